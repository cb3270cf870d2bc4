import { getPrimaryUnit, type TotalsRecord } from '@milepost/measures'
import { MissingArgumentError } from '../errors/errors.ts'
import { graphDocument, requestGraph, requireNode } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing, type Id, type Ids, listIds, singleId } from '../request/arguments.ts'
import { parseTotals } from '../totals/totals.ts'
import { asList, asRecord, toAmount, toText } from '../values/values.ts'
import {
  type CampaignLeaderboard,
  excludedNames,
  isCancelled,
  isExcluded,
  type LeaderboardEntry,
  parseGraphEntry,
  parseTagLeaderboardRow,
  rankEntries,
  rowsToRequest,
  type TagLeaderboardEntry,
} from './leaderboard-entry.ts'

const leaderboardFields = `
totalCount
pageInfo { hasNextPage endCursor }
nodes {
  createDate legacyId slug status title type
  cover { ... on ImageMedia { url } }
  donationSummary {
    totalAmount { value currencyCode }
    onlineAmount { value currencyCode }
    offlineAmount { value currencyCode }
    donationCount
  }
  owner { legacyId name avatar }
  targetWithCurrency { value currencyCode }
}` as const

/** One request's worth of a campaign's leaderboard of people or of teams. */
export const campaignLeaderboardDocument = /* @__PURE__ */ graphDocument(
  `
query CampaignLeaderboard($id: ID!, $limit: Int!, $type: PageLeaderboardType!, $after: String) {
  page(type: ONE_PAGE, id: $id) {
    leaderboard(first: $limit, type: $type, after: $after) {${leaderboardFields}}
  }
}` as const,
)

/** Both leaderboards of a campaign and its totals in one request. */
export const campaignBoardsDocument = /* @__PURE__ */ graphDocument(
  `
query CampaignBoards($id: ID!, $people: Int!, $withPeople: Boolean!, $teams: Int!, $withTeams: Boolean!,
  $segment: String!, $tagDefinitionId: String!, $tagValue: String!) {
  people: page(type: ONE_PAGE, id: $id) @include(if: $withPeople) {
    leaderboard(first: $people, type: FUNDRAISERS) {${leaderboardFields}}
  }
  teams: page(type: ONE_PAGE, id: $id) @include(if: $withTeams) {
    leaderboard(first: $teams, type: TEAMS) {${leaderboardFields}}
  }
  totals(segment: $segment, tagDefinitionId: $tagDefinitionId, tagValue: $tagValue) {
    measurementDomain
    amounts { value unit }
  }
}` as const,
)

