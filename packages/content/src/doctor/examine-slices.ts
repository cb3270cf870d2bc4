import type { DocumentRef } from '../errors/document-ref.ts'
import { isRecord } from '../documents/is-record.ts'
import { ContentError } from '../errors/content-error.ts'
import { describeValue } from '../fields/describe-value.ts'
import { isEmptyField } from '../documents/is-empty-field.ts'
import type { SliceOptions } from '../slices/own-slice.ts'
import { parseSlice } from '../slices/parse-content.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'

/** Looks at each slice of a field by itself, so that one broken slice does not hide the next. */
export function examineSlices(
  document: DocumentRef,
  field: string,
  slices: unknown,
  options: SliceOptions,
): Finding[] {
  if (!Array.isArray(slices)) {
    if (isEmptyField(slices)) return []
    const problem = `expected a list of slices, found ${describeValue(slices)}`
    return [toFinding('field', { document, field, problem })]
  }
  return slices.flatMap((raw: unknown, index) => {
    const place = `${field}[${index}]`
    try {
      const slice = parseSlice(document, place, raw, options)
      if (slice.type !== 'unknown') return []
      const problem = `Unknown slice type: ${slice.name}`
      return [toFinding('unknown-slice', { document, field: place, problem })]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return [toFinding('field', error)]
    }
  })
}

/** Names each slice of a field whose type is none of those that may be there. */
export function examineSliceTypes(
  document: DocumentRef,
  field: string,
  slices: unknown,
  known: readonly string[],
): Finding[] {
  if (!Array.isArray(slices)) return []
  return slices.flatMap((slice: unknown, index) => {
    const type = isRecord(slice) ? slice['slice_type'] : undefined
    if (typeof type !== 'string' || type === '' || known.includes(type)) return []
    const problem = `Unknown slice type: ${type}`
    return [toFinding('unknown-slice', { document, field: `${field}[${index}]`, problem })]
  })
}
