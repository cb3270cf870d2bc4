import type { IsoDate } from '../values/values.wire.ts'

/** A charity inside a campaign. */
export interface CampaignCharityWire {
  charityId: number
  name: string
  logoUrl?: string | null
}

/** What a campaign has raised, in major units. */
export interface CampaignDonationSummaryWire {
  totalAmount: number
  directDonationAmount?: number | null
  directDonationGiftAid?: number | null
  fundraiserRaisedAmount?: number | null
  offlineAmount?: number | null
  offlineAmountUpdated?: IsoDate | null
  totalGiftAid?: number | null
  numberOfDirectDonations?: number | null
  numberOfFundraiserDonations?: number | null
  totalNumberOfDonations: number
}

/** `GET {services}/v1/{provider}/campaigns/{campaignGuid}`; money in major units. */
export interface CampaignWire {
  campaignGuid: string
  title: string
  shortName: string
  status?: string | null
  summary?: string | null
  /** Plain text, HTML, or JSON text holding an array of sections. */
  story?: string | null
  eventId?: number | null
  startDate?: IsoDate | null
  endDate?: IsoDate | null
  currency?: { currencyCode: string; currencySymbol: string } | null
  targetAmount?: number | null
  offlineAmount?: number | null
  offlineAmountUpdated?: IsoDate | null
  charities?: CampaignCharityWire[] | null
  /** `imageName` is a file name only. */
  heroImage?: { imageName?: string | null; alt?: string | null } | null
  fundraisingEnabled?: boolean | null
  brandingGuid?: string | null
  landingPageUrl?: string | null
  eventRegistrationLink?: string | null
  thankYouMessage?: string | null
  donationSummary?: CampaignDonationSummaryWire | null
}
