import { getDocumentData, readDocumentRef } from '../documents/deserialise-fields.ts'
import { ContentError, type DocumentRef } from '../documents/errors.ts'
import { getIn, isEmptyField } from '../documents/values.ts'
import { describeValue } from '../fields/field.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { parseSlice } from '../slices/page-slices.ts'
import type { SliceOptions } from '../slices/slice-schema.ts'
import { countedKinds } from './check-config.ts'
import { type Finding, listRowsAt, textAt, toFinding } from './finding.ts'

/** Checks each slice separately, so that an invalid slice does not hide problems in other slices. */
export function checkSlices(
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

/** Reports slices of unknown types. */
export function checkSliceTypes(
  document: DocumentRef,
  field: string,
  slices: unknown,
  known: readonly string[],
): Finding[] {
  if (!Array.isArray(slices)) return []
  return slices.flatMap((slice: unknown, index) => {
    const type = getIn(slice, 'slice_type')
    if (typeof type !== 'string' || type === '' || known.includes(type)) return []
    const problem = `Unknown slice type: ${type}`
    return [toFinding('unknown-slice', { document, field: `${field}[${index}]`, problem })]
  })
}

/**
 * Reports matching sections on a site without matched giving, and leaderboards whose ranking is not supported for the
 * site's projects. The slice schema rejects rankings that are never supported.
 *
 * @param fields - names of the fields that contain sections
 */
export function checkSections(
  raw: unknown,
  site: SiteConfig,
  fields: readonly string[],
): Finding[] {
  const document = readDocumentRef(raw)
  const kind = site.platform
    .map(({ items }) => countedKinds(items)[0])
    .find((counted) => counted === 'event' || counted === 'charity')
  return fields.flatMap((name) =>
    listRowsAt(getDocumentData(raw), name).flatMap((slice, index) => {
      const type = textAt(slice, 'slice_type')
      const field = `${name}[${index}]`
      if (type === 'matching' && site.matching === undefined) {
        const problem =
          'this section is not shown: the site has no matched giving (matching-funder and matching-pot)'
        return [toFinding('no-effect', { document, field, problem })]
      }
      const rankBy = textAt(getIn(slice, 'primary'), 'rankBy')?.toLowerCase()
      if (type !== 'leaderboard' || kind === undefined || !rankBy || rankBy === 'amount') return []
      const problem = `this ranking is not available: for ${kind === 'event' ? 'an event' : 'a charity'} the platform lists pages by amount only`
      return [toFinding('field', { document, field: `${field}.primary.rankBy`, problem })]
    }),
  )
}
