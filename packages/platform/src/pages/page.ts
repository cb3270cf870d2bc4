import type { PageFitness } from '../fitness/fitness-activity.ts'
import type { PageMetadata } from '../metadata/page-metadata.ts'
import type { Guid } from '../values/guid.ts'
import type { MoneyOf } from '../values/money-of.ts'
import type { NumericId } from '../values/numeric-id.ts'

/** A tag of a page, as the page carries it (Spec §3). */
export interface PageTag {
  tagDefinition: { id: string; label: string | undefined }
  value: string
}

/** A generated QR code among a page's images. */
export interface PageQrCode {
  url: string
}

/**
 * A supporter's fundraising page, as the product speaks of it (Spec §3). Amounts are in major units, and in
 * minor ones under `money`; fitness and metadata are empty where they were not asked for.
 */
export interface Page extends PageFitness {
  /** Not inactive, cancelled or offline. */
  active: boolean
  /** The site's own edit screen. */
  adminUrl: string
  /** Whom the page is made in memory or in honour of, as its owner wrote it. */
  attribution: string | undefined
  /** The campaign's guid. */
  campaign: Guid | undefined
  /** ISO 8601 in UTC. */
  campaignDate: string | undefined
  /** The charity's name, or its id where that is all there is. */
  charity: string | undefined
  charityId: NumericId | undefined
  /** ISO 8601 in UTC. */
  createdAt: string | undefined
  currencyCode: string | undefined
  currencySymbol: string | undefined
  /** The story that the site gives new pages. */
  defaultPageStory: string | undefined
  donateQrCodeImage: string
  donationUrl: string
  /** The event's id, or its name where that is all there is. */
  event: string | undefined
  eventName: string | undefined
  /** Its expiry date is past. */
  expired: boolean
  /** In the goal unit with one decimal, from the tag `DSFitnessGoalTargetMeters`; undefined unless over 0. */
  fitnessGoal: string | undefined
  /** The campaign date in UTC as `MMMM D, YYYY`; undefined without one. */
  formattedCampaignDate: string | undefined
  hasSetFitnessGoal: boolean
  /** There is a story, and it is not the site's default one. */
  hasUpdatedStory: boolean
  /** The numeric id as text; '' when there is none. */
  id: NumericId
  image: string
  /** The amounts to reckon with. */
  money: MoneyOf<'raised' | 'raisedOnline' | 'raisedOffline' | 'target'>
  name: string
  owner: string | undefined
  ownerGuid: Guid | undefined
  pageMetadata: PageMetadata
  pageSummaryWhat: string | undefined
  pageSummaryWhy: string | undefined
  qrCodes: PageQrCode[]
  raised: number
  raisedOffline: number
  raisedOnline: number
  /** The tags as a map from id to value. */
  segmentation: Readonly<Record<string, string>>
  slug: string
  /** HTML as the supporter wrote it: sanitise before showing. */
  story: string | undefined
  tags: PageTag[]
  target: number
  teamPageId: string | undefined
  teamShortName: string | undefined
  type: string
  url: string
  /** The page's guid; '' when there is none. */
  uuid: Guid
}
