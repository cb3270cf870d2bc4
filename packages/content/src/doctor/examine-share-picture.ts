import type { DocumentRef } from '../errors/document-ref.ts'
import { isRecord } from '../documents/is-record.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'

/** Looks at the picture that a document names for shares: networks show no SVG. */
export function examineSharePicture(
  document: DocumentRef,
  { 'meta-image': image }: Record<string, unknown>,
): Finding[] {
  const url = isRecord(image) ? image['url'] : undefined
  if (typeof url !== 'string' || !/\.svg(?:[?#]|$)/i.test(url)) return []
  const problem = `${url} is an SVG, which networks do not show in shares; give a PNG or a JPEG, or none: a card with the amount is shown then`
  return [toFinding('share-picture', { document, field: 'meta-image.url', problem })]
}
