import type * as v from 'valibot'
import type { pageSliceSchemas } from './page-slice-schemas.ts'

/** One section of a page; told apart by `type`. */
export type PageSlice =
  | v.InferOutput<(typeof pageSliceSchemas)[keyof typeof pageSliceSchemas]>
  | UnknownSlice

/** A slice of a type nobody knows; the site shows 'Unknown slice type: {name}' (Spec §8). */
export interface UnknownSlice {
  readonly type: 'unknown'
  readonly name: string
}
