import { isRecord } from '../documents/is-record.ts'

/** A value somewhere inside a document. */
export interface NestedValue {
  /** As an editor knows it: `content[2].primary.image`. */
  readonly field: string
  /** The last part of the field's name; empty for an entry of a list. */
  readonly name: string
  readonly value: unknown
  /** The group or list that it is in. */
  readonly owner: unknown
}

const deepest = 40

/** Every value below a document's data, groups before what is in them. */
export function* walkValues(data: unknown): Generator<NestedValue> {
  yield* walkInto({ field: '', name: '', value: data, owner: undefined }, 0)
}

function* walkInto(place: NestedValue, depth: number): Generator<NestedValue> {
  const { field, value } = place
  if (field !== '') yield place
  if (depth > deepest) return
  if (Array.isArray(value)) {
    for (const [index, child] of value.entries()) {
      yield* walkInto(
        { field: `${field}[${index}]`, name: '', value: child, owner: value },
        depth + 1,
      )
    }
  } else if (isRecord(value)) {
    for (const [key, child] of Object.entries(value)) {
      const inside = field === '' ? key : `${field}.${key}`
      yield* walkInto({ field: inside, name: key, value: child, owner: value }, depth + 1)
    }
  }
}
