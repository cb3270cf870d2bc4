import { getPrimaryUnit, type TotalsRecord } from '@milepost/measures'
import { MissingArgumentError } from '../errors/errors.ts'
import { graphDocument, requestGraph, requireNode } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, type Id, type Ids, listIds, toSingleId } from '../request/arguments.ts'
import { readList } from '../request/reads.ts'
import { parseTotals } from '../totals/totals.ts'
import { asList, asRecord, toAmount, toText } from '../values/values.ts'
import {
  type CampaignLeaderboard,
  toExcludedNames,
  isCancelled,
  isExcluded,
  type LeaderboardEntry,
  parseGraphLeaderboardRow,
  parseTagLeaderboardRow,
  sortEntries,
  getRowsToRequest,
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

export const campaignLeaderboardDocument = /* @__PURE__ */ graphDocument(
  `
query CampaignLeaderboard($id: ID!, $limit: Int!, $type: PageLeaderboardType!, $after: String) {
  page(type: ONE_PAGE, id: $id) {
    leaderboard(first: $limit, type: $type, after: $after) {${leaderboardFields}}
  }
}` as const,
)

/** Both leaderboards of a campaign and its totals, in one request. */
export const campaignLeaderboardsDocument = /* @__PURE__ */ graphDocument(
  `
query CampaignLeaderboards($id: ID!, $people: Int!, $withPeople: Boolean!, $teams: Int!, $withTeams: Boolean!,
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

interface LeaderboardOptions {
  /** Whether to include rows with an amount of 0. @default false */
  includeZero?: boolean | undefined
  /** IDs, slugs or tag values to exclude. */
  exclude?: Ids | undefined
  signal?: AbortSignal | undefined
}

export interface CampaignLeaderboardQuery extends LeaderboardOptions {
  /** GUIDs. The leaderboards of several campaigns are merged. */
  campaign: Ids
  /** @default 'people' */
  type?: 'people' | 'teams' | undefined
  /** @default 100 */
  limit?: number | undefined
}

/**
 * Fetches the leaderboard of one or more campaigns, largest total first, without cancelled pages.
 *
 * @throws {MissingArgumentError} if the campaign is missing
 * @throws {NotFoundError} if a campaign does not exist
 * @throws {GraphError} if the graph reports errors
 */
export async function fetchCampaignLeaderboard(
  platform: Platform,
  selection: CampaignLeaderboardQuery,
): Promise<CampaignLeaderboard> {
  const { campaign, type, limit = 100, exclude, ...options } = cleanInputs(selection)
  const campaigns = listIds(campaign)
  if (campaigns.length === 0) throw new MissingArgumentError('campaign')
  const filter = { ...options, limit, excluded: toExcludedNames(exclude) }
  const wireType = type === 'teams' ? 'TEAMS' : 'FUNDRAISERS'
  const boards = campaigns.map((id) => readLeaderboard(platform, id, wireType, filter))
  return mergeLeaderboards(await Promise.all(boards), limit)
}

/** Leaderboards and totals of a campaign. */
export interface CampaignLeaderboards {
  people: CampaignLeaderboard
  teams: CampaignLeaderboard
  /** Totals of the campaign, with one record per measurement domain. */
  totals: TotalsRecord[]
}

export interface CampaignLeaderboardsQuery extends LeaderboardOptions {
  /** GUID. */
  campaign: Id
  /** Maximum number of people; 0 skips them. @default 10 */
  maxPeople?: number | undefined
  /** Maximum number of teams; 0 skips them. @default 10 */
  maxTeams?: number | undefined
}

/**
 * Fetches a campaign's totals and both of its leaderboards in one request. More than 25 rows require further requests.
 *
 * @throws {MissingArgumentError} if the campaign is missing
 * @throws {NotFoundError} if the campaign does not exist and people or teams were requested
 * @throws {GraphError} if the graph reports errors
 */
export async function fetchCampaignLeaderboards(
  platform: Platform,
  selection: CampaignLeaderboardsQuery,
): Promise<CampaignLeaderboards> {
  const { campaign, maxPeople = 10, maxTeams = 10, exclude, ...options } = cleanInputs(selection)
  const id = toSingleId('campaign', campaign)
  if (id === undefined) throw new MissingArgumentError('campaign')
  const excluded = toExcludedNames(exclude)
  const segment = `page:campaign:${id}`
  const variables = {
    id,
    people: getRowsToRequest(maxPeople + excluded.size, maxGraphRows),
    withPeople: maxPeople > 0,
    teams: getRowsToRequest(maxTeams + excluded.size, maxGraphRows),
    withTeams: maxTeams > 0,
    segment,
    tagDefinitionId: 'page:campaign',
    tagValue: segment,
  }
  const data = await requestGraph(platform, campaignLeaderboardsDocument, variables, options.signal)
  const board = async (type: BoardType, node: typeof data.people, limit: number) => {
    // With a limit of 0, the leaderboard was not requested.
    if (limit <= 0) return { entries: [], totalCount: 0 }
    const first = requireNode(platform, node, { kind: 'campaign', id }).leaderboard
    const filter = { ...options, limit, excluded }
    return mergeLeaderboards([await readLeaderboard(platform, id, type, filter, first)], limit)
  }
  const [peopleBoard, teamBoard] = await Promise.all([
    board('FUNDRAISERS', data.people, maxPeople),
    board('TEAMS', data.teams, maxTeams),
  ])
  return { people: peopleBoard, teams: teamBoard, totals: parseTotals(data.totals) }
}

const maxGraphRows = 25

type BoardType = 'FUNDRAISERS' | 'TEAMS'

interface BoardFilter extends Omit<LeaderboardOptions, 'exclude'> {
  limit: number
  excluded: ReadonlySet<string>
}

/**
 * Fetches a campaign's leaderboard until enough rows remain after filtering.
 *
 * @param first - the first response, if it has already been fetched
 * @throws {NotFoundError} if the campaign does not exist
 */
async function readLeaderboard(
  platform: Platform,
  id: string,
  type: BoardType,
  { limit, includeZero = false, excluded, signal }: BoardFilter,
  first?: unknown,
): Promise<CampaignLeaderboard> {
  const entries: LeaderboardEntry[] = []
  let rowCount = 0
  const request = async (after: string | null) => {
    const missing = limit + excluded.size - rowCount
    const variables = { id, limit: getRowsToRequest(missing, maxGraphRows), type, after }
    const data = await requestGraph(platform, campaignLeaderboardDocument, variables, signal)
    return requireNode(platform, data.page, { kind: 'campaign', id }).leaderboard
  }
  const read = async (after: string | null) => {
    const board = asRecord(after === null && first !== undefined ? first : await request(after))
    const items = asList(board['nodes'])
    rowCount += items.length
    const parsed = items.map((row) => ({ row, entry: parseGraphLeaderboardRow(platform, row) }))
    const included = parsed.filter(
      ({ row, entry }) => !isExcluded(row, excluded) && isRanked(entry, includeZero),
    )
    entries.push(...included.map(({ entry }) => entry))
    const { hasNextPage, endCursor } = asRecord(board['pageInfo'])
    // Rows are sorted by amount, so only zeros can follow a zero.
    const hasOnlyZeroLeft = !includeZero && parsed.at(-1)?.entry.raised === 0
    const isDone = hasNextPage !== true || hasOnlyZeroLeft || entries.length >= limit
    return {
      items,
      next: isDone ? undefined : toText(endCursor),
      totalCount: toAmount(board['totalCount']),
    }
  }
  const { last } = await readList<string | null, Awaited<ReturnType<typeof read>>>(
    null,
    Infinity,
    read,
  )
  return { entries, totalCount: last.totalCount }
}

function isRanked({ slug, raised, status }: LeaderboardEntry, includeZero: boolean): boolean {
  return slug !== '' && (includeZero || raised !== 0) && !isCancelled(status)
}

function mergeLeaderboards(
  boards: readonly CampaignLeaderboard[],
  limit: number,
): CampaignLeaderboard {
  return {
    entries: sortEntries(
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

export interface TagLeaderboardQuery extends LeaderboardOptions {
  /** IDs from `getLeaderboardDefinitionId`. The leaderboards of several definitions are merged. */
  definition: Ids
  /** Measurement domain of the definitions. @default 'fundraising:donations_received' */
  measurementDomain?: string | undefined
  /** @default 'GBP' */
  currency?: string | undefined
  /** @default 10 */
  limit?: number | undefined
}

/**
 * Fetches a tag leaderboard, for example distance by page or donations by branch: largest amount first, without cancelled pages. Empty
 * if the definition does not exist.
 *
 * @throws {MissingArgumentError} if the definition is missing
 * @throws {GraphError} if the graph reports errors
 */
export async function fetchTagLeaderboard(
  platform: Platform,
  selection: TagLeaderboardQuery,
): Promise<TagLeaderboardEntry[]> {
  const {
    definition,
    measurementDomain = 'fundraising:donations_received',
    currency = 'GBP',
    limit = 10,
    includeZero = false,
    exclude,
    signal,
  } = cleanInputs(selection)
  const ids = listIds(definition)
  if (ids.length === 0) throw new MissingArgumentError('definition')
  const excluded = toExcludedNames(exclude)
  const unit = getPrimaryUnit(measurementDomain, currency) ?? 'count'
  // This leaderboard has no paging: if too few rows remain after filtering, a longer list is requested.
  for (let maxRows = limit + excluded.size; ; maxRows *= 2) {
    const request = (id: string) =>
      requestGraph(platform, tagLeaderboardDocument, { id, limit: maxRows }, signal)
    // oxlint-disable-next-line no-await-in-loop
    const responses = await Promise.all(ids.map(request))
    const boards = responses.map((data) => asList(asRecord(data.leaderboard)['totals']))
    const rows = boards
      .flat()
      .filter((row) => !isExcluded(row, excluded))
      .filter((row) => !isExcluded(asRecord(row)['tagValueAsNode'], excluded))
      .map((row) => parseTagLeaderboardRow(platform, row, { unit, currency }))
    const entries = rows
      .filter(({ amount, status }) => !isCancelled(status) && (includeZero || amount !== 0))
      .toSorted((first, second) => second.amount - first.amount)
      .slice(0, limit)
      .map((entry, index) => ({ ...entry, position: index + 1 }))
    // Rows are sorted by amount, so only zeros can follow a zero.
    const hasOnlyZeroLeft = !includeZero && rows.some(({ amount }) => amount === 0)
    const isAtEnd = hasOnlyZeroLeft || boards.every(({ length }) => length < maxRows)
    if (entries.length >= limit || isAtEnd) return entries
  }
}
