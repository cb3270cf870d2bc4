import type { ContentDocument } from '../../content/document-file.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { RepositoryState } from '../../content/content-root.ts'

/**
 * Converts document data to the wire format: strings that start with `media/` become URLs, and slices get an id, a
 * variation and a version, because their models are shared slices.
 *
 * @param addressOf - returns the URL of a path below `media/`
 */
function toWireData(data: unknown, addressOf: (path: string) => string): unknown {
  if (typeof data === 'string') {
    return /^media\/[^\s]+$/.test(data) ? addressOf(data.slice('media/'.length)) : data
  }
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) => {
      const copy = toWireData(item, addressOf)
      if (typeof copy !== 'object' || copy === null || !('slice_type' in copy)) return copy
      const id = `${String(copy.slice_type)}$${index}`
      return { id, variation: 'default', version: 'initial', ...copy }
    })
  }
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, toWireData(value, addressOf)]),
  )
}

/** Data for resolving document links. */
export interface LinkTargets {
  /** All documents of the ref. */
  documents: readonly ContentDocument[]
  /** Language of the linking document. Targets in this language take precedence. */
  lang: string
  /** Fields of linked documents to include, such as `internal_page.title`. */
  fetchLinks: readonly string[]
}

/**
 * Adds the CMS's metadata to every document link in the data: id, type, uid, language, and whether the link is
 * broken. In document files, a link with type and uid is sufficient.
 */
function resolveLinks(data: unknown, targets: LinkTargets): unknown {
  if (Array.isArray(data)) return data.map((item) => resolveLinks(item, targets))
  if (typeof data !== 'object' || data === null) return data
  const fields = data as Readonly<Record<string, unknown>>
  if (fields['link_type'] === 'Document') return resolveLink(fields, targets)
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, resolveLinks(value, targets)]),
  )
}

function resolveLink(
  link: Readonly<Record<string, unknown>>,
  { documents, lang, fetchLinks }: LinkTargets,
): Record<string, unknown> {
  const { id, type, uid } = link
  const found = documents.filter((one) =>
    typeof id === 'string' && id !== '' ? one.id === id : one.type === type && one.uid === uid,
  )
  const target = found.find((one) => one.lang === lang) ?? found[0]
  if (target === undefined) return { tags: [], slug: '-', ...link, isBroken: true }
  const data = selectFields(target, fetchLinks)
  return {
    ...link,
    id: target.id,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: target.uid,
    uid: target.uid,
    isBroken: false,
    ...(Object.keys(data).length === 0 ? {} : { data }),
  }
}

/** Returns the listed fields of a document. Names include the type, such as `internal_page.title`. */
function selectFields(
  document: ContentDocument,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const [type, field = ''] = name.split('.')
      if (type !== document.type || !Object.hasOwn(document.data, field)) return []
      return [[field, document.data[field]]]
    }),
  )
}

/** Options of a results page. */
interface ResultPageOptions {
  page: number
  pageSize: number
  repository: RepositoryState
  /** All documents of the ref, for resolving links and translations. */
  shown: readonly ContentDocument[]
}

/** Creates a page of search results in the CMS's format (wire contract §2.8.2). */
export function createResultPage(
  context: CallContext,
  found: readonly ContentDocument[],
  { page, pageSize, repository, shown }: ResultPageOptions,
) {
  const { origin, content, url } = context
  const rows = found.slice((page - 1) * pageSize, page * pageSize)
  const pages = Math.ceil(found.length / pageSize)
  const pageAddress = (number: number) => {
    const address = new URL(url)
    address.searchParams.set('page', String(number))
    address.searchParams.set('pageSize', String(pageSize))
    return address.href
  }
  const fetched = parseNames(url.searchParams.get('fetch'))
  const fetchLinks = parseNames(url.searchParams.get('fetchLinks'))
  const mediaAddress = (path: string) => {
    const file = content?.media(repository.name, path)
    const version = file === undefined ? '' : `?v=${file.hash}`
    const encoded = path.split('/').map(encodeURIComponent).join('/')
    return `${origin}/content/${repository.name}/media/${encoded}${version}`
  }
  return {
    page,
    results_per_page: pageSize,
    results_size: rows.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? pageAddress(page + 1) : null,
    prev_page: page > 1 ? pageAddress(page - 1) : null,
    results: rows.map((document) => ({
      id: document.id,
      uid: document.uid,
      type: document.type,
      url: null,
      href: `${origin}/content/${repository.name}/api/v2/documents/search?ref=${encodeURIComponent(repository.ref)}&q=${encodeURIComponent(`[[at(document.id, "${document.id}")]]`)}`,
      tags: document.tags,
      first_publication_date: document.firstPublicationDate,
      last_publication_date: document.lastPublicationDate,
      slugs: [document.uid],
      linked_documents: [],
      lang: document.lang,
      alternate_languages: shown
        .filter(
          ({ type, uid, id }) => isSameDocument({ type, uid }, document) && id !== document.id,
        )
        .map(({ id, uid, type, lang }) => ({ id, uid, type, lang })),
      data: toWireData(
        resolveLinks(fetched.length === 0 ? document.data : selectFields(document, fetched), {
          documents: shown,
          lang: document.lang,
          fetchLinks,
        }),
        mediaAddress,
      ),
    })),
  }
}

function isSameDocument(
  one: { type: string; uid: string },
  other: { type: string; uid: string },
): boolean {
  return one.type === other.type && one.uid === other.uid
}

/** Parses a comma-separated list, such as `internal_page.title,internal_page.meta-title`. */
function parseNames(list: string | null): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
