import { object } from 'valibot'
import { findCampaignsByGuids } from '../../records/campaign-row.ts'
import type { Database } from '../../database/open-database.ts'
import { createErrorResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { manyTexts, oneText } from '../../http/fields.ts'
import { exchangeMinor, toMajorNumber } from '../../values/wire-values.ts'

interface DonationTotalsQuery {
  campaignGuids: string[]
  charityIds: string[]
  pageGuids: string[]
  currencyCode: string | undefined
}

interface DonationSum {
  minor: number
  count: number
  currencyCode: string
}

/** Response with donation totals (wire contract §2.2.7). */
interface DonationTotalsWire {
  totals: { donationTotalAmount: number; donationCount: number }
  currencyCode: string
  meta: { totalAmount: number }
}

/** Returns totals of online donations to pages, campaigns or charities (wire contract §2.2.7). */
export const getDonationTotals = defineCall<DonationTotalsWire, DonationTotalsQuery>({
  family: 'api',
  method: 'GET',
  path: '/donationsleaderboards/v1/totals',
  query: object({
    campaignGuids: manyTexts,
    charityIds: manyTexts,
    pageGuids: manyTexts,
    currencyCode: oneText,
  }),
  handle({ database }, { query }) {
    const sums = getDonationSums(database, query)
    if (sums === undefined) {
      return createErrorResponse(400, 'One of campaignGuids, charityIds and pageGuids is required')
    }
    const currencyCode = (query.currencyCode ?? sums[0]?.currencyCode ?? 'GBP').toUpperCase()
    const totalMinor = sums.reduce(
      (total, sum) => total + exchangeMinor(sum.minor, sum.currencyCode, currencyCode),
      0,
    )
    return {
      totals: {
        donationTotalAmount: toMajorNumber(totalMinor),
        donationCount: sums.reduce((total, { count }) => total + count, 0),
      },
      currencyCode,
      meta: { totalAmount: toMajorNumber(totalMinor) },
    }
  },
})

/** Returns sums for the narrowest criterion: pages, else campaigns (filtered by charity), else charities. */
function getDonationSums(
  database: Database,
  query: DonationTotalsQuery,
): DonationSum[] | undefined {
  if (query.pageGuids.length > 0) {
    return database.all<DonationSum>(
      `SELECT sum(online_minor) AS minor, sum(donation_count) AS count, currency_code AS currencyCode
        FROM pages WHERE guid IN (${query.pageGuids.map(() => '?').join(', ')}) GROUP BY currency_code`,
      ...query.pageGuids,
    )
  }
  if (query.campaignGuids.length > 0) {
    const charities = new Set(query.charityIds)
    return findCampaignsByGuids(database, query.campaignGuids)
      .filter(({ charityId }) => charities.size === 0 || charities.has(String(charityId)))
      .map((campaign) => ({
        minor: campaign.pagesOnlineMinor + campaign.directMinor,
        count: campaign.pagesDonationCount + campaign.directCount,
        currencyCode: campaign.currencyCode,
      }))
  }
  const ids = query.charityIds.filter((id) => /^\d{1,15}$/.test(id)).map(Number)
  if (query.charityIds.length === 0) return undefined
  return database.all<DonationSum>(
    `SELECT online_minor AS minor, donation_count AS count,
      coalesce((SELECT currency_code FROM campaigns WHERE charity_id = charities.id LIMIT 1), 'GBP') AS currencyCode
      FROM charities WHERE id IN (${ids.map(() => '?').join(', ')})`,
    ...ids,
  )
}
