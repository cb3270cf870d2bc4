import type { NumericId } from '../values/numeric-id.ts'
import type { PageOptions } from './page-context.ts'

/** Which page: by slug, or by numeric id. */
export type PageSelection = PageOptions & {
  slug?: string | undefined
  /** Numeric; anything else is taken for a slug. */
  id?: NumericId | number | undefined
  signal?: AbortSignal | undefined
}