/** The campaigns, and which of their leaderboards to fetch. */
export interface CampaignLeaderboardSelection {
  /** Guids; several are merged. */
  campaign: Ids
  /** @default 'people' */
  type?: 'people' | 'teams' | undefined
  /** @default 100 */
  limit?: number | undefined
  /** Whether to keep rows that have raised nothing. @default false */
  withZero?: boolean | undefined
  /** Ids or short names of pages and teams to leave out. */
  exclude?: Ids | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads the leaderboard of campaigns: cancelled pages left out, largest first.
 *
 * @throws {MissingArgumentError} without a campaign
 * @throws {NotFoundError} for a campaign that does not exist, also for one of several
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchCampaignLeaderboard(
  platform: Platform,
  selection: CampaignLeaderboardSelection,
): Promise<CampaignLeaderboard> {
  const {
    campaign,
    type = 'people',
    limit = 100,
    withZero = false,
    exclude,
    signal,
  } = emptyIfMissing(selection)
  const campaigns = listIds(campaign)
  if (campaigns.length === 0) throw new MissingArgumentError('campaign')
  const excluded = excludedNames(exclude)
  const boards = await Promise.all(
    campaigns.map((id) =>
      readLeaderboard(platform, {
        campaign: id,
        type: type === 'teams' ? 'TEAMS' : 'FUNDRAISERS',
        limit,
        withZero,
        excluded,
        signal,
      }),
    ),
  )
  return mergeLeaderboards(boards, limit)
}

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

const mostGraphRows = 25

interface LeaderboardFilter {
  limit: number
  withZero: boolean
  excluded: ReadonlySet<string>
}

/**
 * Reads a campaign's leaderboard until enough of its rows count, or none is left.
 *
 * @param first - an answer that is already there, to go on from
 * @throws {NotFoundError} for a campaign that the graph does not know
 */
async function readLeaderboard(
  platform: Platform,
  {
    campaign,
    type,
    first,
    limit,
    withZero,
    excluded,
    signal,
  }: LeaderboardFilter & {
    campaign: string
    type: 'FUNDRAISERS' | 'TEAMS'
    first?: unknown
    signal: AbortSignal | undefined
  },
): Promise<CampaignLeaderboard> {
  const entries: LeaderboardEntry[] = []
  let answer = first
  let after: string | null = null
  for (let read = 0; ;) {
    if (answer === undefined) {
      const variables = {
        id: campaign,
        limit: rowsToRequest(limit + excluded.size - read, mostGraphRows),
        type,
        after,
      }
      // Each answer contains the cursor of the next.
      // oxlint-disable-next-line no-await-in-loop
      const data = await requestGraph(platform, campaignLeaderboardDocument, variables, signal)
      answer = requireNode(platform, data.page, { kind: 'campaign', id: campaign }).leaderboard
    }
    const board = asRecord(answer)
    const rows = asList(board['nodes'])
    read += rows.length
    const parsed = rows.map((row) => ({ row, entry: parseGraphEntry(platform, row) }))
    entries.push(
      ...parsed.flatMap(({ row, entry }) =>
        isExcluded(row, excluded) || !isRanked(entry, withZero) ? [] : entry,
      ),
    )
    const { hasNextPage, endCursor } = asRecord(board['pageInfo'])
    after = toText(endCursor) ?? null
    // The platform returns the largest amounts first.
    const hasOnlyZeroLeft = !withZero && parsed.at(-1)?.entry.raised === 0
    const isAtEnd = hasNextPage !== true || after === null || rows.length === 0 || hasOnlyZeroLeft
    if (isAtEnd || entries.length >= limit) {
      return { entries, totalCount: toAmount(board['totalCount']) }
    }
    answer = undefined
  }
}

function isRanked({ slug, raised, status }: LeaderboardEntry, withZero: boolean): boolean {
  return slug !== '' && (withZero || raised !== 0) && !isCancelled(status)
}

function mergeLeaderboards(
  boards: readonly CampaignLeaderboard[],
  limit: number,
): CampaignLeaderboard {
  return {
    entries: rankEntries(
      boards.flatMap(({ entries }) => entries),
      limit,
    ),
    totalCount: boards.reduce((sum, { totalCount }) => sum + totalCount, 0),
  }
}

const tagLeaderboardDocument = /* @__PURE__ */ graphDocument(`
query TagLeaderboard($id: ID!, $limit: Int!) {
  leaderboard(id: $id) {
    totals(limit: $limit) {
      tagValue
      tagValueAsNode {
        ... on Page {
          slug title createDate summary status type legacyId url
          owner { avatar legacyId name }
          donationSummary {
            donationCount
            offlineAmount { value currencyCode }
            totalAmount { value currencyCode }
          }
          targetWithCurrency { value currencyCode }
          heroMedia { ... on ImageMedia { url } }
        }
      }
      amounts { value unit }
    }
  }
}`)

/** The tag leaderboard to fetch. */
export interface TagLeaderboardSelection {
  /** Ids of definitions, as `leaderboardDefinitionId` makes them; several are merged. */
  definition: Ids
  /** The measure that the definitions rank by. @default 'fundraising:donations_received' */
  measurementDomain?: string | undefined
  /** @default 'GBP' */
  currency?: string | undefined
  /** @default 10 */
  limit?: number | undefined
  /** Whether to keep rows without an amount. @default false */
  withZero?: boolean | undefined
  /** Ids, short names or tag values to leave out. */
  exclude?: Ids | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads the leaderboard of a tag, such as distances by page or money by branch: cancelled pages
 * left out, largest amount first. A definition that does not exist has no rows.
 *
 * @throws {MissingArgumentError} without a definition
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchTagLeaderboard(
  platform: Platform,
  selection: TagLeaderboardSelection,
): Promise<TagLeaderboardEntry[]> {
  const {
    definition,
    measurementDomain = 'fundraising:donations_received',
    currency = 'GBP',
    limit = 10,
    withZero = false,
    exclude,
    signal,
  } = emptyIfMissing(selection)
  const ids = listIds(definition)
  if (ids.length === 0) throw new MissingArgumentError('definition')
  const excluded = excludedNames(exclude)
  const unit = getPrimaryUnit(measurementDomain, currency) ?? 'count'
  // The leaderboard has no pages: if too few of its rows count, more of them are requested from the start.
  for (let most = limit + excluded.size; ; most *= 2) {
    const request = (id: string) =>
      requestGraph(platform, tagLeaderboardDocument, { id, limit: most }, signal)
    // oxlint-disable-next-line no-await-in-loop
    const answers = await Promise.all(ids.map(request))
    const boards = answers.map((data) => asList(asRecord(data.leaderboard)['totals']))
    const rows = boards
      .flat()
      .filter((row) => !isExcluded(row, excluded))
      .filter((row) => !isExcluded(asRecord(row)['tagValueAsNode'], excluded))
      .map((row) => parseTagLeaderboardRow(platform, row, { unit, currency }))
    const entries = rows
      .filter(({ amount, status }) => !isCancelled(status) && (withZero || amount !== 0))
      .toSorted((one, other) => other.amount - one.amount)
      .slice(0, limit)
      .map((entry, index) => ({ ...entry, position: index + 1 }))
    // The platform returns the largest amounts first.
    const hasOnlyZeroLeft = !withZero && rows.some(({ amount }) => amount === 0)
    const isAtEnd = hasOnlyZeroLeft || boards.every(({ length }) => length < most)
    if (entries.length >= limit || isAtEnd) return entries
  }
}
