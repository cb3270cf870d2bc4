import { isPathBelow, accessibilityStatementPath } from './addresses.ts'
import type { OptionalCallGroup, PlatformAdapter } from '@milepost/platform/adapter'

/** Path prefixes of a site's optional parts. */
const pathsByRoute = {
  /** Accessibility statement, and its link in the footer. */
  accessibility: [accessibilityStatementPath],
  /** Sign-in, sign-up, account settings, password reset, and the identity service's callback. */
  account: ['/sign-in', '/sign-up', '/reset-password', '/auth/callback', '/account'],
  /** Page editor for supporters. */
  edit: ['/fundraising-edit'],
  /** Parts for embedding in other sites: web components, images and frames. */
  embed: ['/embed', '/oembed', '/fundraising/:slug/embed', '/teams/:team/embed'],
  /** Live overlays with totals, for streams. */
  live: ['/live'],
  preview: ['/preview'],
  register: ['/register'],
  reports: ['/reports'],
  rss: ['/rss.xml'],
  /** Share images with the amount raised. If excluded, pages are shared with an image of their content. */
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

export type OptionalRoute = keyof typeof pathsByRoute

export const optionalRoutes = Object.keys(pathsByRoute) as readonly OptionalRoute[]

/** Parts that depend on another part, by the latter: registration and editing depend on accounts, embeds on totals. */
const dependentRoutes: Partial<Record<OptionalRoute, readonly OptionalRoute[]>> = {
  account: ['edit', 'register'],
  totals: ['embed'],
}

/**
 * Adds the parts that depend on the given ones.
 *
 * @throws TypeError if a name is unknown
 */
export function includeDependentRoutes(names: readonly OptionalRoute[]): OptionalRoute[] {
  for (const name of names) {
    if (!Object.hasOwn(pathsByRoute, name)) {
      const known = optionalRoutes.map((one) => `"${one}"`).join(', ')
      throw new TypeError(
        `milepostRoutes: ${JSON.stringify(name)} in "without" is unknown. Use ${known}.`,
      )
    }
  }
  return optionalRoutes.filter((name) =>
    names.some((wanted) => wanted === name || dependentRoutes[wanted]?.includes(name)),
  )
}

/** Whether a path belongs to an excluded part. The query `?login` belongs to `account`. */
export function isExcludedPath(href: string, excludedRoutes: readonly OptionalRoute[]): boolean {
  const isLogin = href.startsWith('?') && new URLSearchParams(href).has('login')
  return isLogin
    ? excludedRoutes.includes('account')
    : isPathBelow(href, getPathPrefixes(excludedRoutes))
}

export function getPathPrefixes(parts: readonly OptionalRoute[]): string[] {
  return parts.flatMap((part) => pathsByRoute[part])
}

/** Returns the optional routes that have no path in `paths`. */
export function findAbsentRoutes(paths: readonly string[]): OptionalRoute[] {
  return optionalRoutes.filter((name) => !paths.some((path) => isExcludedPath(`/${path}`, [name])))
}

/** Groups of platform calls that each part requires in the browser or on the server. */
const requiredCallGroups: readonly [
  part: OptionalRoute,
  side: 'browser' | 'server',
  ...OptionalCallGroup[],
][] = [
  ['account', 'browser', 'accounts'],
  ['edit', 'browser', 'accounts', 'pageEditing'],
  ['register', 'browser', 'accounts', 'pageEditing'],
  ['reports', 'browser', 'reports'],
  ['teams', 'server', 'teams'],
]

/**
 * Returns the parts that a custom platform does not support, because its adapter lacks a group of calls. Their URLs respond
 * with 404, and nothing links to them.
 *
 * @param inBrowser - whether the application also provides its platform in the browser. If not, all parts that call the
 * platform there are unsupported
 */
export function findUnsupportedRoutes(
  platform: PlatformAdapter,
  { inBrowser }: { inBrowser: boolean },
): OptionalRoute[] {
  return requiredCallGroups
    .filter(
      ([, side, ...groups]) =>
        (side === 'browser' && !inBrowser) || groups.some((group) => platform[group] === undefined),
    )
    .map(([part]) => part)
}
