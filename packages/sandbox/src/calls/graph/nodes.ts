import { GraphQLError } from 'graphql'
import {
  findLeaderboardDefinition,
  getTagLeaderboardRows,
} from '../../records/tag-leaderboard-rows.ts'
import { getOwnerName, findPageByGuid, type PageRow, selectPages } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import { getImageUrls } from '../../images/stored-image.ts'
import { createActivityRecords, sumActivities } from '../../records/activity-records.ts'
import { formatIsoDate } from '../../values/wire-values.ts'
import { createConnection, toNodeId, parseRowRange } from './connection.ts'
import { type TimelineArguments, getPageTimeline } from './timeline.ts'
import { selectTeams, type TeamRow } from '../../records/team-row.ts'
import { type CampaignRow, findCharityById } from '../../records/campaign-row.ts'

/** Maximum number of rows of a tag leaderboard. */
const maxTagRows = 500

/** Returns a tag leaderboard by its definition's id; null if it does not exist (wire contract §2.3.6). */
export function createTagLeaderboardNode(context: CallContext, id: string) {
  const { database } = context
  const definition = findLeaderboardDefinition(database, id)
  if (definition === undefined) return null
  return {
    id,
    totals({ limit }: { limit: number }) {
      if (limit < 0) throw new GraphQLError('limit must not be negative')
      return getTagLeaderboardRows(database, definition, Math.min(limit, maxTagRows)).map((row) => {
        const guid = /^page:fundraising:(.+)$/.exec(row.tagValue)?.[1]
        const page = guid === undefined ? undefined : findPageByGuid(database, guid)
        return {
          ...row,
          tagValueAsNode:
            page === undefined ? null : { __typename: 'Page', ...toPageNode(context, page) },
        }
      })
    },
  }
}

/** Creates a GraphQL amount, in minor units. */
function toGraphMoney(value: number, currencyCode: string) {
  return { value, currencyCode }
}

/** Converts an image to the `ImageMedia` type of the GraphQL media union. */
export function toImageMedia(origin: string, name: string) {
  return { __typename: 'ImageMedia', url: getImageUrls(origin, name).absolute, caption: name }
}

/**
 * Converts a supporter's page to the GraphQL type `Page`.
 *
 * @param prefix - slug prefix: `fundraising/` in leaderboards, empty for team members
 */
export function toPageNode(
  { database, origin }: CallContext,
  page: PageRow,
  prefix = 'fundraising/',
) {
  const cover = toImageMedia(origin, page.image)
  return {
    id: toNodeId('FUNDRAISING', page.guid),
    legacyId: page.guid,
    eventGivingGroupId: String(page.id),
    type: 'FUNDRAISING',
    slug: `${prefix}${page.shortName}`,
    title: page.title,
    summary: page.summaryWhy,
    story: page.story,
    status: page.status.toUpperCase(),
    url: `${origin}/www/fundraising/${page.shortName}`,
    createDate: formatIsoDate(page.createdMs),
    owner: {
      id: String(page.ownerId),
      legacyId: page.ownerGuid,
      name: getOwnerName(page),
      avatar: page.ownerImage,
    },
    cover,
    heroMedia: cover,
    donationSummary: {
      totalAmount: toGraphMoney(page.raisedMinor, page.currencyCode),
      onlineAmount: toGraphMoney(page.onlineMinor, page.currencyCode),
      offlineAmount: toGraphMoney(page.offlineMinor, page.currencyCode),
      donationCount: page.donationCount,
      numberOfDonations: page.donationCount,
    },
    targetWithCurrency: toGraphMoney(page.targetMinor, page.currencyCode),
    totals: () => ({ timeline: createActivityRecords(sumActivities(database, 'page', page.id)) }),
    timeline: (wanted: TimelineArguments) => getPageTimeline(database, page, wanted),
  }
}

