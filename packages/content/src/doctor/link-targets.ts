import { isRecord } from '../documents/is-record.ts'
import { readDocumentRef } from '../documents/read-document-ref.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { tagSlug } from '../tags/tag-slug.ts'
import { walkValues } from './walk-values.ts'

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
