import type { DocumentRef } from '../documents/document-ref.ts'
import { isRecord } from '../documents/is-record.ts'
import { isPlaceholderKey } from '../placeholders/placeholder-key.ts'
import { placeholdersIn } from '../placeholders/template.ts'
import { finding } from './finding.ts'
import type { Finding } from './finding.ts'
import { walk } from './walk.ts'
import type { Place } from './walk.ts'

/** What a link of a site may lead to. */
export interface Targets {
  /** Paths that exist, without a slash at the end; `` is the home page. */
  readonly paths: ReadonlySet<string>
  /** Parts of the site that the product serves, such as `/fundraising/`. */
  readonly prefixes: readonly string[]
  readonly modals: ReadonlySet<string>
  /** `type/uid` and ids of the documents that exist. */
  readonly documents: ReadonlySet<string>
}

/** Looks at every picture, link and text of a document, wherever it stands. */
export function examineValues(document: DocumentRef, data: unknown, targets: Targets): Finding[] {
  const anchors = anchorsIn(data)
  return [...walk(data)].flatMap((place) => [
    ...examineText(document, place),
    ...examinePicture(document, place),
    ...examineLink(document, place, targets, anchors),
  ])
}

function examineText(document: DocumentRef, { field, value }: Place): Finding[] {
  if (typeof value !== 'string') return []
  return placeholdersIn(value)
    .filter((name) => !isPlaceholderKey(name))
    .map((name) => {
      const problem = `there is no placeholder {{ ${name} }}`
      return finding('unknown-placeholder', { document, field, problem })
    })
}

function examinePicture(document: DocumentRef, { field, value }: Place): Finding[] {
  if (!isPicture(value)) return []
  const { url, alt, dimensions } = value
  if (typeof url !== 'string' || url === '') return []
  const found: Finding[] = []
  if (typeof alt !== 'string') {
    const problem = 'the picture has no alternative text (empty text for one that only decorates)'
    found.push(finding('missing-alt', { document, field, problem }))
  }
  const { width, height } = isRecord(dimensions) ? dimensions : {}
  if (!(Number(width) > 0 && Number(height) > 0)) {
    found.push(finding('image-size', { document, field, problem: 'the picture has no size' }))
  }
  return found
}

function isPicture(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && ('alt' in value || 'dimensions' in value)
}

function examineLink(
  document: DocumentRef,
  { field, name, value, owner }: Place,
  targets: Targets,
  anchors: ReadonlySet<string>,
): Finding[] {
  const problem = isRecord(value)
    ? brokenDocumentLink(value, targets)
    : typeof value === 'string' && /(?:url|link)$/i.test(name) && !isPicture(owner)
      ? brokenAddress(value.trim(), targets, anchors)
      : undefined
  return problem === undefined ? [] : [finding('broken-link', { document, field, problem })]
}

function brokenDocumentLink(link: Record<string, unknown>, targets: Targets): string | undefined {
  if (link['link_type'] !== 'Document') return undefined
  const name = `${String(link['type'])}/${String(link['uid'])}`
  if (link['isBroken'] === true) return `the document ${name} is gone`
  const known = targets.documents.has(name) || targets.documents.has(String(link['id']))
  return known ? undefined : `there is no document ${name}`
}

function brokenAddress(
  address: string,
  targets: Targets,
  anchors: ReadonlySet<string>,
): string | undefined {
  const modal = /^[^?#]*\?modal=([^&#]*)/.exec(address)?.[1]
  if (modal !== undefined && modal !== '' && !targets.modals.has(modal)) {
    return `there is no modal "${modal}"`
  }
  if (address.startsWith('#') && address.length > 1 && !anchors.has(address.slice(1))) {
    return `no section has the anchor "${address.slice(1)}"`
  }
  if (!address.startsWith('/') || address.startsWith('//')) return undefined
  const path = address.replace(/[?#].*$/s, '').replace(/\/+$/, '')
  const exists =
    targets.paths.has(path) || targets.prefixes.some((prefix) => `${path}/`.startsWith(prefix))
  return exists ? undefined : `there is no page ${path}`
}

/** The anchors that a document's sections have. */
function anchorsIn(data: unknown): Set<string> {
  const anchors = new Set(['main', 'top'])
  for (const { name, value } of walk(data)) {
    if (name === 'anchor' && typeof value === 'string') anchors.add(value)
  }
  return anchors
}
