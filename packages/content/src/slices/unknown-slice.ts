import { isRecord } from '../documents/is-record.ts'

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
