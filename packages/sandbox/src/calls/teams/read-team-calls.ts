import type { TeamMemberWire, TeamShortNameWire, TeamWire } from '@milepost/platform/testing'
import { getImageUrls } from '../../images/stored-image.ts'
import { type PageRow, selectPages } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import { toMajorNumber } from '../../values/wire-values.ts'
import { findTeamByShortName, type TeamRow } from '../../records/team-row.ts'
import { object } from 'valibot'
import { createEmptyResponse, createErrorResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { oneText } from '../../http/fields.ts'

/** Members per response. */
const membersPerPage = 20

/** Converts a team to the wire format, without members (wire contract §2.6.7). */
function toTeamSummaryWire({ origin }: Pick<CallContext, 'origin'>, team: TeamRow): TeamWire {
  return {
    teamGuid: team.guid,
    shortName: `team/${team.shortName}`,
    title: team.name,
    name: team.name,
    status: team.status,
    story: team.story,
    campaignGuid: team.campaignGuid,
    campaign: { campaignGuid: team.campaignGuid, title: team.campaignTitle },
    charity: { charityId: team.charityId, name: team.charityName },
    eventId: team.eventId,
    captain: {
      userGuid: team.captainGuid,
      firstName: team.captainFirstName,
      lastName: team.captainLastName,
      profileImage: getImageUrls(origin, team.captainImage).absolute,
    },
    coverPhotoImageId: team.cover,
    coverImageName: team.cover,
    membershipPolicy: team.membershipPolicy,
    fundraisingConfiguration: {
      currencyCode: team.currencyCode,
      targetAmount: toMajorNumber(team.targetMinor),
    },
    donationSummary: {
      totalAmount: toMajorNumber(team.raisedMinor),
      offlineAmount: toMajorNumber(team.offlineMinor),
      totalNumberOfDonations: team.donationCount,
    },
    numberOfSupporters: team.supporterCount,
  }
}

/** Converts a team to the wire format, with up to 20 members from `offset` (wire contract §2.6.1). */
export function toTeamWire(context: CallContext, team: TeamRow, offset: number): TeamWire {
  const { database, origin } = context
  const rows = database.all<PageRow>(
    `${selectPages} WHERE p.team_id = ? AND p.status <> 'Cancelled'
      ORDER BY p.raised_minor DESC, p.id LIMIT ? OFFSET ?`,
    team.id,
    membersPerPage,
    offset,
  )
  const end = offset + rows.length
  return {
    ...toTeamSummaryWire(context, team),
    membership: {
      numberOfMembers: team.supporterCount,
      members: rows.map((page) => toMemberWire(origin, page)),
    },
    pagination: {
      hasNextPage: end < team.supporterCount,
      endCursor: rows.length === 0 ? null : Buffer.from(String(end - 1)).toString('base64'),
    },
  }
}

function toMemberWire(origin: string, page: PageRow): TeamMemberWire {
  return {
    fundraisingPageGuid: page.guid,
    fundraisingPageShortName: `fundraising/${page.shortName}`,
    fundraisingPageName: page.title,
    fundraisingPageStatus: page.status,
    userGuid: page.ownerGuid,
    profileImage: getImageUrls(origin, page.ownerImage).absolute,
    raisedAmount: toMajorNumber(page.raisedMinor),
  }
}

/** Returns a team with its members, 20 per response (wire contract §2.6.1). */
export const getTeam = defineCall<TeamWire, { nextPageKey: string | undefined }>({
  family: 'api',
  method: 'GET',
  path: '/v1/teamsv3/:shortName',
  query: object({ nextPageKey: oneText }),
  handle(context, { query: { nextPageKey } }) {
    const team = findTeamByShortName(context.database, context.params['shortName'] ?? '')
    if (team === undefined) return createEmptyResponse(404)
    if (nextPageKey === undefined) return toTeamWire(context, team, 0)
    const index = Buffer.from(nextPageKey, 'base64').toString('utf8')
    if (!/^\d{1,9}$/.test(index)) return createErrorResponse(400, 'nextPageKey is not a cursor')
    return toTeamWire(context, team, Number(index) + 1)
  },
})

/** Checks whether a slug is available for a team (wire contract §2.6.3). */
export const getTeamSlugAvailability = defineOwnerCall<TeamShortNameWire>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/proxy/campaigns/v1/teams/shortNames/:shortName/isAvailable',
  credentials: 'bearer',
  handle: ({ database, params }) => ({
    isAvailable: findTeamByShortName(database, params['shortName'] ?? '') === undefined,
  }),
})
