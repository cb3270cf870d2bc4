import { getDocumentData, readDocumentRef } from '../documents/deserialise-fields.ts'
import type { DocumentRef } from '../documents/errors.ts'
import { getIn, isEmptyField, isRecord } from '../documents/values.ts'
import { toTagSlug } from '../pages/tag-pages.ts'
import type { SiteConfig } from '../site/site-config.ts'
import {
  type Finding,
  listRowsAt,
  type NestedValue,
  textAt,
  toFinding,
  walkValues,
} from './finding.ts'

/** Valid targets of links. */
export interface LinkTargets {
  /** Paths of pages, without a trailing slash ('' is the home page), and the anchors on each page. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>
  /** Path prefixes of the product's routes, such as `/fundraising/`. */
  readonly prefixes: readonly string[]
  readonly modals: ReadonlySet<string>
  /** `type/uid` and ID of all documents. */
  readonly documents: ReadonlySet<string>
  /** Files in `media/`, if known. */
  readonly media: ReadonlySet<string> | undefined
  /** Whether a donate button without a URL has a target: a donate section on the home page, or a project's `donateUrl`. */
  readonly takesDonations: boolean
}

const productPaths =
  '/accessibility-statement/ /fundraising/ /fundraising-edit/ /teams/ /preview/ /media/ /reports/ /account/ /sign-in/ /sign-up/ /reset-password/'.split(
    ' ',
  )

/** Collects the valid link targets of a site. */
export function collectLinkTargets(
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
    const path = pagePath(type, uid, site)
    if (path !== undefined) paths.set(path, findAnchors(raw))
  }
  for (const { name, values } of site.tags) {
    for (const value of values) paths.set(`/${toTagSlug(name)}/${toTagSlug(value)}`, new Set())
  }
  const modals = site.footer.content.flatMap((slice) =>
    slice.type === 'modal' ? [slice.primary.id] : [],
  )
  const home = documents.find((raw) => {
    const { type, uid } = readDocumentRef(raw)
    return type === 'custom_site' && uid === site.uid
  })
  return {
    paths,
    prefixes: productPaths,
    modals: new Set(modals),
    documents: known,
    media,
    takesDonations:
      hasDonateSection(getDocumentData(home)) ||
      site.platform.some(({ items }) => items.some(({ donateUrl }) => donateUrl !== '')),
  }
}

function pagePath(type: string, uid: string, site: SiteConfig): string | undefined {
  if (type === 'internal_page') return `/${uid}`
  return type === 'custom_site' && uid === site.uid ? '' : undefined
}

/** Returns the anchors of a document's sections, and those that all pages have. */
export function findAnchors(data: unknown): Set<string> {
  const anchors = new Set(['main', 'top'])
  for (const { name, value } of walkValues(isRecord(data) ? data : {})) {
    if (name === 'anchor' && typeof value === 'string') anchors.add(value)
  }
  return anchors
}

/** Reports broken links and missing media files in a document. */
export function checkLinks(document: DocumentRef, data: unknown, targets: LinkTargets): Finding[] {
  const anchors = findAnchors(data)
  // A page may override the footer, including its modals.
  const modals = new Set([...targets.modals, ...findModals(data)])
  // Supporter pages can be donated to directly.
  const takesDonations =
    targets.takesDonations || hasDonateSection(data) || document.type === 'supporter_pages'
  const here = { ...targets, modals, takesDonations }
  return [...walkValues(data)].flatMap((place) => [
    ...checkMedia(document, place, targets.media),
    ...findLinkProblems(place, here, anchors).map((problem) =>
      toFinding('broken-link', { document, field: place.field, problem }),
    ),
  ])
}

function hasDonateSection(data: unknown): boolean {
  return ['home-content', 'content'].some((field) =>
    listRowsAt(data, field).some((slice) => textAt(slice, 'slice_type') === 'donate'),
  )
}

function findModals(data: unknown): string[] {
  return listRowsAt(data, 'footer-content').flatMap((slice) => {
    const id = getIn(slice, 'primary', 'id')
    return getIn(slice, 'slice_type') === 'modal' && typeof id === 'string' ? [id] : []
  })
}

