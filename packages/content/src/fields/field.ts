import * as v from 'valibot'
import {
  deserialiseFields,
  getDocumentData,
  readDocumentRef,
} from '../documents/deserialise-fields.ts'
import type { ContentProblem, DocumentRef } from '../documents/errors.ts'
import { getIn, isEmptyField, isRecord } from '../documents/values.ts'

const maxQuoteLength = 40

/** Describes a value for messages: quotes and truncates text, and names the type of lists and objects. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'string') {
    const cut = value.length > maxQuoteLength ? `${value.slice(0, maxQuoteLength)}…` : value
    return JSON.stringify(cut)
  }
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  return typeof value === 'object' ? 'a group of fields' : `a ${typeof value}`
}

/** Rejection of a field's value, with the reason and the path inside the value. */
export class InvalidValue {
  readonly problem: string
  readonly path: readonly (string | number)[]

  constructor(problem: string, path: readonly (string | number)[] = []) {
    this.problem = problem
    this.path = path
  }
}

/** Rejects a value with the message `expected …, found …`. */
export function rejectValue(
  expected: string,
  value: unknown,
  path: readonly (string | number)[] = [],
): InvalidValue {
  return new InvalidValue(`expected ${expected}, found ${describeValue(value)}`, path)
}

/** Creates the schema of a field from a parser. `read` is called with null if the field is missing or empty in any form. */
// @__NO_SIDE_EFFECTS__
export function field<Value>(read: (value: unknown) => Value | InvalidValue) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.rawTransform<unknown, Value>(({ dataset, addIssue, NEVER }) => {
        const result = read(isEmptyField(dataset.value) ? null : dataset.value)
        if (!(result instanceof InvalidValue)) return result
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

/** Creates the schema of an object with fields, such as the primary part of a slice or an item. */
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

/** Creates the schema of a list of groups, such as the items of a slice. */
// @__NO_SIDE_EFFECTS__
export function listOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.array(group(entries), (issue) => `expected a list, found ${describeValue(issue.input)}`)
}

/** Returns the path of a Valibot issue inside the parsed value. */
export function getIssuePath({ path }: v.BaseIssue<unknown>): (string | number)[] {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

/** Formats a path inside a field, for example `[2].url`. */
export function formatPath(path: readonly (string | number)[]): string {
  return path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
}

/** Reads and validates fields. Never throws: collects problems, and treats invalid values as empty. */
export interface FieldReader {
  /** Reads the field at `path`, for example `header.logo`. */
  read<Value>(path: string, schema: v.GenericSchema<unknown, Value>): Value
  /** Reads a required field. Undefined if it is missing or invalid. */
  readRequired<Value>(path: string, schema: v.GenericSchema<unknown, Value>): Value | undefined
  /** Reads the valid rows of a list, with their index. Empty if the value is not a list. */
  rows<Value>(path: string, schema: v.GenericSchema<unknown, Value>): ListRow<Value>[]
  /** Reads the valid rows of a list. */
  values<Value>(path: string, schema: v.GenericSchema<unknown, Value>): Value[]
  /** Whether the field at `path` is set, and `read` has not rejected it. */
  has(path: string): boolean
  /** Reports a problem with the field at `path`. `inside` is the path inside the field, for example `[2].url`. */
  note(path: string, problem: string, inside?: string): void
}

export interface ListRow<Value> {
  readonly value: Value
  readonly index: number
}

/**
 * Creates a reader of deserialised fields.
 *
 * @param place - the document, the path prefix of its fields (`platform[0].primary.`), and the list to add problems to
 */
export function createFieldReader(
  fields: unknown,
  place: { document: DocumentRef; prefix?: string; issues: ContentProblem[] },
): FieldReader {
  const { document, prefix = '', issues } = place
  const refused = new Set<string>()

  function note(path: string, problem: string, inside = ''): void {
    issues.push({ document, field: `${prefix}${path.replaceAll('.', '-')}${inside}`, problem })
  }

  function noteIssue(path: string, issue: v.BaseIssue<unknown>, start = ''): void {
    note(path, issue.message, `${start}${formatPath(getIssuePath(issue))}`)
  }

  function readRequired<Value>(
    path: string,
    schema: v.GenericSchema<unknown, Value>,
  ): Value | undefined {
    const result = v.safeParse(schema, getValueAt(fields, path))
    if (result.success) return result.output
    refused.add(path)
    noteIssue(path, result.issues[0])
    return undefined
  }

  function rows<Value>(path: string, schema: v.GenericSchema<unknown, Value>): ListRow<Value>[] {
    const value = getValueAt(fields, path)
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
  }

  return {
    note,
    has: (path) => getValueAt(fields, path) !== null && !refused.has(path),
    readRequired,
    read: (path, schema) => readRequired(path, schema) ?? v.parse(schema, null),
    rows,
    values: (path, schema) => rows(path, schema).map(({ value }) => value),
  }
}

/** Creates a field reader for a raw document. It adds problems to `issues`. */
export function createDocumentReader(raw: unknown): {
  document: DocumentRef
  data: Readonly<Record<string, unknown>>
  issues: ContentProblem[]
  reader: FieldReader
} {
  const document = readDocumentRef(raw)
  const data = getDocumentData(raw)
  const issues: ContentProblem[] = []
  return {
    document,
    data,
    issues,
    reader: createFieldReader(deserialiseFields(data), { document, issues }),
  }
}

function getValueAt(fields: unknown, path: string): unknown {
  const value = getIn(fields, ...path.split('.'))
  return isEmptyField(value) ? null : value
}
