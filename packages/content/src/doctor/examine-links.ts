import type { DocumentRef } from '../errors/document-ref.ts'
import { isRecord } from '../documents/is-record.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { anchorsIn } from './link-targets.ts'
import type { LinkTargets } from './link-targets.ts'
import { walkValues } from './walk-values.ts'
import type { NestedValue } from './walk-values.ts'

/** Looks at every link of a document and at every file of media that it names. */
export function examineLinks(
  document: DocumentRef,
  data: unknown,
  targets: LinkTargets,
): Finding[] {
  const anchors = anchorsIn(data)
  // A page may have a footer of its own, with modals of its own.
  const modals = new Set([...targets.modals, ...modalsIn(data)])
  const here = { ...targets, modals }
  return [...walkValues(data)].flatMap((place) => [
    ...examineMedia(document, place, targets.media),
    ...problemsOf(place, here, anchors).map((problem) =>
      toFinding('broken-link', { document, field: place.field, problem }),
    ),
  ])
}

function modalsIn(data: unknown): string[] {
  const slices: unknown = isRecord(data) ? data['footer-content'] : undefined
  if (!Array.isArray(slices)) return []
  return slices.flatMap((slice: unknown) => {
    if (!isRecord(slice) || slice['slice_type'] !== 'modal') return []
    const id = isRecord(slice['primary']) ? slice['primary']['id'] : undefined
    return typeof id === 'string' ? [id] : []
  })
}

function examineMedia(
  document: DocumentRef,
  { field, value }: NestedValue,
  media: ReadonlySet<string> | undefined,
): Finding[] {
  if (media === undefined || typeof value !== 'string' || !/^media\/\S+$/.test(value)) return []
  if (media.has(value)) return []
  return [toFinding('missing-media', { document, field, problem: `there is no file ${value}` })]
}

function problemsOf(
  { name, value, owner }: NestedValue,
  targets: LinkTargets,
  anchors: ReadonlySet<string>,
): string[] {
  if (isRecord(value)) return brokenDocumentLink(value, targets)
  if (typeof value !== 'string') return []
  if (/html$/i.test(name)) {
    const hrefs = value.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)
    return [...hrefs].flatMap(([, double, single, bare]) =>
      brokenAddress(double ?? single ?? bare ?? '', targets, anchors),
    )
  }
  const isAddress = /(?:url|link)$/i.test(name) && !isPicture(owner)
  return isAddress ? brokenAddress(value.trim(), targets, anchors) : []
}

function isPicture(value: unknown): boolean {
  return isRecord(value) && ('alt' in value || 'dimensions' in value)
}

function brokenDocumentLink(link: Record<string, unknown>, targets: LinkTargets): string[] {
  if (link['link_type'] !== 'Document') return []
  const name = `${String(link['type'])}/${String(link['uid'])}`
  if (link['isBroken'] === true) return [`the document ${name} is gone`]
  const known = targets.documents.has(name) || targets.documents.has(String(link['id']))
  return known ? [] : [`there is no document ${name}`]
}

function brokenAddress(
  address: string,
  targets: LinkTargets,
  anchors: ReadonlySet<string>,
): string[] {
  // What fills a slot decides where it leads.
  if (address.includes('{{')) return []
  const modal = /^[^?#]*\?(?:[^#]*&)?modal=([^&#]*)/.exec(address)?.[1]
  if (modal !== undefined && modal !== '' && !targets.modals.has(modal)) {
    return [`there is no modal "${modal}"`]
  }
  if (address.startsWith('#')) return missingAnchor(address.slice(1), anchors)
  if (!address.startsWith('/') || address.startsWith('//')) return []
  const path = decoded(address.replace(/[?#].*$/s, '').replace(/(?<!\/)\/+$/, ''))
  if (targets.prefixes.some((prefix) => `${path}/`.startsWith(prefix))) return []
  const there = targets.paths.get(path)
  if (there === undefined) return [`there is no page ${path}`]
  const hash = /#(.*)$/s.exec(address)?.[1] ?? ''
  // A tag page's sections are those of whichever document is for its value.
  return there.size === 0 ? [] : missingAnchor(hash, there)
}

function missingAnchor(name: string, anchors: ReadonlySet<string>): string[] {
  if (name === '' || anchors.has(name)) return []
  return [`no section has the anchor "${name}"`]
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
