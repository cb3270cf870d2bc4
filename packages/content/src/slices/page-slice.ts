import type * as v from 'valibot'
import type { OwnSlice } from './own-slice.ts'
import type { pageSliceSchemas } from './page-slice-schemas.ts'
import type { UnknownSlice } from './unknown-slice.ts'

/** One section of a page; told apart by `type`. */
export type PageSlice =
  | v.InferOutput<(typeof pageSliceSchemas)[keyof typeof pageSliceSchemas]>
  | OwnSlice
  | UnknownSlice
