import * as v from 'valibot'
import {
  deserialiseFields,
  documentData,
  readDocumentRef,
} from '../documents/deserialise-fields.ts'
import type { ContentProblem, DocumentRef } from '../documents/errors.ts'
import { isEmptyField, isRecord } from '../documents/values.ts'

const longestQuote = 40

/** A value in words for a message: quoted and cut when it is text, named by its kind otherwise. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'string') {
    const cut = value.length > longestQuote ? `${value.slice(0, longestQuote)}…` : value
    return JSON.stringify(cut)
  }
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  return typeof value === 'object' ? 'a group of fields' : `a ${typeof value}`
}

/** What a reader gives when the value is not acceptable: the reason, and where inside the value it is. */
export class Refusal {
  readonly problem: string
  readonly path: readonly (string | number)[]

  constructor(problem: string, path: readonly (string | number)[] = []) {
    this.problem = problem
    this.path = path
  }
}

/** A refusal in the words `expected …, found …`. */
export function refuse(
  expected: string,
  value: unknown,
  path: readonly (string | number)[] = [],
): Refusal {
  return new Refusal(`expected ${expected}, found ${describeValue(value)}`, path)
}

/**
 * A schema for one field of a document. A missing field, and every form of an empty one, arrives at `read` as null.
 */
// @__NO_SIDE_EFFECTS__
export function field<Value>(read: (value: unknown) => Value | Refusal) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.rawTransform<unknown, Value>(({ dataset, addIssue, NEVER }) => {
        const result = read(isEmptyField(dataset.value) ? null : dataset.value)
        if (!(result instanceof Refusal)) return result
        const path = toIssuePath(result.path)
        addIssue(
          path === undefined ? { message: result.problem } : { message: result.problem, path },
        )
        return NEVER
      }),
    ),
    null,
  )
}

function toIssuePath(
  path: readonly (string | number)[],
): [v.IssuePathItem, ...v.IssuePathItem[]] | undefined {
  const [first, ...rest] = path.map(toPathItem)
  return first === undefined ? undefined : [first, ...rest]
}

function toPathItem(key: string | number): v.IssuePathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined }
}

/** A schema for fields that are together: a slice's own, or one of its items. */
// @__NO_SIDE_EFFECTS__
export function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.custom<Record<string, unknown>>(
      isRecord,
      (issue) => `expected a group of fields, found ${describeValue(issue.input)}`,
    ),
    v.object(entries),
  )
}

/** A schema for a list of groups: the items of a slice. */
// @__NO_SIDE_EFFECTS__
export function listOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.array(group(entries), (issue) => `expected a list, found ${describeValue(issue.input)}`)
}

/** The path of an issue inside the value that was parsed. */
export function issuePath({ path }: v.BaseIssue<unknown>): (string | number)[] {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

/** A path inside a field as a document names it, such as `[2].url`. */
export function pathText(path: readonly (string | number)[]): string {
  return path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
}

/** Reads fields one by one; what is wrong is noted and replaced, never thrown. */
export interface FieldReader {
  /** The field at `path` (`header.logo`). An invalid value is read as an empty one. */
  read<Value>(path: string, schema: v.GenericSchema<unknown, Value>): Value
  /** The field at `path`, whose schema refuses an empty value; undefined if it is invalid. */
  readRequired<Value>(path: string, schema: v.GenericSchema<unknown, Value>): Value | undefined
  /** The rows of the field at `path` that fit the schema, with their place; none when it is no list. */
  rows<Value>(path: string, schema: v.GenericSchema<unknown, Value>): ListRow<Value>[]
  /** Whether the document has a value at `path`, and `read` has not refused it. */
  has(path: string): boolean
  /** Notes a problem with the field at `path`; `inside` is the way on from there, as `[2].url`. */
  note(path: string, problem: string, inside?: string): void
}

/** One row of a list and its place in the document. */
interface ListRow<Value> {
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
    note(path, issue.message, `${start}${pathText(issuePath(issue))}`)
  }

  function readRequired<Value>(
    path: string,
    schema: v.GenericSchema<unknown, Value>,
  ): Value | undefined {
    const result = v.safeParse(schema, valueAt(fields, path))
    if (result.success) return result.output
    refused.add(path)
    noteIssue(path, result.issues[0])
    return undefined
  }

  return {
    note,
    has: (path) => valueAt(fields, path) !== null && !refused.has(path),
    readRequired,
    read: (path, schema) => readRequired(path, schema) ?? v.parse(schema, null),
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

/** Reads a raw document. Problems of its fields are collected in `issues`. */
export function documentReader(raw: unknown): {
  document: DocumentRef
  data: Readonly<Record<string, unknown>>
  issues: ContentProblem[]
  reader: FieldReader
} {
  const document = readDocumentRef(raw)
  const data = documentData(raw)
  const issues: ContentProblem[] = []
  return {
    document,
    data,
    issues,
    reader: fieldReader(deserialiseFields(data), { document, issues }),
  }
}

function valueAt(fields: unknown, path: string): unknown {
  let here = fields
  for (const part of path.split('.')) {
    here = isRecord(here) && Object.hasOwn(here, part) ? here[part] : null
  }
  return isEmptyField(here) ? null : here
}
