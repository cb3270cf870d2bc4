import type { CallContext } from '../../http/call-context.ts'
import type { RepositoryState } from '../../content/content-root.ts'
import type { ContentDocument } from '../../content/document-file.ts'
import { documentLinks, selectFields } from './document-links.ts'
import { mediaAddresses } from './media-addresses.ts'

/** Requested page of the results. */
export interface ResultPage {
  page: number
  pageSize: number
  repository: RepositoryState
  /** All documents of the ref, as targets of links. */
  shown: readonly ContentDocument[]
}

/** One page of results, as the content service writes it (wire contract §2.8.2). */
export function resultPage(
  context: CallContext,
  found: readonly ContentDocument[],
  { page, pageSize, repository, shown }: ResultPage,
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
  const fetched = namesIn(url.searchParams.get('fetch'))
  const fetchLinks = namesIn(url.searchParams.get('fetchLinks'))
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
        .filter(({ type, uid, id }) => isSame({ type, uid }, document) && id !== document.id)
        .map(({ id, uid, type, lang }) => ({ id, uid, type, lang })),
      data: mediaAddresses(
        documentLinks(fetched.length === 0 ? document.data : selectFields(document, fetched), {
          documents: shown,
          lang: document.lang,
          fetchLinks,
        }),
        mediaAddress,
      ),
    })),
  }
}

function isSame(one: { type: string; uid: string }, other: { type: string; uid: string }): boolean {
  return one.type === other.type && one.uid === other.uid
}

/** `internal_page.title,internal_page.meta-title` */
function namesIn(list: string | null): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
