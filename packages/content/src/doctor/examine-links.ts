import { readDocumentRef } from '../documents/deserialise-fields.ts'
import type { DocumentRef } from '../documents/errors.ts'
import { isRecord } from '../documents/values.ts'
import { tagSlug } from '../pages/tag-pages.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { type Finding, type NestedValue, toFinding, walkValues } from './finding.ts'

/** What a link of a site may lead to. */
export interface LinkTargets {
  /** Paths that exist, without a slash at the end (`` is the home page), with the anchors of their sections. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>
  /** Parts of the site that the product serves, such as `/fundraising/`. */
  readonly prefixes: readonly string[]
  readonly modals: ReadonlySet<string>
  /** `type/uid` and ids of the documents that exist. */
  readonly documents: ReadonlySet<string>
  /** Files below `media/`, when it is known which there are. */
  readonly media: ReadonlySet<string> | undefined
}

/** Served by the product itself, whatever a site's documents are. */
const productPaths = [
  '/accessibility-statement/',
  '/fundraising/',
  '/fundraising-edit/',
  '/teams/',
  '/preview/',
  '/media/',
  '/reports/',
  '/account/',
  '/sign-in/',
  '/sign-up/',
  '/reset-password/',
]

/** Everything in a site that a link may lead to. */
export function linkTargetsOf(
  site: SiteConfig,
  documents: readonly unknown[],
  media: ReadonlySet<string> | undefined,
): LinkTargets {
  const paths = new Map<string, ReadonlySet<string>>()
  const known = new Set<string>()
  for (const raw of documents) {
    const { type, uid, id } = readDocumentRef(raw)
    known.add(`${type}/${uid}`)
    if (id !== '') known.add(id)
    const path = pathOf(type, uid, site)
    if (path !== undefined) paths.set(path, anchorsIn(raw))
  }
  for (const { name, values } of site.tags) {
    for (const value of values) paths.set(`/${tagSlug(name)}/${tagSlug(value)}`, new Set())
  }
  const modals = site.footer.content.flatMap((slice) =>
    slice.type === 'modal' ? [slice.primary.id] : [],
  )
  return { paths, prefixes: productPaths, modals: new Set(modals), documents: known, media }
}

function pathOf(type: string, uid: string, site: SiteConfig): string | undefined {
  if (type === 'internal_page') return `/${uid}`
  return type === 'custom_site' && uid === site.uid ? '' : undefined
}

/** The anchors that a document's sections have, and those that every page has. */
export function anchorsIn(data: unknown): Set<string> {
  const anchors = new Set(['main', 'top'])
  for (const { name, value } of walkValues(isRecord(data) ? data : {})) {
    if (name === 'anchor' && typeof value === 'string') anchors.add(value)
  }
  return anchors
}

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

/** Addresses inside text and markup. */
const addresses = /https?:\/\/[^\s"'<>\\]{1,2000}/gi
/** A host as people write it; `*`, `;` and `,` are parts of hosts to a URL parser, too. */
const plainHost = /^(?:[a-z0-9.-]+|\[[\da-f:.]+\])$/

/**
 * Finds addresses whose host is no plain name: browsers read `;` and `*` in them as rules of the site's
 * security policy, so the site leaves them out, and what they embed is not shown.
 */
export function examineAddresses(document: DocumentRef, data: unknown): Finding[] {
  return [...walkValues(data)].flatMap(({ field, value }) => {
    if (typeof value !== 'string') return []
    return [...value.matchAll(addresses)].flatMap(([address]) => {
      if (!URL.canParse(address) || plainHost.test(new URL(address).hostname)) return []
      const problem = `the address ${address.slice(0, 80)} has no plain host: what it embeds is not shown`
      return [toFinding('unsafe-address', { document, field, problem })]
    })
  })
}
