import type { DonationFeedRowWire, DonationFeedWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { findCampaignsByGuids } from '../../records/campaign-row.ts'
import type { Database } from '../../database/open-database.ts'
import { createMessageResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { manyTexts, wholeNumber } from '../../http/fields.ts'
import { exchangeMinor, formatIsoDate, toMajorNumber } from '../../values/wire-values.ts'
import { type DonationRow, selectDonations } from '../../records/donation-row.ts'

interface DonationFeedQuery {
  campaignGuid: string[]
  charityId: string[]
  eventId: string[]
  fundraisingPageId: string[]
  page: number
  pageSize: number
}

interface FeedScope {
  column: string
  ids: number[]
  sums: FeedSums[]
}

interface FeedSums {
  minor: number
  count: number
  currencyCode: string
}

/**
 * Returns the donation feed, newest first (wire contract §2.2.3). The wire contract does not define pagination. The
 * parameters `page` and `pageSize` implement the specification's "150 per page, up to 10 pages".
 */
export const getDonationFeed = defineCall<DonationFeedWire, DonationFeedQuery>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/donations',
  query: object({
    campaignGuid: manyTexts,
    charityId: manyTexts,
    eventId: manyTexts,
    fundraisingPageId: manyTexts,
    page: wholeNumber(1, 1, 1_000_000),
    pageSize: wholeNumber(150, 1, 150),
  }),
  handle({ database }, { query }) {
    const scopes = getRequestedScopes(database, query)
    const narrowest = scopes[0]
    if (narrowest === undefined) {
      return createMessageResponse(
        400,
        'One of campaignGuid, charityId, eventId and fundraisingPageId is required',
      )
    }
    const condition = scopes
      .map(({ column, ids }) => `d.${column} IN (${createPlaceholders(ids)})`)
      .join(' AND ')
    const values = scopes.flatMap(({ ids }) => ids)
    const rows = database.all<DonationRow>(
      `${selectDonations} WHERE ${condition} ORDER BY d.made_ms DESC, d.id DESC LIMIT ? OFFSET ?`,
      ...values,
      query.pageSize,
      (query.page - 1) * query.pageSize,
    )
    // Sums are precomputed for a single scope. Combined scopes are summed from the donations.
    const sums =
      scopes.length === 1
        ? narrowest.sums
        : database.all<FeedSums>(
            `SELECT sum(amount_minor) AS minor, count(*) AS count, currency_code AS currencyCode
              FROM donations AS d WHERE ${condition} AND status = 'Accepted' GROUP BY currency_code`,
            ...values,
          )
    const currencyCode = sums[0]?.currencyCode ?? 'GBP'
    const totalMinor = sums.reduce(
      (total, sum) => total + exchangeMinor(sum.minor, sum.currencyCode, currencyCode),
      0,
    )
    return {
      meta: {
        totalAmount: toMajorNumber(totalMinor),
        totalResults: sums.reduce((total, { count }) => total + count, 0),
        currencyCode,
      },
      results: rows.map(toFeedRowWire),
    }
  },
})

function createPlaceholders(ids: readonly number[]): string {
  return ids.map(() => '?').join(', ')
}

/** Returns the requested scopes, narrowest first. */
function getRequestedScopes(database: Database, query: DonationFeedQuery): FeedScope[] {
  const scopes: FeedScope[] = []
  if (query.fundraisingPageId.length > 0) {
    scopes.push(
      createScopeForIds(
        database,
        'page_id',
        'pages',
        query.fundraisingPageId,
        'online_minor',
        'currency_code',
      ),
    )
  }
  if (query.campaignGuid.length > 0) {
    const campaigns = findCampaignsByGuids(database, query.campaignGuid)
    scopes.push({
      column: 'campaign_id',
      ids: campaigns.map(({ id }) => id),
      sums: campaigns.map((campaign) => ({
        minor: campaign.pagesOnlineMinor + campaign.directMinor,
        count: campaign.pagesDonationCount + campaign.directCount,
        currencyCode: campaign.currencyCode,
      })),
    })
  }
  const firstCurrency = (key: string, table: string) =>
    `coalesce((SELECT currency_code FROM campaigns WHERE ${key} = ${table}.id LIMIT 1), 'GBP')`
  if (query.eventId.length > 0) {
    const currency = firstCurrency('event_id', 'events')
    scopes.push(
      createScopeForIds(database, 'event_id', 'events', query.eventId, 'online_minor', currency),
    )
  }
  if (query.charityId.length > 0) {
    const currency = firstCurrency('charity_id', 'charities')
    scopes.push(
      createScopeForIds(
        database,
        'charity_id',
        'charities',
        query.charityId,
        'online_minor',
        currency,
      ),
    )
  }
  return scopes
}

function createScopeForIds(
  database: Database,
  column: string,
  table: string,
  texts: readonly string[],
  sum: string,
  currency: string,
): FeedScope {
  const ids = [...new Set(texts.filter((text) => /^\d{1,15}$/.test(text)).map(Number))]
  const sums = database.all<FeedSums>(
    `SELECT ${sum} AS minor, donation_count AS count, ${currency} AS currencyCode
      FROM ${table} WHERE id IN (${createPlaceholders(ids)})`,
    ...ids,
  )
  return { column, ids, sums }
}

function toFeedRowWire(donation: DonationRow): DonationFeedRowWire {
  const isHidden = donation.amountHidden === 1
  return {
    donationId: donation.guid,
    id: donation.id,
    amount: isHidden ? null : toMajorNumber(donation.amountMinor),
    donationAmount: isHidden ? null : toMajorNumber(donation.amountMinor),
    currencyCode: donation.currencyCode,
    donorLocalAmount: isHidden ? null : toMajorNumber(donation.donorAmountMinor),
    donorLocalCurrencyCode: donation.donorCurrencyCode,
    donor: donation.donorName === null ? null : { name: donation.donorName },
    donorMessage: donation.message,
    date: formatIsoDate(donation.madeMs),
    charityId: donation.charityId,
    eventId: donation.eventId,
    campaignGuid: donation.campaignGuid,
    fundraisingPageId: donation.pageId,
    pageShortName: donation.pageShortName,
    thirdPartyReference: donation.reference,
    status: donation.status,
  }
}
