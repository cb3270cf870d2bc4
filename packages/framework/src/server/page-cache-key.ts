import type { CacheKey, ExpiredKeys } from '@milepost/server'
import { projectKey } from '../totals/project.ts'

/** Prefixes of a supporter page's read keys, followed by its slug. */
const ofPage = ['page:', 'page-tags:', 'page-fitness:', 'page-donations:'] as const
const ofTeam = `${projectKey}team:`

/**
 * Returns the cache tags of a response for `Surrogate-Key`: `SITE/content`, `SITE/figures`, `SITE/page/SLUG` and
 * `SITE/team/SLUG`, depending on its reads.
 *
 * @param reads - keys of the reads that it depends on
 * @param site - key of the site, because a CDN may serve several sites
 */
export function surrogateKeys(reads: Iterable<string>, site: string): string[] {
  const keys = new Set<string>()
  for (const read of reads) for (const name of namesOf(read)) keys.add(`${safe(site)}/${name}`)
  return [...keys]
}

/** Returns the cache tags to purge for invalidated keys. */
export function expiredSurrogateKeys({ keys, prefixes }: ExpiredKeys, site: string): string[] {
  // The last tag is the most specific one.
  const names = [...keys, ...prefixes].flatMap((old) => namesOf(old).slice(-1))
  return [...new Set(names)].map((name) => `${safe(site)}/${name}`)
}

/** Returns the tags of a read, from the most general to the most specific. */
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

/** Encodes spaces, which separate the keys in their header. Slugs in read keys are already encoded. */
function safe(name: string): string {
  return encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).slice(0, maxNameLength)
}

/** Query parameters that are specific to a visitor. Pages with them are private and not cached (decisions: cache). */
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
  // Searches and pagination without scripts.
  'q',
  'team',
  'page',
  // Poster options.
  'paper',
  'raised',
]

/** Routes whose response depends on the query. Clients may cache it, but this server does not. */
const asksByQuery = /^(?:\/[a-z0-9-]+)?\/(?:oembed|embed\/preview)$/

/** Routes of the embed code, and the query parameters of their form. */
const choosesByQuery = /^(?:\/[a-z0-9-]+)?(?:\/(?:fundraising|teams)\/[^/]+)?\/embed$/
const choices = ['show', 'label', 'locale', 'background', 'color', 'accent']

/** Whether the response to a request depends on query parameters that must not be part of a cache key. */
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
 * Returns the URL under which an anonymous page is rendered and cached: the path, and the query parameter `slug`. Other
 * parameters, such as those of campaigns, are dropped, so that they do not create cache entries.
 */
export function canonicalPageUrl(url: URL): URL {
  // Copied, because `new URL(path, origin)` would parse a path such as `//` as a host.
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
