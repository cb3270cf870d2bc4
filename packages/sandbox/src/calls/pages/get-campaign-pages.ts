import type { CampaignPagesWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import type { PageRow } from '../../records/page-row.ts'
import { ownerName, selectPages } from '../../records/page-row.ts'
import { pageSummary } from './page-summary.ts'
import { messageAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { likePattern, oneText, wholeNumber } from '../../http/query-fields.ts'
import { exchangeMinor } from '../../values/exchange.ts'
import { toMajorNumber } from '../../values/wire-money.ts'
import { campaignByGuid } from '../../records/campaign-row.ts'

/** Rows per page, fixed by the platform. */
const pageSize = 10

interface Query {
  currency: string | undefined
  page: number
  q: string | undefined
}

interface Sums {
  pageCount: number
  raisedMinor: number
}

/** The pages of a campaign, most raised first, ten at a time (wire contract §2.2.2). */
export const getCampaignPages = defineCall<CampaignPagesWire, Query>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/campaigns/:id/pages',
  query: object({ currency: oneText, page: wholeNumber(1, 1, 1_000_000), q: oneText }),
  handle({ database, origin, params }, { query: { currency, page, q } }) {
    const campaign = campaignByGuid(database, params['id'] ?? '')
    if (campaign === undefined) return messageAnswer(404, 'Campaign not found')
    const condition = `p.campaign_id = ? AND p.status <> 'Cancelled'${q === undefined ? '' : ` AND (p.title LIKE ? ESCAPE '\\' OR a.first_name || ' ' || a.last_name LIKE ? ESCAPE '\\')`}`
    const values = q === undefined ? [campaign.id] : [campaign.id, likePattern(q), likePattern(q)]
    // Without a name filter the totals are precomputed. With one, every page is scanned.
    const sums: Sums =
      q === undefined
        ? {
            pageCount: campaign.pageCount,
            raisedMinor: campaign.pagesOnlineMinor + campaign.pagesOfflineMinor,
          }
        : (database.get<Sums>(
            `SELECT count(*) AS pageCount, coalesce(sum(p.raised_minor), 0) AS raisedMinor
              FROM pages AS p JOIN accounts AS a ON a.id = p.owner_id WHERE ${condition}`,
            ...values,
          ) ?? { pageCount: 0, raisedMinor: 0 })
    const rows = database.all<PageRow>(
      `${selectPages} WHERE ${condition} ORDER BY p.raised_minor DESC, p.id LIMIT ${pageSize} OFFSET ?`,
      ...values,
      (page - 1) * pageSize,
    )
    const wanted = (currency ?? campaign.currencyCode).toUpperCase()
    return {
      meta: {
        currentPage: page,
        totalPages: Math.ceil(sums.pageCount / pageSize),
        totalResults: sums.pageCount,
        totalAmount: toMajorNumber(exchangeMinor(sums.raisedMinor, campaign.currencyCode, wanted)),
        currency: wanted,
      },
      results: rows.map((row) => ({
        ...pageSummary(origin, row),
        pageOwner: { fullName: ownerName(row) },
        donationCount: row.donationCount,
      })),
    }
  },
})
