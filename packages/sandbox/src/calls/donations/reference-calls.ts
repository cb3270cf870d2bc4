import type { DonationWire, PaginationWire, ReferenceTotalsWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { defineCall } from '../../http/define-call.ts'
import { oneText, wholeNumber } from '../../http/fields.ts'
import { exchangeMinor, toMajorNumber } from '../../values/wire-values.ts'
import { toFullDonationWire } from './donation-calls.ts'
import { type DonationRow, selectDonations } from '../../records/donation-row.ts'

interface DonationListWire {
  donations: DonationWire[]
  pagination: PaginationWire
}

/** Returns accepted donations with a reference, newest first. Empty if it is unknown (wire contract §2.2.5). */
export const getReferenceDonations = defineCall<
  DonationListWire,
  { pageSize: number; pageNum: number }
>({
  family: 'api',
  method: 'GET',
  path: '/v1/donation/ref/:ref',
  query: object({
    pageSize: wholeNumber(25, 1, 500),
    pageNum: wholeNumber(1, 1, 1_000_000),
  }),
  handle({ database, params }, { query: { pageSize, pageNum } }) {
    const reference = params['ref'] ?? ''
    const count = database.get<{ n: number }>(
      "SELECT count(*) AS n FROM donations WHERE reference = ? AND status = 'Accepted'",
      reference,
    )
    const rows = database.all<DonationRow>(
      `${selectDonations} WHERE d.reference = ? AND d.status = 'Accepted'
        ORDER BY d.made_ms DESC, d.id DESC LIMIT ? OFFSET ?`,
      reference,
      pageSize,
      (pageNum - 1) * pageSize,
    )
    return {
      donations: rows.map(toFullDonationWire),
      pagination: {
        pageNumber: pageNum,
        pageSizeRequested: pageSize,
        pageSizeReturned: rows.length,
        totalPages: Math.ceil((count?.n ?? 0) / pageSize),
        totalResults: count?.n ?? 0,
      },
    }
  },
})

/** Returns totals of donations with a reference, converted to one currency (wire contract §2.2.7). */
export const getReferenceTotals = defineCall<
  ReferenceTotalsWire,
  { currencyCode: string | undefined }
>({
  family: 'api',
  method: 'GET',
  path: '/v1/donationtotal/ref/:ref',
  query: object({ currencyCode: oneText }),
  handle({ database, params }, { query }) {
    const reference = params['ref'] ?? ''
    const sums = database.all<{
      minor: number
      taxMinor: number
      count: number
      currencyCode: string
    }>(
      `SELECT sum(amount_minor) AS minor, sum(gift_aid_minor) AS taxMinor, count(*) AS count,
        currency_code AS currencyCode FROM donations
        WHERE reference = ? AND status = 'Accepted' GROUP BY currency_code`,
      reference,
    )
    const currency = (query.currencyCode ?? sums[0]?.currencyCode ?? 'GBP').toUpperCase()
    const total = (column: 'minor' | 'taxMinor') =>
      toMajorNumber(
        sums.reduce((sum, row) => sum + exchangeMinor(row[column], row.currencyCode, currency), 0),
      )
    return {
      DonationsTotal: total('minor'),
      NumberOfDonations: sums.reduce((sum, { count }) => sum + count, 0),
      CurrencyCode: currency,
      ThirdPartyReference: reference,
      TotalEstimatedTaxReclaim: total('taxMinor'),
    }
  },
})