function checkMedia(
  document: DocumentRef,
  { field, value }: NestedValue,
  media: ReadonlySet<string> | undefined,
): Finding[] {
  if (media === undefined || typeof value !== 'string' || !/^media\/\S+$/.test(value)) return []
  if (media.has(value)) return []
  return [toFinding('missing-media', { document, field, problem: `there is no file ${value}` })]
}

function findLinkProblems(
  { name, value, owner }: NestedValue,
  targets: LinkTargets,
  anchors: ReadonlySet<string>,
): string[] {
  if (isRecord(value)) return checkDocumentLink(value, targets)
  if (typeof value !== 'string') return []
  if (name === 'linkType' && !targets.takesDonations) return checkDonateButton(value, owner)
  if (/html$/i.test(name)) {
    const hrefs = value.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)
    return [...hrefs].flatMap(([, double, single, bare]) =>
      checkUrl(double ?? single ?? bare ?? '', targets, anchors),
    )
  }
  const isUrlField = /(?:url|link)$/i.test(name) && !isImage(owner)
  return isUrlField ? checkUrl(value.trim(), targets, anchors) : []
}

function checkDonateButton(linkType: string, button: unknown): string[] {
  const isDonate = linkType.trim().toLowerCase() === 'donate'
  if (!isDonate || !isRecord(button) || !isEmptyField(button['url'])) return []
  return ['nothing takes donations: add a donate section to the home page']
}

function isImage(value: unknown): boolean {
  return isRecord(value) && ('alt' in value || 'dimensions' in value)
}

function checkDocumentLink(link: Record<string, unknown>, targets: LinkTargets): string[] {
  if (link['link_type'] !== 'Document') return []
  const name = `${String(link['type'])}/${String(link['uid'])}`
  if (link['isBroken'] === true) return [`the document ${name} has been deleted`]
  const known = targets.documents.has(name) || targets.documents.has(String(link['id']))
  return known ? [] : [`there is no document ${name}`]
}

function checkUrl(address: string, targets: LinkTargets, anchors: ReadonlySet<string>): string[] {
  // The value of a placeholder is unknown.
  if (address.includes('{{')) return []
  const modal = /^[^?#]*\?(?:[^#]*&)?modal=([^&#]*)/.exec(address)?.[1]
  if (modal !== undefined && modal !== '' && !targets.modals.has(modal)) {
    return [`there is no modal "${modal}"`]
  }
  if (address.startsWith('#')) return checkAnchor(address.slice(1), anchors)
  if (!address.startsWith('/') || address.startsWith('//')) return []
  const path = decodeText(address.replace(/[?#].*$/s, '').replace(/(?<!\/)\/+$/, ''))
  if (targets.prefixes.some((prefix) => `${path}/`.startsWith(prefix))) return []
  const there = targets.paths.get(path)
  if (there === undefined) return [`there is no page ${path}`]
  const hash = /#(.*)$/s.exec(address)?.[1] ?? ''
  // The anchors of tag pages are unknown.
  return there.size === 0 ? [] : checkAnchor(hash, there)
}

function checkAnchor(name: string, anchors: ReadonlySet<string>): string[] {
  if (name === '' || anchors.has(name)) return []
  return [`no section has the anchor "${name}"`]
}

function decodeText(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Matches http and https URLs in text and HTML. */
const urlPattern = /https?:\/\/[^\s"'<>\\]{1,2000}/gi
/** Matches ordinary hosts. URL parsers also accept `*`, `;` and `,`. */
const plainHost = /^(?:[a-z0-9.-]+|\[[\da-f:.]+\])$/

/**
 * Reports URLs with an unusual host. In the site's CSP, `;` and `*` in a host would have a special meaning, so the site
 * does not embed such URLs.
 */
export function checkUrls(document: DocumentRef, data: unknown): Finding[] {
  return [...walkValues(data)].flatMap(({ field, value }) => {
    if (typeof value !== 'string') return []
    return [...value.matchAll(urlPattern)].flatMap(([address]) => {
      if (!URL.canParse(address) || plainHost.test(new URL(address).hostname)) return []
      const problem = `the URL ${address.slice(0, 80)} has an unusual host, so its content is not shown`
      return [toFinding('unsafe-url', { document, field, problem })]
    })
  })
}
