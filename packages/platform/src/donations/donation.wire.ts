import type { DecimalText, MillisecondDate, PaginationWire } from '../values/values.wire.ts'

/**
 * `GET {api}/v1/donation/{id}`, and a row of the donation lists. Amounts are decimals inside
 * strings, and null where the donor hid the amount.
 */
export interface DonationWire {
  id: number
  amount: DecimalText | null
  currencyCode: string
  donationDate: MillisecondDate
  donationRef?: string | null
  donorDisplayName?: string | null
  donorRealName?: string | null
  donorLocalAmount?: DecimalText | null
  donorLocalCurrencyCode?: string | null
  estimatedTaxReclaim?: number | null
  image?: string | null
  hasImage?: boolean
  message?: string | null
  source?: string | null
  /** `Accepted`, `Pending`, `Cancelled`, `Refunded` or `Rejected`. */
  status: string
  thirdPartyReference?: string | null
  charityId?: number | null
  charityName?: string | null
  eventId?: number | null
  pageShortName?: string | null
  pageId?: number | null
  pageTitle?: string | null
  pageOwnerName?: string | null
  paymentType?: string | null
}

/** `GET {api}/v1/fundraising/pages/{shortName}/donations`, newest first. */
export interface PageDonationsWire {
  donations: DonationWire[]
  pagination: PaginationWire
  pageShortName?: string
}

/** `GET {api}/v1/donation/ref/{ref}`; an unknown reference has an empty list. */
export interface ReferenceDonationsWire {
  donations: DonationWire[]
  pagination: PaginationWire
}
