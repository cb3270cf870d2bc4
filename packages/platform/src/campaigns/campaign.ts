import type { Guid } from '../values/guid.ts'
import type { MoneyOf } from '../values/money-of.ts'

/** A charity of a campaign. */
export interface CampaignCharity {
  charityId: string
  name: string
  logoUrl: string | undefined
}

/** A campaign, as the product speaks of it (Spec §3). Amounts are in major units. */
export interface Campaign {
  charities: CampaignCharity[]
  /** Upper case. */
  currencyCode: string | undefined
  donateUrl: string
  eventId: string | undefined
  getStartedUrl: string
  /** The guid; '' when there is none. */
  id: Guid
  image: string | undefined
  /** The amounts to reckon with. */
  money: MoneyOf<'raised' | 'raisedOffline' | 'target'>
  name: string
  /** Everything, the offline amount included. */
  raised: number
  raisedOffline: number
  slug: string
  /** Plain text, or HTML to be sanitised. */
  story: string
  summary: string | undefined
  target: number
  totalDonations: number
  url: string
}
