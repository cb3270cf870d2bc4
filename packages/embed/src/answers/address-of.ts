import { readWebAddress } from './read-fields.ts'

/** What an element reads: of which site, and what there. */
export interface RequestedPart {
  /** The address of the site, such as `https://run.example`, or of one of its languages, `https://run.example/cy`. */
  readonly source: string
  /** `site`, `page`, `team`, `tag` or `project`; `people` or `teams` for a leaderboard. */
  readonly kind: string
  /** The last part of a page's or a team's address; `tag/value`; the `uid` of a project. Empty for others. */
  readonly slug: string
}

const named = /^(?:site\/|(?:page|team|project)\/[^/]+|tag\/[^/]+\/[^/]+)$/

/**
 * The address of the figures of a total.
 *
 * @throws Error with a sentence for the developer when an attribute is missing or wrong
 */
export function totalAddress({ source, kind, slug }: RequestedPart): string {
  const name = `${kind}/${slug}`
  if (!named.test(name)) throw new Error(`kind="${kind}" and slug="${slug}" name no total.`)
  const path = kind === 'site' ? '' : `/${name.split('/').map(encodeURIComponent).join('/')}`
  return `${siteAddress(source)}/totals${path}.json`
}

/**
 * The address of the entries of a leaderboard.
 *
 * @throws Error with a sentence for the developer when an attribute is missing or wrong
 */
export function leaderboardAddress({ source, kind }: RequestedPart): string {
  if (!/^(?:people|teams)$/.test(kind)) throw new Error(`kind="${kind}" names no leaderboard.`)
  return `${siteAddress(source)}/leaderboard/${kind}.json`
}

/** The address of a site without its query and without a slash at its end. */
function siteAddress(source: string): string {
  const site = readWebAddress(source)
  if (!site) throw new Error(`source="${source}" is no address, such as https://run.example.`)
  const { origin, pathname } = new URL(site)
  return origin + pathname.replace(/\/$/, '')
}
