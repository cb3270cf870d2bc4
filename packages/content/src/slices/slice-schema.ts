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

/** What every page slice may say about itself. */
const commonEntries = {
  background: choice(['none', 'tint', 'primary', 'dark'], 'none'),
  /** The id that `#links` lead to. */
  anchor,
}

/**
 * The schema of one page slice, as deserialised from the content service.
 *
 * @param type - the slice's `slice_type`
 * @param primary - its fields; `background` and `anchor` are added
 * @param item - the fields of each of its items
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

/** A slice of a type nobody knows; the site shows 'Unknown slice type: {name}' (Spec §8). */
export interface UnknownSlice {
  readonly type: 'unknown'
  /** Its `slice_type`. */
  readonly name: string
  /** Its `slice_label`; null when it has none. */
  readonly label: string | null
  /** Its fields as `deserialiseFields` gives them, unchecked; none when they are no group of fields. */
  readonly primary: Readonly<Record<string, unknown>>
  /** Its items likewise; what is no group of fields is left out, and there are none when they are no list. */
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

/**
 * A slice of an unknown type with its data as it was sent. Never throws, whatever is in the slice.
 *
 * @param name - its type
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
