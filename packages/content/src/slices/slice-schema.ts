import * as v from 'valibot'
import { isRecord } from '../documents/values.ts'
import { field, group, listOf, InvalidValue, rejectValue } from '../fields/field.ts'
import { choice } from '../fields/fields.ts'

const anchor = field((value): string | undefined | InvalidValue => {
  if (value === null) return undefined
  return typeof value === 'string' && /^[a-z][\w-]{0,60}$/i.test(value)
    ? value
    : rejectValue('a letter followed by letters, digits, - or _', value)
})

/** Fields that all page slices have. */
const commonEntries = {
  background: choice(['none', 'tint', 'primary', 'dark'], 'none'),
  /** ID of the section, the target of `#anchor` links. */
  anchor,
}

/**
 * Creates the schema of a page slice.
 *
 * @param type - `slice_type` of the slice
 * @param primary - fields of the slice, to which `background` and `anchor` are added
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

/** A slice, parsed by a schema that `sliceSchema` created. */
export interface ParsedSlice {
  readonly type: string
  readonly label: string | null
  readonly primary: CommonFields & Readonly<Record<string, unknown>>
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

type CommonFields = Readonly<v.InferOutput<v.ObjectSchema<typeof commonEntries, undefined>>>

/** Schema of a slice type, as created by `sliceSchema` of `@milepost/content/fields`. */
export type SliceSchema = v.GenericSchema<unknown, ParsedSlice>

/** Custom page slice schemas by `slice_type`. They override built-in schemas. */
export type SliceSchemas = Readonly<Record<string, SliceSchema>>

/** Type of the slices that a schema parses: `InferSlice<typeof pledgeSchema>`. */
export type InferSlice<Schema extends SliceSchema> = v.InferOutput<Schema>

/** A slice parsed by a custom schema. */
export interface CustomSlice {
  readonly type: 'custom'
  /** `slice_type` of the slice. */
  readonly name: string
  /** The parsed slice. Cast it to the `InferSlice` of its schema. */
  readonly slice: ParsedSlice
}

/** Options for parsing slices. */
export interface SliceOptions {
  /** Custom page slice schemas. @default none */
  readonly schemas?: SliceSchemas | undefined
}

/** A slice of an unknown type. The site shows 'Unknown slice type: {name}' (Spec §8). */
export interface UnknownSlice {
  readonly type: 'unknown'
  /** `slice_type` of the slice. */
  readonly name: string
  /** `slice_label` of the slice. */
  readonly label: string | null
  /** Fields, not validated. */
  readonly primary: Readonly<Record<string, unknown>>
  /** Items, not validated. */
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Converts a slice of an unknown type, keeping its data. Never throws.
 *
 * @param slice - result of `deserialiseSlice`
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
