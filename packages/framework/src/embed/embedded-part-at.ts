import type { EmbeddedPart } from './read-embedded.ts'
import { parseUrl } from '../addresses/parse-url.ts'

/**
 * Which part of the site an address shows: the site, a supporter's page or a team.
 *
 * @param site - the address of the site in the language that is read, without a slash at its end
 * @returns undefined for an address of another site, and for a page that is not embedded
 */
export function embeddedPartAt(address: string, site: string): EmbeddedPart | undefined {
  const [asked, own] = [parseUrl(address), parseUrl(site)]
  if (asked === null || own === null || asked.origin !== own.origin) return undefined
  const base = own.pathname.replace(/\/$/, '')
  if (asked.pathname !== base && !asked.pathname.startsWith(`${base}/`)) return undefined
  const path = asked.pathname.slice(base.length)
  if (path === '' || path === '/') return { kind: 'site' }
  const [, folder, name = ''] = /^\/(fundraising|teams)\/([^/]+)\/?$/.exec(path) ?? []
  const slug = decoded(name)
  if (folder === undefined || slug === undefined) return undefined
  return { kind: folder === 'teams' ? 'team' : 'page', slug }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
