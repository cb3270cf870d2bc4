import type { Platform } from '../platform/platform.ts'
import type { Id } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import { parseTeam } from './parse-team.ts'
import type { Team } from './team.ts'

/** Teams of a campaign, and how many it has. */
export interface TeamSearch {
  teams: Team[]
  /** All of them, however many were asked for. */
  count: number
}

// What the platform gives at once.
const largestRequest = 100

/**
 * Reads the teams of a campaign by the REST API, most raised first, without their members.
 * `fetchCampaignTeams` asks the graph for the same, and does not tell how many there are.
 *
 * @throws {MissingArgumentError} without a campaign
 * @throws {HttpError} with status 404 when there is no such campaign
 */
export async function searchTeams(
  platform: Platform,
  inputs: {
    campaign: Id
    /** How many are wanted (Spec §9). @default 100 */
    limit?: number | undefined
    /** How many to leave out at the start. @default 0 */
    offset?: number | undefined
    signal?: AbortSignal | undefined
  },
): Promise<TeamSearch> {
  const { campaign, limit = 100, offset = 0, signal } = emptyIfMissing(inputs)
  const CampaignGuid = singleId('campaign', campaign)
  requireArguments({ campaign: CampaignGuid })
  const path = `/v1/${platform.environment.provider}/proxy/campaigns/v1/teams/search`
  const teams: Team[] = []
  for (let from = offset; ;) {
    const query = {
      CampaignGuid,
      Take: Math.min(limit - teams.length, largestRequest),
      offset: from,
    }
    // Each answer tells where the next one starts.
    // oxlint-disable-next-line no-await-in-loop
    const body = asRecord(await requestRest(platform, { to: 'services', path, query, signal }))
    teams.push(...asList(body['results']).map((team) => parseTeam(platform, team)))
    const next = toAmount(/[?&]offset=(\d+)/.exec(toText(body['next']) ?? '')?.[1])
    if (next <= from || teams.length >= limit) {
      return { teams: teams.slice(0, limit), count: toAmount(body['totalResults']) }
    }
    from = next
  }
}
