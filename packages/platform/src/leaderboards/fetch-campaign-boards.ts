import type { TotalsRecord } from '@milepost/measures'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { listIds, type Id, type Ids } from '../request/list-ids.ts'
import { oneId } from '../request/one-id.ts'
import { parseTotals } from '../totals/parse-totals.ts'
import { campaignBoardsDocument } from './campaign-boards-document.ts'
import type { CampaignLeaderboard } from './campaign-leaderboard.ts'
import { mostGraphRows, readLeaderboard, toLeaderboard } from './read-leaderboard.ts'

/** Everything a campaign's home page ranks and counts. */
export interface CampaignBoards {
  people: CampaignLeaderboard
  teams: CampaignLeaderboard
  /** Of the whole campaign, one record per domain. */
  totals: TotalsRecord[]
}

/** How much of which campaign. */
export interface CampaignBoardsSelection {
  /** Its guid. */
  campaign: Id
  /** How many people; 0 leaves them out. @default 10 */
  people?: number | undefined
  /** How many teams; 0 leaves them out. @default 10 */
  teams?: number | undefined
  /** Whether to keep rows that have raised nothing. @default false */
  withZero?: boolean | undefined
  /** Ids or short names of pages and teams to leave out. */
  exclude?: Ids | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads both leaderboards of a campaign and its totals in one request; only boards of more than
 * 25 rows take further ones.
 *
 * @throws {MissingArgumentError} without a campaign
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchCampaignBoards(
  platform: Platform,
  { campaign, people = 10, teams = 10, withZero = false, exclude, signal }: CampaignBoardsSelection,
): Promise<CampaignBoards> {
  const id = oneId('campaign', campaign)
  if (id === undefined) throw new MissingArgumentError('campaign')
  const segment = `page:campaign:${id}`
  const data = await requestGraph(
    platform,
    campaignBoardsDocument,
    {
      id,
      people: Math.min(people, mostGraphRows),
      withPeople: people > 0,
      teams: Math.min(teams, mostGraphRows),
      withTeams: teams > 0,
      segment,
      tagDefinitionId: 'page:campaign',
      tagValue: segment,
    },
    signal,
  )
  const excluded = new Set(listIds(exclude))
  const board = async (type: 'FUNDRAISERS' | 'TEAMS', answer: unknown, limit: number) => {
    const first = answer ?? null
    const rows = await readLeaderboard(platform, { campaign: id, type, first, limit, signal })
    return toLeaderboard(platform, [rows], { limit, withZero, excluded })
  }
  const [peopleBoard, teamBoard] = await Promise.all([
    board('FUNDRAISERS', data.people?.leaderboard, people),
    board('TEAMS', data.teams?.leaderboard, teams),
  ])
  return { people: peopleBoard, teams: teamBoard, totals: parseTotals(data.totals) }
}
