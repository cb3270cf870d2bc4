import { isPathBelow, statementPath } from './addresses.ts'
import type { OptionalGroup, PlatformAdapter } from '@milepost/platform/adapter'

/** Optional parts of a site and their path prefixes. */
const addresses = {
  /** The accessibility statement; its link in the footer goes with it. */
  accessibility: [statementPath],
  /** Screens to sign in and up, to change one's account, to reset a password, and to come back from the identity service. */
  account: ['/sign-in', '/sign-up', '/reset-password', '/auth/callback', '/account'],
  /** The screen where supporters edit their page. */
  edit: ['/fundraising-edit'],
  /** Parts that other sites embed: elements, images, frames. */
  embed: ['/embed', '/oembed', '/fundraising/:slug/embed', '/teams/:team/embed'],
  /** Totals for streams. */
  live: ['/live'],
  preview: ['/preview'],
  register: ['/register'],
  reports: ['/reports'],
  rss: ['/rss.xml'],
  /** The pictures with the amount that shares of pages show; without them it is the pictures of the content. */
  shareCards: ['/share-card'],
  sitemap: ['/sitemap.xml'],
  /** State of the site, its platform and its CMS as JSON. */
  status: ['/status.json'],
  teams: ['/teams'],
  /** Totals and boards as JSON, for other sites. */
  totals: [
    '/totals.json',
    '/totals/page',
    '/totals/team',
    '/totals/tag',
    '/totals/project',
    '/totals/:kind',
    '/leaderboard.json',
    '/leaderboard/people.json',
    '/leaderboard/teams.json',
    '/leaderboard/:file',
  ],
} as const

export type OptionalRoute = keyof typeof addresses

export const optionalRoutes = Object.keys(addresses) as readonly OptionalRoute[]

/** Parts that need another part and are left out with it. Registering and editing need an account; embeds need totals. */
const needing: Partial<Record<OptionalRoute, readonly OptionalRoute[]>> = {
  account: ['edit', 'register'],
  totals: ['embed'],
}

/**
 * The parts that are left out, with those that need one of them.
 *
 * @throws TypeError when one of the names is none of these
 */
export function withDependentParts(names: readonly OptionalRoute[]): OptionalRoute[] {
  for (const name of names) {
    if (!Object.hasOwn(addresses, name)) {
      const known = optionalRoutes.map((one) => `"${one}"`).join(', ')
      throw new TypeError(`milepostRoutes: without may have ${known}, not ${JSON.stringify(name)}.`)
    }
  }
  return optionalRoutes.filter((name) =>
    names.some((wanted) => wanted === name || needing[wanted]?.includes(name)),
  )
}

/** Whether an address of this site belongs to a part that is left out; a query such as `?login` belongs to `account`. */
export function isLeftOut(href: string, leftOut: readonly OptionalRoute[]): boolean {
  const isLogin = href.startsWith('?') && new URLSearchParams(href).has('login')
  return isLogin ? leftOut.includes('account') : isPathBelow(href, addressPrefixesOf(leftOut))
}

/** Returns the path prefixes of optional parts, for the browser. */
export function addressPrefixesOf(parts: readonly OptionalRoute[]): string[] {
  return parts.flatMap((part) => addresses[part])
}

/** The parts of which a table of routes has no address. */
export function partsWithoutRoutes(paths: readonly string[]): OptionalRoute[] {
  return optionalRoutes.filter((name) => !paths.some((path) => isLeftOut(`/${path}`, [name])))
}

/** Adapter groups that each part requires, in the browser or on the server. */
const needs: readonly [part: OptionalRoute, side: 'browser' | 'server', ...OptionalGroup[]][] = [
  ['account', 'browser', 'accounts'],
  ['edit', 'browser', 'accounts', 'pageEditing'],
  ['register', 'browser', 'accounts', 'pageEditing'],
  ['reports', 'browser', 'reports'],
  ['teams', 'server', 'teams'],
]

/**
 * Returns the parts that a custom platform does not support: those that need a group of calls that its adapter lacks.
 * Their URLs answer 404, and nothing links to them.
 *
 * @param inBrowser - whether the application also provides its platform in the browser. If not, the site leaves out
 *   everything that supporters and administrators do there. A sign-in at a different platform than the one on display
 *   would be worse than none.
 */
export function partsMissingOnPlatform(
  platform: PlatformAdapter,
  { inBrowser }: { inBrowser: boolean },
): OptionalRoute[] {
  return needs
    .filter(
      ([, side, ...groups]) =>
        (side === 'browser' && !inBrowser) || groups.some((group) => platform[group] === undefined),
    )
    .map(([part]) => part)
}
