import type { DocumentRef } from '../errors/document-ref.ts'
import { isRecord } from '../documents/is-record.ts'
import { isPlaceholderKey } from '../placeholders/placeholder-key.ts'
import { placeholdersIn } from '../placeholders/template.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { walkValues } from './walk-values.ts'
import type { NestedValue } from './walk-values.ts'

/** Looks at every picture and text of a document, wherever it is, and at ids that are there twice. */
export function examineValues(document: DocumentRef, data: unknown): Finding[] {
  const ids = new Set<string>()
  return [...walkValues(data)].flatMap((place) => [
    ...examineText(document, place),
    ...examineMarkup(document, place),
    ...examinePicture(document, place),
    ...examineId(document, place, ids),
  ])
}

function examineText(document: DocumentRef, { field, value }: NestedValue): Finding[] {
  if (typeof value !== 'string') return []
  return placeholdersIn(value)
    .filter((name) => !isPlaceholderKey(name))
    .map((name) => {
      const problem = `there is no placeholder {{ ${name} }}`
      return toFinding('unknown-placeholder', { document, field, problem })
    })
}

function examineMarkup(document: DocumentRef, { field, name, value }: NestedValue): Finding[] {
  if (typeof value !== 'string' || !/html$/i.test(name)) return []
  const pictures = [...value.matchAll(/<img\b[^<>]{0,2000}>/gi)].map(([tag]) => tag)
  return pictures.flatMap((tag) => [
    ...(/\salt\s*=/i.test(tag) ? [] : [withoutWords(document, field)]),
    ...(/\swidth\s*=/i.test(tag) && /\sheight\s*=/i.test(tag)
      ? []
      : [withoutSize(document, field)]),
  ])
}

function examinePicture(document: DocumentRef, { field, value }: NestedValue): Finding[] {
  if (!isRecord(value) || !('alt' in value || 'dimensions' in value)) return []
  const { url, alt, dimensions } = value
  if (typeof url !== 'string' || url === '') return []
  const { width, height } = isRecord(dimensions) ? dimensions : {}
  return [
    ...(typeof alt === 'string' ? [] : [withoutWords(document, field)]),
    ...(Number(width) > 0 && Number(height) > 0 ? [] : [withoutSize(document, field)]),
  ]
}

function withoutWords(document: DocumentRef, field: string): Finding {
  const problem = 'the picture has no alternative text (empty text for one that only decorates)'
  return toFinding('missing-alt', { document, field, problem })
}

function withoutSize(document: DocumentRef, field: string): Finding {
  return toFinding('image-size', { document, field, problem: 'the picture has no size' })
}

/** Anchors and modals are found by their id: the second of a name is never reached. */
function examineId(document: DocumentRef, place: NestedValue, ids: Set<string>): Finding[] {
  const { field, name, value, owner } = place
  if (typeof value !== 'string' || value === '' || !isRecord(owner)) return []
  const isModal = name === 'id' && 'iframe' in owner
  if (name !== 'anchor' && !isModal) return []
  const key = `${isModal ? 'modal' : 'anchor'} "${value}"`
  if (!ids.has(key)) {
    ids.add(key)
    return []
  }
  return [toFinding('duplicate-id', { document, field, problem: `there is another ${key}` })]
}
