import * as v from 'valibot'
import { deserialiseSlice } from '../documents/deserialise-fields.ts'
import type { DocumentRef } from '../errors/document-ref.ts'
import { fieldPath } from '../documents/field-path.ts'
import { isRecord } from '../documents/is-record.ts'
import { ContentError } from '../errors/content-error.ts'
import { found } from '../fields/found.ts'
import { pageSliceSchemas } from './page-slice-schemas.ts'
import type { PageSlice } from './page-slice.ts'

/**
 * A page's slices, typed. A slice of an unknown type is kept as `{ type: 'unknown', name }`.
 *
 * @param document - the document they stand in, for messages
 * @param path - the field they stand in, such as `content` or `home-content`
 * @param slices - the field's value as the content service sent it; null and undefined give no slices
 * @throws {@link ContentError} for the first field that is not what it must be
 */
export function parseContent(document: DocumentRef, path: string, slices: unknown): PageSlice[] {
  if (slices === null || slices === undefined) return []
  if (!Array.isArray(slices)) {
    throw new ContentError({
      document,
      field: path,
      problem: `expected a list of slices, found ${found(slices)}`,
    })
  }
  return slices.map((slice, index) => parseSlice(document, `${path}[${index}]`, slice))
}

/**
 * One slice, typed.
 *
 * @param field - where it stands, such as `content[2]`
 * @throws {@link ContentError} for the first field that is not what it must be
 */
export function parseSlice(document: DocumentRef, field: string, raw: unknown): PageSlice {
  if (!isRecord(raw)) {
    throw new ContentError({ document, field, problem: `expected a slice, found ${found(raw)}` })
  }
  const name = raw['slice_type']
  if (typeof name !== 'string' || name === '') {
    throw new ContentError({
      document,
      field: `${field}.slice_type`,
      problem: `expected the type of a slice, found ${found(name)}`,
    })
  }
  if (!isKnown(name)) return { type: 'unknown', name }
  const result = v.safeParse(pageSliceSchemas[name], deserialiseSlice(raw))
  if (result.success) return result.output
  const [issue] = result.issues
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  throw new ContentError({ document, field: fieldPath(field, raw, path), problem: issue.message })
}

function isKnown(name: string): name is keyof typeof pageSliceSchemas {
  return Object.hasOwn(pageSliceSchemas, name)
}
