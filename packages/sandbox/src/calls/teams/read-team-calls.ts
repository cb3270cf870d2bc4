import type { TeamShortNameWire, TeamWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { campaignByGuid } from '../../records/campaign-row.ts'
import { emptyAnswer, errorMessage, messageAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { oneText, wholeNumber } from '../../http/query-fields.ts'
import { teamAnswer, teamSummary } from './team-answer.ts'
import type { TeamRow } from '../../records/team-row.ts'
import { selectTeams, teamByShortName } from '../../records/team-row.ts'

/** One team with its members, 20 at a time (wire contract §2.6.1). */
export const getTeam = defineCall<TeamWire, { nextPageKey: string | undefined }>({
  family: 'api',
  method: 'GET',
  path: '/v1/teamsv3/:shortName',
  query: object({ nextPageKey: oneText }),
  handle(context, { query: { nextPageKey } }) {
    const team = teamByShortName(context.database, context.params['shortName'] ?? '')
    if (team === undefined) return emptyAnswer(404)
    if (nextPageKey === undefined) return teamAnswer(context, team, 0)
    const index = Buffer.from(nextPageKey, 'base64').toString('utf8')
    if (!/^\d{1,9}$/.test(index)) return errorMessage(400, 'nextPageKey is not a cursor')
    return teamAnswer(context, team, Number(index) + 1)
  },
})

/** Whether a short name is free for a team (wire contract §2.6.3). */
export const getTeamShortName = defineOwnerCall<TeamShortNameWire>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/proxy/campaigns/v1/teams/shortNames/:shortName/isAvailable',
  credentials: 'bearer',
  handle: ({ database, params }) => ({
    isAvailable: teamByShortName(database, params['shortName'] ?? '') === undefined,
  }),
})

interface Query {
  CampaignGuid: string | undefined
  Take: number
  offset: number
}

/** The teams of a campaign, most raised first (wire contract §2.6.7). */
export const getTeamSearch = defineCall<
  { results: TeamWire[]; totalResults: number; next: string | null },
  Query
>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/proxy/campaigns/v1/teams/search',
  query: object({
    CampaignGuid: oneText,
    Take: wholeNumber(20, 1, 100),
    offset: wholeNumber(0, 0, 10_000_000),
  }),
  handle(context, { query: { CampaignGuid = '', Take, offset } }) {
    const { database, origin, url } = context
    const campaign = campaignByGuid(database, CampaignGuid)
    if (campaign === undefined) return messageAnswer(404, 'Campaign not found')
    const rows = database.all<TeamRow>(
      `${selectTeams} WHERE t.campaign_id = ? ORDER BY t.raised_minor DESC, t.id LIMIT ? OFFSET ?`,
      campaign.id,
      Take,
      offset,
    )
    const end = offset + rows.length
    const query = new URLSearchParams({ CampaignGuid, Take: String(Take), offset: String(end) })
    return {
      results: rows.map((team) => teamSummary(context, team)),
      totalResults: campaign.teamCount,
      next: end < campaign.teamCount ? `${origin}${url.pathname}?${query.toString()}` : null,
    }
  },
})
