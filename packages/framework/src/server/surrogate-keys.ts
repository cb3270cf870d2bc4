import type { ExpiredKeys } from '@milepost/server'
import { projectKey } from '../totals/project.ts'

/** The prefixes of keys under which a supporter's page is read. The slug follows. */
const ofPage = ['page:', 'page-tags:', 'page-fitness:', 'page-donations:'] as const
const ofTeam = `${projectKey}team:`

/**
 * The keys by which a cache in front of the site can be told that a page is old, for its `Surrogate-Key`: `SITE/content`,
 * `SITE/figures`, `SITE/page/SLUG` and `SITE/team/SLUG`, as far as it was made from them.
 *
 * @param reads - the keys of what it was made from
 * @param site - the site's key, as one cache may be before several sites
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
