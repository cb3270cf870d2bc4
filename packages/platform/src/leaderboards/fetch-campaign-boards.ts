import type { TotalsRecord } from '@milepost/measures'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { requireNode } from '../graph/require-node.ts'
import { requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import type { Id, Ids } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { parseTotals } from '../totals/parse-totals.ts'
import { campaignBoardsDocument } from './campaign-boards-document.ts'
import { excludedNames } from './is-excluded.ts'
import type { CampaignLeaderboard } from './campaign-leaderboard.ts'
import { rowsToRequest } from './rank-entries.ts'
import { mergeLeaderboards, mostGraphRows, readLeaderboard } from './read-leaderboard.ts'

/** Everything a campaign's home page ranks and counts. */
export interface CampaignBoards {
  people: CampaignLeaderboard
  teams: CampaignLeaderboard
  /** The totals of the whole campaign, one record for each domain. */
  totals: TotalsRecord[]
}

/** Which campaign to read, and how many people and teams of it. */
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
 * @throws {NotFoundError} for a campaign that does not exist; totals alone, without people and teams, cannot
 *   tell: then there are none
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchCampaignBoards(
  platform: Platform,
  selection: CampaignBoardsSelection,
): Promise<CampaignBoards> {
  const {
    campaign,
    people = 10,
    teams = 10,
    withZero = false,
    exclude,
    signal,
  } = emptyIfMissing(selection)
  const id = singleId('campaign', campaign)
  if (id === undefined) throw new MissingArgumentError('campaign')
  const excluded = excludedNames(exclude)
  const segment = `page:campaign:${id}`
  const data = await requestGraph(
    platform,
    campaignBoardsDocument,
    {
      id,
      people: rowsToRequest(people + excluded.size, mostGraphRows),
      withPeople: people > 0,
      teams: rowsToRequest(teams + excluded.size, mostGraphRows),
      withTeams: teams > 0,
      segment,
      tagDefinitionId: 'page:campaign',
      tagValue: segment,
    },
    signal,
  )
  const board = async (
    type: 'FUNDRAISERS' | 'TEAMS',
    answer: { leaderboard: unknown } | null | undefined,
    limit: number,
  ) => {
    // A board that was not asked for is missing, too.
    const node = limit > 0 ? requireNode(platform, answer, { kind: 'campaign', id }) : undefined
    const first = node?.leaderboard ?? null
    const filter = { limit, withZero, excluded }
    const rows = await readLeaderboard(platform, { campaign: id, type, first, signal, ...filter })
    return mergeLeaderboards([rows], limit)
  }
  const [peopleBoard, teamBoard] = await Promise.all([
    board('FUNDRAISERS', data.people, people),
    board('TEAMS', data.teams, teams),
  ])
  return { people: peopleBoard, teams: teamBoard, totals: parseTotals(data.totals) }
}
