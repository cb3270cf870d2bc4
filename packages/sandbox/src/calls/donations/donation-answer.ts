import type { DonationWire } from '@milepost/platform/testing'
import { millisecondDate } from '../../values/wire-date.ts'
import { decimalText, toMajorNumber } from '../../values/wire-money.ts'
import type { DonationRow } from '../../records/donation-row.ts'

/** A donation as `{api}` answers it among others: without the page's fields (wire contract §2.2.6). */
export function donationAnswer(donation: DonationRow): DonationWire {
  const isHidden = donation.amountHidden === 1
  return {
    id: donation.id,
    amount: isHidden ? null : decimalText(donation.amountMinor),
    currencyCode: donation.currencyCode,
    donationDate: millisecondDate(donation.madeMs),
    donationRef: String(donation.id % 1_000_000),
    donorDisplayName: donation.donorName ?? 'Anonymous',
    donorRealName: null,
    donorLocalAmount: isHidden ? null : decimalText(donation.donorAmountMinor),
    donorLocalCurrencyCode: donation.donorCurrencyCode,
    // A quarter of the amount: who knows it knows that.
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

/** Returns a single donation, including fields of its page (wire contract §2.2.4). */
export function donationWithPageAnswer(donation: DonationRow): DonationWire {
  return {
    ...donationAnswer(donation),
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