/** Converts a team to the GraphQL type `Page`. */
export function toTeamNode(context: CallContext, team: TeamRow) {
  const { database, origin } = context
  const cover = toImageMedia(origin, team.cover)
  return {
    id: toNodeId('TEAM', team.guid),
    legacyId: team.guid,
    eventGivingGroupId: null,
    type: 'TEAM',
    slug: `team/${team.shortName}`,
    title: team.name,
    summary: '',
    story: team.story,
    status: team.status.toUpperCase(),
    url: `${origin}/www/team/${team.shortName}`,
    createDate: formatIsoDate(team.createdMs),
    owner: {
      id: team.captainGuid,
      legacyId: team.captainGuid,
      name: `${team.captainFirstName} ${team.captainLastName}`.trim(),
      avatar: team.captainImage,
    },
    cover,
    heroMedia: cover,
    donationSummary: {
      totalAmount: toGraphMoney(team.raisedMinor, team.currencyCode),
      onlineAmount: toGraphMoney(team.onlineMinor, team.currencyCode),
      offlineAmount: toGraphMoney(team.offlineMinor, team.currencyCode),
      donationCount: team.donationCount,
      numberOfDonations: team.donationCount,
    },
    targetWithCurrency: toGraphMoney(team.targetMinor, team.currencyCode),
    totals: () => ({ timeline: createActivityRecords(sumActivities(database, 'team', team.id)) }),
    membershipPolicy: team.membershipPolicy.toUpperCase(),
    supporters: { totalCount: team.supporterCount },
    relationships: {
      members: (wanted: { first: number; after?: string | null }) => {
        const slice = parseRowRange(wanted)
        const rows = database.all<PageRow>(
          `${selectPages} WHERE p.team_id = ? AND p.status <> 'Cancelled'
            ORDER BY p.raised_minor DESC, p.id LIMIT ? OFFSET ?`,
          team.id,
          slice.limit,
          slice.offset,
        )
        const nodes = rows.map((row) => toPageNode(context, row, ''))
        return createConnection(nodes, team.supporterCount, slice)
      },
    },
  }
}

export interface LeaderboardArguments {
  first: number
  after?: string | null
  type: 'FUNDRAISERS' | 'TEAMS'
}

/** Converts a campaign to the GraphQL type `Page`, with type `ONE_PAGE`. */
export function toCampaignNode(context: CallContext, campaign: CampaignRow) {
  const { database, origin } = context
  const { currencyCode } = campaign
  const onlineMinor = campaign.carriedDirectMinor + campaign.directMinor + campaign.pagesOnlineMinor
  const offlineMinor = campaign.ownOfflineMinor + campaign.pagesOfflineMinor
  const donationCount =
    campaign.carriedDirectCount +
    campaign.directCount +
    campaign.carriedFundraiserCount +
    campaign.pagesDonationCount
  const cover = toImageMedia(origin, campaign.heroImage)
  return {
    id: toNodeId('ONE_PAGE', campaign.guid),
    legacyId: campaign.guid,
    eventGivingGroupId: null,
    type: 'ONE_PAGE',
    slug: `page/${campaign.shortName}`,
    title: campaign.title,
    summary: campaign.summary,
    story: campaign.story,
    status: campaign.status.toUpperCase(),
    url: `${origin}/www/campaign/${campaign.shortName}`,
    createDate: formatIsoDate(campaign.startsMs),
    owner: () => ({ name: findCharityById(database, campaign.charityId)?.name ?? null }),
    cover,
    heroMedia: cover,
    donationSummary: {
      totalAmount: toGraphMoney(onlineMinor + offlineMinor, currencyCode),
      onlineAmount: toGraphMoney(onlineMinor, currencyCode),
      offlineAmount: toGraphMoney(offlineMinor, currencyCode),
      donationCount,
      numberOfDonations: donationCount,
    },
    targetWithCurrency: toGraphMoney(campaign.targetMinor, currencyCode),
    totals: () => ({
      timeline: createActivityRecords(sumActivities(database, 'campaign', campaign.id)),
    }),
    leaderboard: (wanted: LeaderboardArguments) => createLeaderboard(context, campaign, wanted),
  }
}

/** Returns a campaign's pages or teams by amount raised, highest first (wire contract §2.3.5, §2.3.7). */
function createLeaderboard(
  context: CallContext,
  campaign: CampaignRow,
  { type, ...wanted }: LeaderboardArguments,
) {
  const { database } = context
  const slice = parseRowRange(wanted)
  if (type === 'TEAMS') {
    const rows = database.all<TeamRow>(
      `${selectTeams} WHERE t.campaign_id = ? ORDER BY t.raised_minor DESC, t.id LIMIT ? OFFSET ?`,
      campaign.id,
      slice.limit,
      slice.offset,
    )
    const nodes = rows.map((row) => toTeamNode(context, row))
    return createConnection(nodes, campaign.teamCount, slice)
  }
  const rows = database.all<PageRow>(
    `${selectPages} WHERE p.campaign_id = ? AND p.status <> 'Cancelled'
      ORDER BY p.raised_minor DESC, p.id LIMIT ? OFFSET ?`,
    campaign.id,
    slice.limit,
    slice.offset,
  )
  const nodes = rows.map((row) => toPageNode(context, row))
  return createConnection(nodes, campaign.pageCount, slice)
}
