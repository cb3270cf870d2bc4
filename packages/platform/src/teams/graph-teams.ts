import { MissingArgumentError } from '../errors/errors.ts'
import { graphDocument, requestGraph, requireNode } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, type Id, requireArguments, toSingleId } from '../request/arguments.ts'
import { type ListPart, readList } from '../request/reads.ts'
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
 * Fetches a campaign's teams in the platform's order, without their members.
 *
 * @param limit - maximum number of teams. @default 100
 * @throws {MissingArgumentError} if the campaign is missing
 * @throws {NotFoundError} if the campaign does not exist
 * @throws {GraphError} if the graph reports errors
 */
export async function fetchCampaignTeams(
  platform: Platform,
  inputs: TeamOptions & {
    campaign: Id
    limit?: number | undefined
    signal?: AbortSignal | undefined
  },
): Promise<Team[]> {
  const { campaign, limit = 100, includeTeamsOffline, signal } = cleanInputs(inputs)
  const id = toSingleId('campaign', campaign)
  if (id === undefined) throw new MissingArgumentError('campaign')
  if (limit <= 0) return []
  const { items } = await readList<string | null, ListPart<string>>(null, limit, async (after) => {
    const variables = { id, limit: Math.min(100, limit), after }
    const data = await requestGraph(platform, campaignTeamsDocument, variables, signal)
    const board = asRecord(requireNode(platform, data.page, { kind: 'campaign', id }).leaderboard)
    const { hasNextPage, endCursor } = asRecord(board['pageInfo'])
    return {
      items: asList(board['edges']),
      next: hasNextPage === true ? toText(endCursor) : undefined,
    }
  })
  return items.map((edge) =>
    parseCampaignTeam(platform, asRecord(edge)['node'], { includeTeamsOffline }),
  )
}

/**
 * Fetches a team's pages in batches of ten: the first batch, then all others in parallel.
 *
 * @param team - slug
 * @returns `totalCount` is the number of pages in the team
 * @throws {MissingArgumentError} if the team is missing
 * @throws {NotFoundError} if the team does not exist
 * @throws {GraphError} if the graph reports errors
 */
export async function fetchTeamPages(
  platform: Platform,
  inputs: { team: string; limit?: number | undefined; signal?: AbortSignal | undefined },
): Promise<{ pages: TeamPage[]; totalCount: number }> {
  const { team, limit = maxTeamPages, signal } = cleanInputs(inputs)
  const slug = toSlug(team)
  requireArguments({ team: slug })
  const first = await readTeamPages(platform, { slug, offset: 0, signal })
  const count = Math.min(first.totalCount, limit)
  const requests = Math.max(0, Math.ceil(count / teamPagesPerRequest) - 1)
  const others = await Promise.all(
    Array.from({ length: requests }, (_, index) =>
      readTeamPages(platform, { slug, offset: (index + 1) * teamPagesPerRequest, signal }),
    ),
  )
  const pages = [first, ...others].flatMap(({ items }) => items).slice(0, limit)
  return { pages, totalCount: first.totalCount }
}

// Spec §9
export const teamPagesPerRequest = 10
export const maxTeamPages = 250

/**
 * Fetches ten pages of a team. The response has no cursors, so they are computed: the cursor after row n is n in base64.
 *
 * @param offset - number of pages to skip
 * @throws {NotFoundError} if the team does not exist
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
