import type { DonationWire, PageDonationsWire } from '@milepost/platform/testing'
import { formatDecimal, formatMillisecondDate, toMajorNumber } from '../../values/wire-values.ts'
import { type DonationRow, selectDonations } from '../../records/donation-row.ts'
import { createEmptyResponse, createErrorResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { object } from 'valibot'
import { findPageByShortName } from '../../records/page-row.ts'
import { wholeNumber } from '../../http/fields.ts'

/** Converts a donation to the list format of `{api}`, without page fields (wire contract §2.2.6). */
function toDonationWire(donation: DonationRow): DonationWire {
  const isHidden = donation.amountHidden === 1
  return {
    id: donation.id,
    amount: isHidden ? null : formatDecimal(donation.amountMinor),
    currencyCode: donation.currencyCode,
    donationDate: formatMillisecondDate(donation.madeMs),
    donationRef: String(donation.id % 1_000_000),
    donorDisplayName: donation.donorName ?? 'Anonymous',
    donorRealName: null,
    donorLocalAmount: isHidden ? null : formatDecimal(donation.donorAmountMinor),
    donorLocalCurrencyCode: donation.donorCurrencyCode,
    // The hidden amount could be calculated from the tax reclaim, which is a quarter of it.
    estimatedTaxReclaim: isHidden ? null : toMajorNumber(donation.giftAidMinor),
    image: '',
    hasImage: false,
    message: donation.message ?? '',
    source: donation.pageId === null ? 'DirectDonations' : 'SponsorshipDonations',
    status: donation.status,
    thirdPartyReference: donation.reference,
    charityId: donation.charityId,
    charityName: donation.charityName,
    eventId: donation.eventId,
    paymentType: 'Card',
  }
}

/** Converts a donation to the format of `{api}`, including page fields (wire contract §2.2.4). */
export function toFullDonationWire(donation: DonationRow): DonationWire {
  return {
    ...toDonationWire(donation),
    ...(donation.pageId === null
      ? {}
      : {
          pageShortName: donation.pageShortName,
          pageId: donation.pageId,
          pageTitle: donation.pageTitle,
          pageOwnerName: donation.pageOwnerName,
        }),
  }
}

/** Returns a donation by id (wire contract §2.2.4). */
export const getDonation = defineCall<DonationWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/donation/:id',
  handle({ database, params }) {
    const id = params['id'] ?? ''
    const donation = /^\d{1,15}$/.test(id)
      ? database.get<DonationRow>(`${selectDonations} WHERE d.id = ?`, Number(id))
      : undefined
    return donation === undefined
      ? createErrorResponse(404, 'Donation not found')
      : toFullDonationWire(donation)
  },
})

/** Returns a page's accepted donations, newest first (wire contract §2.2.6). */
export const getPageDonations = defineCall<
  PageDonationsWire,
  { pageSize: number; pageNum: number }
>({
  family: 'api',
  method: 'GET',
  path: '/v1/fundraising/pages/:shortName/donations',
  query: object({
    pageSize: wholeNumber(25, 1, 150),
    pageNum: wholeNumber(1, 1, 1_000_000),
  }),
  handle({ database, params }, { query: { pageSize, pageNum } }) {
    const page = findPageByShortName(database, params['shortName'] ?? '')
    if (page === undefined) return createEmptyResponse(404)
    const rows = database.all<DonationRow>(
      `${selectDonations} WHERE d.page_id = ? AND d.status = 'Accepted'
        ORDER BY d.made_ms DESC, d.id DESC LIMIT ? OFFSET ?`,
      page.id,
      pageSize,
      (pageNum - 1) * pageSize,
    )
    return {
      donations: rows.map(toDonationWire),
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
