import type { TeamMemberWire, TeamWire } from '@milepost/platform/testing'
import { imageAddresses } from '../../images/image-address.ts'
import type { PageRow } from '../../records/page-row.ts'
import { selectPages } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import { toMajorNumber } from '../../values/wire-money.ts'
import type { TeamRow } from '../../records/team-row.ts'

/** Members are given this many at a time. */
const memberLimit = 20

/** A team without its members (wire contract §2.6.7). */
export function teamSummary({ origin }: Pick<CallContext, 'origin'>, team: TeamRow): TeamWire {
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
      profileImage: imageAddresses(origin, team.captainImage).absolute,
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

/** A team with some of its members, from an offset on (wire contract §2.6.1). */
export function teamAnswer(context: CallContext, team: TeamRow, offset: number): TeamWire {
  const { database, origin } = context
  const rows = database.all<PageRow>(
    `${selectPages} WHERE p.team_id = ? AND p.status <> 'Cancelled'
      ORDER BY p.raised_minor DESC, p.id LIMIT ? OFFSET ?`,
    team.id,
    memberLimit,
    offset,
  )
  const end = offset + rows.length
  return {
    ...teamSummary(context, team),
    membership: {
      numberOfMembers: team.supporterCount,
      members: rows.map((page) => memberOf(origin, page)),
    },
    pagination: {
      hasNextPage: end < team.supporterCount,
      endCursor: rows.length === 0 ? null : Buffer.from(String(end - 1)).toString('base64'),
    },
  }
}

function memberOf(origin: string, page: PageRow): TeamMemberWire {
  return {
    fundraisingPageGuid: page.guid,
    fundraisingPageShortName: `fundraising/${page.shortName}`,
    fundraisingPageName: page.title,
    fundraisingPageStatus: page.status,
    userGuid: page.ownerGuid,
    profileImage: imageAddresses(origin, page.ownerImage).absolute,
    raisedAmount: toMajorNumber(page.raisedMinor),
  }
}
