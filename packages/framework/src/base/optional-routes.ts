import { isPathBelow, accessibilityStatementPath } from './addresses.ts'
import type { OptionalCallGroup, PlatformAdapter } from '@milepost/platform/adapter'

/** Optional parts of a site, and their path prefixes. */
const addresses = {
  /** The accessibility statement and its link in the footer. */
  accessibility: [accessibilityStatementPath],
  /** Sign-in, sign-up, account settings, password reset, and the return from the identity service. */
  account: ['/sign-in', '/sign-up', '/reset-password', '/auth/callback', '/account'],
  /** The page editor for supporters. */
  edit: ['/fundraising-edit'],
  /** Parts for embedding in other sites: web components, images and frames. */
  embed: ['/embed', '/oembed', '/fundraising/:slug/embed', '/teams/:team/embed'],
  /** Live overlays with totals, for streams. */
  live: ['/live'],
  preview: ['/preview'],
  register: ['/register'],
  reports: ['/reports'],
  rss: ['/rss.xml'],
  /** Share images with the amount raised. Without them, pages share the image of their content. */
  shareCards: ['/share-card'],
  sitemap: ['/sitemap.xml'],
  /** Status of the site, its platform and its CMS as JSON. */
  status: ['/status.json'],
  teams: ['/teams'],
  /** Totals and leaderboards as JSON, for other sites. */
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

/** Parts that require another part, by the required one. Registration and editing require accounts; embeds require totals. */
const needing: Partial<Record<OptionalRoute, readonly OptionalRoute[]>> = {
  account: ['edit', 'register'],
  totals: ['embed'],
}

/**
 * Returns the excluded parts, including those that require one of them.
 *
 * @throws TypeError if a name is unknown
 */
export function withDependentParts(names: readonly OptionalRoute[]): OptionalRoute[] {
  for (const name of names) {
    if (!Object.hasOwn(addresses, name)) {
      const known = optionalRoutes.map((one) => `"${one}"`).join(', ')
      throw new TypeError(
        `milepostRoutes: ${JSON.stringify(name)} in "without" is unknown. Use ${known}.`,
      )
    }
  }
  return optionalRoutes.filter((name) =>
    names.some((wanted) => wanted === name || needing[wanted]?.includes(name)),
  )
}

/** Whether a path of this site belongs to an excluded part. Queries such as `?login` belong to `account`. */
export function isExcludedPath(href: string, excludedRoutes: readonly OptionalRoute[]): boolean {
  const isLogin = href.startsWith('?') && new URLSearchParams(href).has('login')
  return isLogin
    ? excludedRoutes.includes('account')
    : isPathBelow(href, getPathPrefixes(excludedRoutes))
}

/** Returns the path prefixes of optional parts, for the browser. */
export function getPathPrefixes(parts: readonly OptionalRoute[]): string[] {
  return parts.flatMap((part) => addresses[part])
}

/** Returns the optional parts that a route table has no path of. */
export function findPartsWithoutRoutes(paths: readonly string[]): OptionalRoute[] {
  return optionalRoutes.filter((name) => !paths.some((path) => isExcludedPath(`/${path}`, [name])))
}

/** Groups of platform calls that each part requires, in the browser or on the server. */
const needs: readonly [part: OptionalRoute, side: 'browser' | 'server', ...OptionalCallGroup[]][] =
  [
    ['account', 'browser', 'accounts'],
    ['edit', 'browser', 'accounts', 'pageEditing'],
    ['register', 'browser', 'accounts', 'pageEditing'],
    ['reports', 'browser', 'reports'],
    ['teams', 'server', 'teams'],
  ]

/**
 * Returns the parts that a custom platform does not support, because its adapter lacks a required group of calls. Their URLs
 * respond with 404, and nothing links to them.
 *
 * @param inBrowser - whether the application provides its platform in the browser, too. If not, everything that supporters and
 * administrators do there is excluded, because they would sign in to a different platform than the one on display
 */
export function findUnsupportedParts(
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
