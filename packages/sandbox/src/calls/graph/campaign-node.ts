import type { CampaignRow } from '../../records/campaign-row.ts'
import { charityById } from '../../records/charity-row.ts'
import type { PageRow } from '../../records/page-row.ts'
import { selectPages } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { TeamRow } from '../../records/team-row.ts'
import { selectTeams } from '../../records/team-row.ts'
import { activityRecords, activitySums } from '../../records/activity-records.ts'
import { isoDate } from '../../values/wire-date.ts'
import { connectionOf, rowRangeOf } from './connection.ts'
import { nodeIdOf } from './node-id.ts'
import { graphMoney, imageMedia, pageNode } from './page-node.ts'
import { teamNode } from './team-node.ts'

export interface LeaderboardArguments {
  first: number
  after?: string | null
  type: 'FUNDRAISERS' | 'TEAMS'
}

/** A campaign as the graph's `Page` of type ONE_PAGE. */
export function campaignNode(context: CallContext, campaign: CampaignRow) {
  const { database, origin } = context
  const { currencyCode } = campaign
  const onlineMinor = campaign.carriedDirectMinor + campaign.directMinor + campaign.pagesOnlineMinor
  const offlineMinor = campaign.ownOfflineMinor + campaign.pagesOfflineMinor
  const donationCount =
    campaign.carriedDirectCount +
    campaign.directCount +
    campaign.carriedFundraiserCount +
    campaign.pagesDonationCount
  const cover = imageMedia(origin, campaign.heroImage)
  return {
    id: nodeIdOf('ONE_PAGE', campaign.guid),
    legacyId: campaign.guid,
    eventGivingGroupId: null,
    type: 'ONE_PAGE',
    slug: `page/${campaign.shortName}`,
    title: campaign.title,
    summary: campaign.summary,
    story: campaign.story,
    status: campaign.status.toUpperCase(),
    url: `${origin}/www/campaign/${campaign.shortName}`,
    createDate: isoDate(campaign.startsMs),
    owner: () => ({ name: charityById(database, campaign.charityId)?.name ?? null }),
    cover,
    heroMedia: cover,
    donationSummary: {
      totalAmount: graphMoney(onlineMinor + offlineMinor, currencyCode),
      onlineAmount: graphMoney(onlineMinor, currencyCode),
      offlineAmount: graphMoney(offlineMinor, currencyCode),
      donationCount,
      numberOfDonations: donationCount,
    },
    targetWithCurrency: graphMoney(campaign.targetMinor, currencyCode),
    totals: () => ({ timeline: activityRecords(activitySums(database, 'campaign', campaign.id)) }),
    leaderboard: (wanted: LeaderboardArguments) => leaderboard(context, campaign, wanted),
  }
}

/** People or teams of the campaign, most raised first (wire contract §2.3.5, §2.3.7). */
function leaderboard(
  context: CallContext,
  campaign: CampaignRow,
  { type, ...wanted }: LeaderboardArguments,
) {
  const { database } = context
  const slice = rowRangeOf(wanted)
  if (type === 'TEAMS') {
    const rows = database.all<TeamRow>(
      `${selectTeams} WHERE t.campaign_id = ? ORDER BY t.raised_minor DESC, t.id LIMIT ? OFFSET ?`,
      campaign.id,
      slice.limit,
      slice.offset,
    )
    const nodes = rows.map((row) => teamNode(context, row))
    return connectionOf(nodes, campaign.teamCount, slice)
  }
  const rows = database.all<PageRow>(
    `${selectPages} WHERE p.campaign_id = ? AND p.status <> 'Cancelled'
      ORDER BY p.raised_minor DESC, p.id LIMIT ? OFFSET ?`,
    campaign.id,
    slice.limit,
    slice.offset,
  )
  const nodes = rows.map((row) => pageNode(context, row))
  return connectionOf(nodes, campaign.pageCount, slice)
}
