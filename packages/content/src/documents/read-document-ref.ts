import { cleanText } from './clean-text.ts'
import type { DocumentRef } from '../errors/document-ref.ts'
import { isRecord } from './is-record.ts'

/** Who a document of the content service is; empty text for what it does not say. */
export function readDocumentRef(document: unknown): DocumentRef {
  const { type, uid, id } = isRecord(document) ? document : {}
  return { type: textOr(type), uid: textOr(uid), id: textOr(id) }
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? cleanText(value) : ''
}
