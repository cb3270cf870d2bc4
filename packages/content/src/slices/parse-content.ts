import * as v from 'valibot'
import { deserialiseSlice, fieldPath } from '../documents/deserialise-fields.ts'
import { ContentError, type DocumentRef } from '../documents/errors.ts'
import { isEmptyField, isRecord } from '../documents/values.ts'
import { describeValue, issuePath } from '../fields/field.ts'
import { type PageSlice, pageSliceSchemas } from './page-slices.ts'
import {
  type ParsedSlice,
  type SliceOptions,
  type SliceSchema,
  toUnknownSlice,
} from './slice-schema.ts'

/**
 * Parses the slices of a page. A slice with a custom schema becomes `{ type: 'custom', name, slice }`. A slice of an
 * unknown type keeps its data: `{ type: 'unknown', name, … }`.
 *
 * @param document - document that contains the slices, for error messages
 * @param path - field that contains the slices, such as `content` or `home-content`
 * @param slices - value of that field, as sent by the CMS. It may be empty
 * @throws {@link ContentError} for the first invalid field
 */
export function parseContent(
  document: DocumentRef,
  path: string,
  slices: unknown,
  options: SliceOptions = {},
): PageSlice[] {
  if (!Array.isArray(slices)) {
    if (isEmptyField(slices)) return []
    throw new ContentError({
      document,
      field: path,
      problem: `expected a list of slices, found ${describeValue(slices)}`,
    })
  }
  return slices.map((slice, index) => parseSlice(document, `${path}[${index}]`, slice, options))
}

/**
 * Parses a single slice.
 *
 * @param field - path of the slice, for example `content[2]`
 * @throws {@link ContentError} for the first invalid field
 */
export function parseSlice(
  document: DocumentRef,
  field: string,
  raw: unknown,
  { schemas = {} }: SliceOptions,
): PageSlice {
  if (!isRecord(raw)) {
    throw new ContentError({
      document,
      field,
      problem: `expected a slice, found ${describeValue(raw)}`,
    })
  }
  const name = raw['slice_type']
  if (typeof name !== 'string' || name === '') {
    throw new ContentError({
      document,
      field: `${field}.slice_type`,
      problem: `expected the type of a slice, found ${describeValue(name)}`,
    })
  }
  const place = { document, field, raw }
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
  if (schema !== undefined)
    return { type: 'custom', name, slice: readCustomSlice(schema, name, place) }
  if (isKnown(name)) return readSlice<PageSlice>(pageSliceSchemas[name], place)
  return toUnknownSlice(name, deserialiseSlice(raw))
}

interface Place {
  readonly document: DocumentRef
  readonly field: string
  readonly raw: unknown
}

/**
 * Parses a slice with a schema.
 *
 * @throws {@link ContentError} for the first invalid field
 */
export function readSlice<Slice>(
  schema: v.GenericSchema<unknown, Slice>,
  { document, field, raw }: Place,
): Slice {
  const result = v.safeParse(schema, deserialiseSlice(raw))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ContentError({
    document,
    field: fieldPath(field, raw, issuePath(issue)),
    problem: issue.message,
  })
}

/** Parses a slice with a custom schema. If the schema itself throws, the error names the slice. */
function readCustomSlice(schema: SliceSchema, name: string, place: Place): ParsedSlice {
  try {
    return readSlice(schema, place)
  } catch (cause) {
    if (cause instanceof ContentError) throw cause
    const { document, field } = place
    const problem = `the schema of "${name}" threw an error: ${firstLine(cause)}`
    throw new ContentError({ document, field, problem }, { cause })
  }
}

function firstLine(cause: unknown): string {
  const [line = ''] = (cause instanceof Error ? cause.message : String(cause)).split(/[\r\n]/)
  return line
}

function isKnown(name: string): name is keyof typeof pageSliceSchemas {
  return Object.hasOwn(pageSliceSchemas, name)
}
