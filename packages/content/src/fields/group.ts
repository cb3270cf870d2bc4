import * as v from 'valibot'
import { isRecord } from '../documents/is-record.ts'
import { describeValue } from './describe-value.ts'

/** A schema for fields that are together: a slice's own, or one of its items. */
export function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.custom<Record<string, unknown>>(
      isRecord,
      (issue) => `expected a group of fields, found ${describeValue(issue.input)}`,
    ),
    v.object(entries),
  )
}
