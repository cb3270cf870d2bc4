import type { TotalsRecordWire } from '@milepost/platform/testing'
import { findCampaignByGuid, type CampaignRow } from './campaign-row.ts'
import type { Database } from '../database/open-database.ts'
import { findPageByGuid } from './page-row.ts'
import type { ActivitySum } from './activity-records.ts'
import { createActivityRecords, sumActivities } from './activity-records.ts'
import { createMoneyRecords, type MoneySum } from './donation-row.ts'

/** Arguments of the GraphQL field `totals`. */
export interface TagTotalsQuery {
  segment: string
  tagDefinitionId: string
  tagValue: string
  measurementDomain?: string | null
}

/**
 * Returns the totals of a page, of a campaign, or of a campaign's pages with a tag (wire contract §2.3.4).
 *
 * @returns an empty list for an unknown tag, page or campaign
 */
export function getTagTotals(database: Database, query: TagTotalsQuery): TotalsRecordWire[] {
  const records = createTotalsRecords(database, query)
  const { measurementDomain } = query
  if (measurementDomain === null || measurementDomain === undefined) return records
  return records.filter((record) => record.measurementDomain === measurementDomain)
}

function createTotalsRecords(database: Database, query: TagTotalsQuery): TotalsRecordWire[] {
  const { segment, tagDefinitionId, tagValue } = query
  const pageGuid = /^page:fundraising:(.+)$/.exec(tagValue)?.[1]
  if (pageGuid !== undefined) {
    const page = findPageByGuid(database, pageGuid)
    return page === undefined
      ? []
      : [
          ...createMoneyRecords(page),
          ...createActivityRecords(sumActivities(database, 'page', page.id)),
        ]
  }
  const [, campaignGuid = '', charityId] =
    /^page:campaign:([^:]+)(?::charity:(\d+))?$/.exec(segment) ?? []
  const campaign = findCampaignByGuid(database, campaignGuid)
  if (campaign === undefined) return []
  if (charityId !== undefined && charityId !== String(campaign.charityId)) return []
  if (tagValue.startsWith('page:campaign:')) {
    return tagValue.toLowerCase().startsWith(`page:campaign:${campaign.guid}`)
      ? createCampaignRecords(database, campaign)
      : []
  }
  return createTagRecords(database, campaign, tagDefinitionId, tagValue)
}

/**
 * Returns the totals of a campaign, including direct donations and those to its pages. Amounts carried over from before
 * donations were recorded individually are excluded.
 */
function createCampaignRecords(database: Database, campaign: CampaignRow): TotalsRecordWire[] {
  const money: MoneySum = {
    onlineMinor: campaign.pagesOnlineMinor + campaign.directMinor,
    offlineMinor: campaign.pagesOfflineMinor,
    donationCount: campaign.pagesDonationCount + campaign.directCount,
    currencyCode: campaign.currencyCode,
  }
  return [
    ...createMoneyRecords(money),
    ...createActivityRecords(sumActivities(database, 'campaign', campaign.id)),
  ]
}

function createTagRecords(
  database: Database,
  campaign: CampaignRow,
  definitionId: string,
  value: string,
): TotalsRecordWire[] {
  const tagged = `FROM page_tags AS g JOIN pages AS p ON p.id = g.page_id
    WHERE g.definition_id = ? AND g.value = ? AND p.campaign_id = ?`
  const money = database.get<MoneySum & { pageCount: number }>(
    `SELECT count(*) AS pageCount, coalesce(sum(p.online_minor), 0) AS onlineMinor,
      coalesce(sum(p.offline_minor), 0) AS offlineMinor,
      coalesce(sum(p.donation_count), 0) AS donationCount, ? AS currencyCode ${tagged}`,
    campaign.currencyCode,
    definitionId,
    value,
    campaign.id,
  )
  if (money === undefined || money.pageCount === 0) return []
  const sums = database.all<ActivitySum>(
    `SELECT a.type, sum(a.activity_count) AS count, sum(a.distance_metres) AS distanceMetres,
      sum(a.duration_seconds) AS durationSeconds, sum(a.elevation_metres) AS elevationMetres
      FROM activity_totals AS a WHERE a.scope = 'page'
        AND a.scope_id IN (SELECT g.page_id ${tagged}) GROUP BY a.type`,
    definitionId,
    value,
    campaign.id,
  )
  return [...createMoneyRecords(money), ...createActivityRecords(sums)]
}
