import * as v from 'valibot'
import { isEmptyField } from '../documents/is-empty-field.ts'
import { describeValue } from './describe-value.ts'
import type { ContentProblem } from '../errors/content-error.ts'
import type { DocumentRef } from '../errors/document-ref.ts'
import { isRecord } from '../documents/is-record.ts'

/** Reads fields one by one; what is wrong is noted and replaced, never thrown. */
export interface FieldReader {
  /** The field at `path` (`header.logo`), or `fallback` when it does not fit the schema. */
  read<Value>(path: string, schema: v.GenericSchema<unknown, Value>, fallback: Value): Value
  /** The rows of the field at `path` that fit the schema, with their place; none when it is no list. */
  rows<Value>(path: string, schema: v.GenericSchema<unknown, Value>): ListRow<Value>[]
  /** Whether the document has a value at `path`, and `read` has not refused it. */
  has(path: string): boolean
  /** Notes a problem with the field at `path`; `inside` is the way on from there, as `[2].url`. */
  note(path: string, problem: string, inside?: string): void
}

/** One row of a list and its place in the document. */
export interface ListRow<Value> {
  readonly value: Value
  readonly index: number
}

/**
 * A reader over deserialised fields.
 *
 * @param place - the document, where in it these fields are (`platform[0].primary.`; empty for the
 *   top), and where problems are noted
 */
export function fieldReader(
  fields: unknown,
  place: { document: DocumentRef; prefix?: string; issues: ContentProblem[] },
): FieldReader {
  const { document, prefix = '', issues } = place
  const refused = new Set<string>()

  function note(path: string, problem: string, inside = ''): void {
    issues.push({ document, field: `${prefix}${path.replaceAll('.', '-')}${inside}`, problem })
  }

  function noteIssue(path: string, issue: v.BaseIssue<unknown>, start = ''): void {
    const inside = (issue.path ?? []).map(({ key }) =>
      typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
    )
    note(path, issue.message, `${start}${inside.join('')}`)
  }

  return {
    note,
    has: (path) => valueAt(fields, path) !== null && !refused.has(path),
    read: (path, schema, fallback) => {
      const result = v.safeParse(schema, valueAt(fields, path))
      if (result.success) return result.output
      refused.add(path)
      noteIssue(path, result.issues[0])
      return fallback
    },
    rows: (path, schema) => {
      const value = valueAt(fields, path)
      if (value === null) return []
      if (!Array.isArray(value)) {
        note(path, `expected a list, found ${describeValue(value)}`)
        return []
      }
      return value.flatMap((row: unknown, index) => {
        const result = v.safeParse(schema, row)
        if (result.success) return [{ value: result.output, index }]
        noteIssue(path, result.issues[0], `[${index}]`)
        return []
      })
    },
  }
}

function valueAt(fields: unknown, path: string): unknown {
  let here = fields
  for (const part of path.split('.')) {
    here = isRecord(here) && Object.hasOwn(here, part) ? here[part] : null
  }
  return isEmptyField(here) ? null : here
}
