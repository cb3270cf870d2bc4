import * as v from 'valibot'
import { isRecord } from '../documents/values.ts'
import { field, group, listOf, Refusal, refuse } from '../fields/field.ts'
import { choice } from '../fields/fields.ts'

const anchor = field((value): string | undefined | Refusal => {
  if (value === null) return undefined
  return typeof value === 'string' && /^[a-z][\w-]{0,60}$/i.test(value)
    ? value
    : refuse('a letter followed by letters, digits, - or _', value)
})

/** Fields of every page slice. */
const commonEntries = {
  background: choice(['none', 'tint', 'primary', 'dark'], 'none'),
  /** ID of the section, for links to `#anchor`. */
  anchor,
}

/**
 * Creates the schema of a page slice.
 *
 * @param type - its `slice_type`
 * @param primary - its fields; `background` and `anchor` are added
 * @param item - fields of each item
 */
// @__NO_SIDE_EFFECTS__
export function sliceSchema<
  const Type extends string,
  Primary extends v.ObjectEntries,
  Item extends v.ObjectEntries,
>(type: Type, primary: Primary, item: Item) {
  return v.object({
    type: v.literal(type),
    label: v.nullable(v.string()),
    primary: group({ ...commonEntries, ...primary }),
    items: listOf(item),
  })
}

/** A slice parsed by a schema of `sliceSchema`. */
export interface ParsedSlice {
  readonly type: string
  readonly label: string | null
  readonly primary: CommonFields & Readonly<Record<string, unknown>>
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

type CommonFields = Readonly<v.InferOutput<v.ObjectSchema<typeof commonEntries, undefined>>>

/** Schema of one type of slice, created by `sliceSchema` of `@milepost/content/fields`. */
export type SliceSchema = v.GenericSchema<unknown, ParsedSlice>

/** Custom schemas of page slices by their `slice_type`. They override built-in ones. */
export type SliceSchemas = Readonly<Record<string, SliceSchema>>

/** Parsed type of a schema: `InferSlice<typeof pledgeSchema>`. */
export type InferSlice<Schema extends SliceSchema> = v.InferOutput<Schema>

/** A slice parsed by a custom schema. */
export interface OwnSlice {
  readonly type: 'own'
  /** Its `slice_type`. */
  readonly name: string
  /** Parsed slice: an `InferSlice` of its schema. */
  readonly slice: ParsedSlice
}

/** Options of reading pages. */
export interface SliceOptions {
  /** Custom schemas. @default none */
  readonly schemas?: SliceSchemas | undefined
}

/** A slice of an unknown type; the site shows 'Unknown slice type: {name}' (Spec §8). */
export interface UnknownSlice {
  readonly type: 'unknown'
  /** Its `slice_type`. */
  readonly name: string
  /** Its `slice_label`. */
  readonly label: string | null
  /** Its fields, unchecked. */
  readonly primary: Readonly<Record<string, unknown>>
  /** Its items, unchecked. */
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Keeps the data of a slice of unknown type. Never throws.
 *
 * @param slice - from `deserialiseSlice`
 */
export function toUnknownSlice(name: string, slice: unknown): UnknownSlice {
  const { label, primary, items } = isRecord(slice) ? slice : {}
  return {
    type: 'unknown',
    name,
    label: typeof label === 'string' ? label : null,
    primary: isRecord(primary) ? primary : {},
    items: Array.isArray(items) ? items.filter(isRecord) : [],
  }
}
