import type { PageDonationsWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { pageByShortName } from '../../records/page-row.ts'
import { emptyAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { wholeNumber } from '../../http/query-fields.ts'
import { donationAnswer } from './donation-answer.ts'
import type { DonationRow } from '../../records/donation-row.ts'
import { selectDonations } from '../../records/donation-row.ts'

/** Accepted donations of a page, newest first (wire contract §2.2.6). */
export const getPageDonations = defineCall<
  PageDonationsWire,
  { pageSize: number; pageNum: number }
>({
  family: 'api',
  method: 'GET',
  path: '/v1/fundraising/pages/:shortName/donations',
  query: object({ pageSize: wholeNumber(25, 1, 150), pageNum: wholeNumber(1, 1, 1_000_000) }),
  handle({ database, params }, { query: { pageSize, pageNum } }) {
    const page = pageByShortName(database, params['shortName'] ?? '')
    if (page === undefined) return emptyAnswer(404)
    const rows = database.all<DonationRow>(
      `${selectDonations} WHERE d.page_id = ? AND d.status = 'Accepted'
        ORDER BY d.made_ms DESC, d.id DESC LIMIT ? OFFSET ?`,
      page.id,
      pageSize,
      (pageNum - 1) * pageSize,
    )
    return {
      donations: rows.map(donationAnswer),
      pagination: {
        pageNumber: pageNum,
        pageSizeRequested: pageSize,
        pageSizeReturned: rows.length,
        totalPages: Math.ceil(page.donationCount / pageSize),
        totalResults: page.donationCount,
      },
      pageShortName: page.shortName,
    }
  },
})
