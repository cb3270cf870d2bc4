import type { MillisecondDate } from '../values/values.wire.ts'
import type { PageImageWire } from './page.wire.ts'

/**
 * A page as lists give it (`GET {api}/v1/fundraising/pages`, and, with `pageOwner`, the pages of a
 * campaign). Numbers are real numbers here, in major units.
 */
export interface PageSummaryWire {
  pageId: number
  pageGuid?: string | null
  pageShortName: string
  pageTitle: string
  pageStatus: string
  raisedAmount?: number | null
  totalRaisedOnline?: number | null
  totalRaisedOffline?: number | null
  offlineDonations?: number | null
  giftAidPlusSupplement?: number | null
  targetAmount?: number | null
  currencyCode?: string | null
  currencySymbol?: string | null
  designId?: number | null
  companyAppealId?: number | null
  pageImages?: string[] | null
  images?: PageImageWire[] | null
  pageOwner?: { fullName?: string | null } | null
  eventName?: string | null
  eventId?: number | null
  charityId?: number | null
  campaignGuid?: string | null
  donationCount?: number | null
  domain?: string | null
  smsCode?: string | null
  inMemoryPerson?: string | null
  createdDate?: MillisecondDate | null
}
