import type { CacheKey, ExpiredKeys } from '@milepost/server'
import { projectKey } from '../totals/project.ts'

/** Cache key prefixes of a supporter's page, followed by its slug. */
const ofPage = ['page:', 'page-tags:', 'page-fitness:', 'page-donations:'] as const
const ofTeam = `${projectKey}team:`

/**
 * Returns the cache tags of a response for the `Surrogate-Key` header: `SITE/content`, `SITE/figures`, `SITE/page/SLUG`
 * and `SITE/team/SLUG`, depending on its data.
 *
 * @param reads - keys of the reads that it was made from
 * @param site - the site's key, because one CDN may serve several sites
 */
export function surrogateKeys(reads: Iterable<string>, site: string): string[] {
  const keys = new Set<string>()
  for (const read of reads) for (const name of namesOf(read)) keys.add(`${safe(site)}/${name}`)
  return [...keys]
}

/** The keys of all that is old now; as `surrogateKeys`. */
export function expiredSurrogateKeys({ keys, prefixes }: ExpiredKeys, site: string): string[] {
  // The last name is that of the fewest pages.
  const names = [...keys, ...prefixes].flatMap((old) => namesOf(old).slice(-1))
  return [...new Set(names)].map((name) => `${safe(site)}/${name}`)
}

/** Keys from the one of the most pages to the one of the fewest. */
function namesOf(read: string): string[] {
  if (read.startsWith('content:')) return ['content']
  for (const start of ofPage) {
    if (!read.startsWith(start)) continue
    const [slug = ''] = read.slice(start.length).split('/')
    return [`page/${slug.slice(0, maxNameLength)}`]
  }
  if (read.startsWith(ofTeam)) {
    const [slug = ''] = read.slice(ofTeam.length).split('/')
    return ['figures', `team/${slug.slice(0, maxNameLength)}`]
  }
  return read.startsWith(projectKey) ? ['figures'] : []
}

/** Maximum length of a part of a key. */
const maxNameLength = 300

/** Encodes blanks, which separate keys in their header. The slugs of read keys are encoded already. */
function safe(name: string): string {
  return encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).slice(0, maxNameLength)
}

/** Query parameters of one visitor. Such requests are rendered privately and not cached (decisions: cache). */
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
  // Requests of pages without scripts: searches, and list pages.
  'q',
  'team',
  'page',
  // Options of a poster.
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

/** Share cards have their own cache. */
const shareCard = /^(?:\/[\w-]+)?\/share-card\/.+\.jpg$/

/** Returns the cache key of a request (see `canonicalPageUrl`); undefined for private requests and share cards. */
export const pageCacheKey: CacheKey = (url) =>
  isPersonal(url) || shareCard.test(url.pathname) ? undefined : canonicalPageUrl(url)
