import { siteAddress } from '../services/load-site.ts'
import { platformFor } from '../frame/request/read-page.ts'
import type { PageScope } from '../frame/request/page-scope.ts'
import { projectCurrency } from '../totals/project.ts'
import { sharedRanks, toPlaceView } from '../totals/views.ts'

/** Whom a board ranks. */
type BoardKind = 'people' | 'teams'

/** A board as other sites read it, version 1; docs/reference/totals.openapi.json describes it. Nothing that the site's own board does not show. */
interface LeaderboardJson {
  v: 1
  kind: BoardKind
  currency: string
  entries: {
    /** The rank. Equal amounts share a rank. */
    rank: number
    name: string
    /** URL of the page on this site, if there is one. */
    url?: string
    raisedMinor: number
    text: string
  }[]
  /** ISO 8601 in UTC. */
  asOf: string
  lastGood: boolean
  language: string
}

/** The most entries of a leaderboard. */
const mostEntries = 20

/**
 * Reads who has raised most, from the cache or the platform: the same places that the boards of the site show.
 *
 * @returns undefined where the site or its platform has no such board
 * @throws PlatformError when it was never read and cannot be read
 */
export async function readLeaderboard(
  scope: PageScope,
  kind: BoardKind,
): Promise<LeaderboardJson | undefined> {
  const { project, services, country, messages, facts } = scope
  const isLeftOut = kind === 'teams' && services.leftOut.includes('teams')
  const board = isLeftOut ? undefined : project?.[kind]
  if (board === undefined) return undefined
  const { value, asOf, isLastGood } = await board(mostEntries)
  if (isLastGood) facts.isDegraded = true
  const currency = await projectCurrency(scope)
  const ranks = sharedRanks(value.map(({ money }) => money.raisedMinor))
  return {
    v: 1,
    kind,
    currency,
    entries: value.map((entry, index) => {
      const { name, amount, href } = toPlaceView(entry, {
        kind,
        currency,
        country,
        links: platformFor(scope).links,
      })
      return {
        rank: ranks[index] ?? entry.position,
        name,
        ...(href !== undefined && { url: siteAddress(services, href) }),
        raisedMinor: entry.money.raisedMinor,
        text: amount,
      }
    }),
    asOf: asOf.toISOString(),
    lastGood: isLastGood,
    language: messages.language,
  }
}
