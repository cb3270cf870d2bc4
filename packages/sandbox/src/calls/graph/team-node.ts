import type { PageRow } from '../../records/page-row.ts'
import { selectPages } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { TeamRow } from '../../records/team-row.ts'
import { activityRecords, activitySums } from '../../records/activity-records.ts'
import { isoDate } from '../../values/wire-date.ts'
import { connectionOf, rowRangeOf } from './connection.ts'
import { nodeIdOf } from './node-id.ts'
import { graphMoney, imageMedia, pageNode } from './page-node.ts'

/** A team as the graph's `Page`. */
export function teamNode(context: CallContext, team: TeamRow) {
  const { database, origin } = context
  const cover = imageMedia(origin, team.cover)
  return {
    id: nodeIdOf('TEAM', team.guid),
    legacyId: team.guid,
    eventGivingGroupId: null,
    type: 'TEAM',
    slug: `team/${team.shortName}`,
    title: team.name,
    summary: '',
    story: team.story,
    status: team.status.toUpperCase(),
    url: `${origin}/www/team/${team.shortName}`,
    createDate: isoDate(team.createdMs),
    owner: {
      id: team.captainGuid,
      legacyId: team.captainGuid,
      name: `${team.captainFirstName} ${team.captainLastName}`.trim(),
      avatar: team.captainImage,
    },
    cover,
    heroMedia: cover,
    donationSummary: {
      totalAmount: graphMoney(team.raisedMinor, team.currencyCode),
      onlineAmount: graphMoney(team.onlineMinor, team.currencyCode),
      offlineAmount: graphMoney(team.offlineMinor, team.currencyCode),
      donationCount: team.donationCount,
      numberOfDonations: team.donationCount,
    },
    targetWithCurrency: graphMoney(team.targetMinor, team.currencyCode),
    totals: () => ({ timeline: activityRecords(activitySums(database, 'team', team.id)) }),
    membershipPolicy: team.membershipPolicy.toUpperCase(),
    supporters: { totalCount: team.supporterCount },
    relationships: {
      members: (wanted: { first: number; after?: string | null }) => {
        const slice = rowRangeOf(wanted)
        const rows = database.all<PageRow>(
          `${selectPages} WHERE p.team_id = ? AND p.status <> 'Cancelled'
            ORDER BY p.raised_minor DESC, p.id LIMIT ? OFFSET ?`,
          team.id,
          slice.limit,
          slice.offset,
        )
        const nodes = rows.map((row) => pageNode(context, row, ''))
        return connectionOf(nodes, team.supporterCount, slice)
      },
    },
  }
}
