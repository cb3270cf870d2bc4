import type * as v from 'valibot'
import type { commonEntries } from './slice-schema.ts'

/** A slice as a schema of `sliceSchema` reads it. */
export interface ParsedSlice {
  readonly type: string
  readonly label: string | null
  readonly primary: CommonFields & Readonly<Record<string, unknown>>
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

type CommonFields = Readonly<v.InferOutput<v.ObjectSchema<typeof commonEntries, undefined>>>

/** What reads the slices of one type; made by `sliceSchema` of `@milepost/content/fields`. */
export type SliceSchema = v.GenericSchema<unknown, ParsedSlice>

/** An application's own schemas of page slices by their `slice_type`. One of a known type replaces ours. */
export type SliceSchemas = Readonly<Record<string, SliceSchema>>

/** What a schema makes of a slice: `InferSlice<typeof pledgeSchema>`. */
export type InferSlice<Schema extends SliceSchema> = v.InferOutput<Schema>

/** A slice that one of the application's own schemas has read. */
export interface OwnSlice {
  readonly type: 'own'
  /** Its `slice_type`, under which its schema was given. */
  readonly name: string
  /** What the schema made of it: an `InferSlice` of that schema. */
  readonly slice: ParsedSlice
}

/** How the slices of a page are read. */
export interface SliceOptions {
  /** @default none: only the types that this package knows */
  readonly schemas?: SliceSchemas | undefined
}
