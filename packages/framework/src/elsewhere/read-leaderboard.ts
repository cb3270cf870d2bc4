import { getSiteUrl } from '../services/load-site.ts'
import { getPlatform } from '../frame/request/read-page.ts'
import type { PageScope } from '../frame/request/scopes.ts'
import { getProjectCurrency } from '../totals/project.ts'
import { getSharedRanks, toLeaderboardEntryView } from '../totals/views.ts'

type LeaderboardKind = 'people' | 'teams'

/**
 * Leaderboard in the public JSON API, version 1 (docs/reference/totals.openapi.json). Contains only data that the site's
 * leaderboard shows.
 */
interface LeaderboardJson {
  v: 1
  kind: LeaderboardKind
  currency: string
  entries: {
    /** Rank, from 1. Equal amounts share a rank. */
    rank: number
    name: string
    /** URL of the page on this site. Omitted if there is none. */
    url?: string
    raisedMinor: number
    text: string
  }[]
  /** ISO 8601 in UTC. */
  asOf: string
  lastGood: boolean
  language: string
}

/** Maximum number of entries. */
const maxEntries = 20

/**
 * Reads a leaderboard, with the same entries as on the site.
 *
 * @returns undefined if the site or its platform does not have the leaderboard
 * @throws PlatformError if the leaderboard cannot be read and no last known good value is available
 */
export async function readLeaderboard(
  scope: PageScope,
  kind: LeaderboardKind,
): Promise<LeaderboardJson | undefined> {
  const { project, services, country, messages, facts } = scope
  const isExcludedPath = kind === 'teams' && services.excludedRoutes.includes('teams')
  const board = isExcludedPath ? undefined : project?.[kind]
  if (board === undefined) return undefined
  const { value, asOf, isLastGood } = await board(maxEntries)
  if (isLastGood) facts.isDegraded = true
  const currency = await getProjectCurrency(scope)
  const ranks = getSharedRanks(value.map(({ money }) => money.raisedMinor))
  return {
    v: 1,
    kind,
    currency,
    entries: value.map((entry, index) => {
      const { name, amount, href } = toLeaderboardEntryView(entry, {
        kind,
        currency,
        country,
        links: getPlatform(scope).links,
      })
      return {
        rank: ranks[index] ?? entry.position,
        name,
        ...(href !== undefined && { url: getSiteUrl(services, href) }),
        raisedMinor: entry.money.raisedMinor,
        text: amount,
      }
    }),
    asOf: asOf.toISOString(),
    lastGood: isLastGood,
    language: messages.language,
  }
}
