import type { IsoDate } from '../values/values.wire.ts'

/** One row of the donation feed; major units. A missing donor means anonymous, amounts of null that the donor hid them. */
export interface DonationFeedRowWire {
  donationId: string
  id: number
  amount: number | null
  donationAmount?: number | null
  currencyCode: string
  donorLocalAmount?: number | null
  donorLocalCurrencyCode?: string | null
  donor?: { name?: string | null } | null
  donorMessage?: string | null
  date: IsoDate
  charityId?: number | null
  eventId?: number | null
  campaignGuid?: string | null
  fundraisingPageId?: number | null
  pageShortName?: string | null
  thirdPartyReference?: string | null
  /** Rows with the status `invalid` exist and are dropped by the client. */
  status: string
}

/** `GET {services}/v1/{provider}/donations`. */
export interface DonationFeedWire {
  meta: { totalAmount: number; totalResults: number; currencyCode: string }
  results: DonationFeedRowWire[]
}
