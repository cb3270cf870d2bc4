import type { CacheKey } from '@milepost/server'

/**
 * Queries that concern one visitor. A request with one of them is rendered for that visitor and kept
 * by nobody (decisions: cache).
 */
const personalQueries = [
  'donation-id',
  'name',
  'first_name',
  'amount',
  'shareOptions',
  'login',
  'redirect',
  'previewToken',
  'token',
  'previewUID',
  'documentId',
  // What a page without scripts is asked for: searches, and pages of lists.
  'q',
  'team',
  'page',
  // What a poster is chosen by.
  'paper',
  'raised',
]

/** An answer to a question in the query, which the caches of those who ask keep. */
const asksByQuery = /^(?:\/[a-z0-9-]+)?\/(?:oembed|embed\/preview)$/

/** Pages that show what was chosen in their form, and the names of its fields. */
const choosesByQuery = /^(?:\/[a-z0-9-]+)?(?:\/(?:fundraising|teams)\/[^/]+)?\/embed$/
const choices = ['show', 'label', 'locale', 'background', 'color', 'accent']

/** Whether a request's query is one visitor's own business. */
export function isPersonal(url: URL): boolean {
  if (asksByQuery.test(url.pathname)) return true
  const personal = choosesByQuery.test(url.pathname)
    ? [...personalQueries, ...choices]
    : personalQueries
  return [...url.searchParams.keys()].some(
    (key) => personal.includes(key) || key.startsWith('answer_'),
  )
}

/**
 * The address under which the anonymous page of a request is rendered and kept: the path and the
 * query `slug`. Campaign parameters and the like are dropped, so that they make no copies.
 */
export function canonicalPageUrl(url: URL): URL {
  // A copy that is changed: `new URL(path, origin)` would take a path such as `//` for a host.
  const canonical = new URL(url)
  canonical.search = ''
  canonical.hash = ''
  const slug = url.searchParams.get('slug')
  if (slug !== null && slug !== '') canonical.searchParams.set('slug', slug)
  return canonical
}

/** Share cards are pictures, which are kept where they are drawn. */
const shareCard = /^(?:\/[\w-]+)?\/share-card\/.+\.jpg$/

/** The cache's key of a request (see `canonicalPageUrl`); undefined for what is one visitor's own, and no page. */
export const pageCacheKey: CacheKey = (url) =>
  isPersonal(url) || shareCard.test(url.pathname) ? undefined : canonicalPageUrl(url)
