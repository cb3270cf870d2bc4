import * as v from 'valibot'
import { isRecord } from '../documents/is-record.ts'
import { field, refuse, Refusal } from '../fields/field.ts'
import { toUnknownSlice } from '../slices/unknown-slice.ts'
import type { UnknownSlice } from '../slices/unknown-slice.ts'

/** A slice of one of the given types; one of any other type is kept with its data. */
export function knownSlice<Slice>(
  schemas: Readonly<Record<string, v.GenericSchema<unknown, Slice>>>,
) {
  return field((slice): Slice | UnknownSlice | Refusal => {
    const type = isRecord(slice) ? slice['type'] : undefined
    if (typeof type !== 'string' || type === '') return refuse('a slice', slice)
    const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined
    if (schema === undefined) return toUnknownSlice(type, slice)
    const result = v.safeParse(schema, slice)
    if (result.success) return result.output
    const [issue] = result.issues
    const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
    return new Refusal(issue.message, path)
  })
}
