import { MissingArgumentError } from '../errors/errors.ts'
import { graphDocument, requestGraph, requireNode } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing, type Id, requireArguments, singleId } from '../request/arguments.ts'
import { readListInParts, takeItems } from '../request/reads.ts'
import { toBase64, toSlug } from '../values/texts.ts'
import { asList, asRecord, toAmount, toText } from '../values/values.ts'
import {
  parseCampaignTeam,
  parseTeamPage,
  type Team,
  type TeamOptions,
  type TeamPage,
} from './team.ts'

const campaignTeamsDocument = /* @__PURE__ */ graphDocument(`
query CampaignTeams($id: ID!, $limit: Int!, $after: String) {
  page(type: ONE_PAGE, id: $id) {
    leaderboard(type: TEAMS, after: $after, first: $limit) {
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id legacyId title slug status
          supporters(first: 100) { totalCount }
          donationSummary {
            totalAmount { value currencyCode }
            offlineAmount { value currencyCode }
          }
          cover { ... on ImageMedia { caption } }
          owner { id avatar legacyId name }
          targetWithCurrency { value currencyCode }
        }
      }
    }
  }
}`)

const teamPagesDocument = /* @__PURE__ */ graphDocument(`
query TeamPages($slug: Slug!, $after: String) {
  page(type: TEAM, slug: $slug) {
    title id legacyId type membershipPolicy
    relationships {
      members(first: 10, after: $after) {
        totalCount
        nodes {
          createDate eventGivingGroupId legacyId slug status story title url
          owner { name legacyId }
          donationSummary {
            donationCount
            offlineAmount { value currencyCode }
            totalAmount { value currencyCode }
          }
          targetWithCurrency { value currencyCode }
          totals { timeline { measurementDomain amounts { value unit } } }
          cover { ... on ImageMedia { url } }
        }
      }
    }
  }
}`)

/**
 * Reads the teams of a campaign, without their members.
 *
 * @throws {MissingArgumentError} without a campaign
 * @throws {NotFoundError} for a campaign that does not exist
 * @throws {GraphError} with the first message the graph reports
 */
export function fetchCampaignTeams(
  platform: Platform,
  inputs: TeamOptions & {
    campaign: Id
    limit?: number | undefined
    signal?: AbortSignal | undefined
  },
): Promise<Team[]> {
  const { campaign, limit = 100, includeTeamsOffline, signal } = emptyIfMissing(inputs)
  const perRequest = Math.min(100, limit)
  const teams = iterateCampaignTeams(platform, {
    campaign,
    perRequest,
    includeTeamsOffline,
    signal,
  })
  return takeItems(teams, limit)
}

/**
 * Goes through the teams of a campaign in the platform's order, without their members.
 *
 * @param perRequest - how many a request gives, by default 100
 * @throws {MissingArgumentError} without a campaign, at the first step
 * @throws {NotFoundError} for a campaign that does not exist, at the first step
 * @throws {GraphError} with the first message the graph reports
 */
export async function* iterateCampaignTeams(
  platform: Platform,
  inputs: TeamOptions & {
    campaign: Id
    perRequest?: number | undefined
    signal?: AbortSignal | undefined
  },
): AsyncGenerator<Team, void, undefined> {
  const { campaign, perRequest = 100, includeTeamsOffline, signal } = emptyIfMissing(inputs)
  const id = singleId('campaign', campaign)
  if (id === undefined) throw new MissingArgumentError('campaign')
  yield* readListInParts<Team, string | null>(null, async (after) => {
    const variables = { id, limit: perRequest, after }
    const data = await requestGraph(platform, campaignTeamsDocument, variables, signal)
    const board = asRecord(requireNode(platform, data.page, { kind: 'campaign', id }).leaderboard)
    const edges = asList(board['edges'])
    const { hasNextPage, endCursor } = asRecord(board['pageInfo'])
    return {
      items: edges.map((edge) =>
        parseCampaignTeam(platform, asRecord(edge)['node'], { includeTeamsOffline }),
      ),
      next: hasNextPage === true && edges.length > 0 ? toText(endCursor) : undefined,
    }
  })
}

/**
 * Reads the pages of a team: ten at first, then all others at once, ten a request.
 *
 * @param team - its short name
 * @returns `totalCount` is how many pages the team has, also beyond those that were read
 * @throws {MissingArgumentError} without a team
 * @throws {NotFoundError} for a team that does not exist
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchTeamPages(
  platform: Platform,
  inputs: { team: string; limit?: number | undefined; signal?: AbortSignal | undefined },
): Promise<{ pages: TeamPage[]; totalCount: number }> {
  const { team, limit = mostTeamPages, signal } = emptyIfMissing(inputs)
  const slug = toSlug(team)
  requireArguments({ team: slug })
  const first = await readTeamPages(platform, { slug, offset: 0, signal })
  const wanted = Math.min(first.totalCount, limit)
  const requests = Math.max(0, Math.ceil(wanted / teamPagesPerRequest) - 1)
  const others = await Promise.all(
    Array.from({ length: requests }, (_, index) =>
      readTeamPages(platform, { slug, offset: (index + 1) * teamPagesPerRequest, signal }),
    ),
  )
  const pages = [first, ...others].flatMap(({ items }) => items).slice(0, limit)
  return { pages, totalCount: first.totalCount }
}

/**
 * Goes through all pages of a team, ten a request.
 *
 * @throws {MissingArgumentError} without a team, at the first step
 * @throws {NotFoundError} for a team that does not exist, at the first step
 */
export async function* iterateTeamPages(
  platform: Platform,
  inputs: { team: string; signal?: AbortSignal | undefined },
): AsyncGenerator<TeamPage, void, undefined> {
  const { team, signal } = emptyIfMissing(inputs)
  const slug = toSlug(team)
  requireArguments({ team: slug })
  yield* readListInParts(0, async (offset) => {
    const { items, totalCount } = await readTeamPages(platform, { slug, offset, signal })
    const next = offset + items.length
    return { items, next: items.length > 0 && next < totalCount ? next : undefined }
  })
}

// Spec §9
export const teamPagesPerRequest = 10
export const mostTeamPages = 250

/**
 * Reads ten pages of a team. The list tells no cursors: the one after row n is base64 of n.
 *
 * @param offset - how many rows come before
 * @throws {NotFoundError} for a team that the graph does not know
 */
export async function readTeamPages(
  platform: Platform,
  { slug, offset, signal }: { slug: string; offset: number; signal: AbortSignal | undefined },
): Promise<{ items: TeamPage[]; totalCount: number }> {
  const after = offset > 0 ? toBase64(String(offset - 1)) : null
  const data = await requestGraph(platform, teamPagesDocument, { slug, after }, signal)
  const team = requireNode(platform, data.page, { kind: 'team', id: slug })
  const members = asRecord(team.relationships?.members)
  return {
    items: asList(members['nodes']).map((node) => parseTeamPage(platform, node)),
    totalCount: toAmount(members['totalCount']),
  }
}
