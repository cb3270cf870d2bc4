import type { LayoutFault } from './find-layout-fault.ts'

/** What became of a page in a state. */
export type CellOutcome =
  | { readonly kind: 'fine' }
  | ({ readonly kind: 'wider' } & LayoutFault)
  | { readonly kind: 'failed'; readonly status: number }
