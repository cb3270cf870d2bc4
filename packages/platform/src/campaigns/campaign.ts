import { toMinor } from '@milepost/measures'
import {
  campaignDonateLink,
  campaignLink,
  getStartedLink,
  imageUrl,
  type WithEnvironment,
} from '../links/links.ts'
import { toPlainStory } from '../values/texts.ts'
import {
  asList,
  asRecord,
  type Guid,
  type MinorAmounts,
  toAmount,
  toText,
} from '../values/values.ts'

export interface CampaignCharity {
  charityId: string
  name: string
  logoUrl: string | undefined
}

/** A campaign (Spec §3). Amounts are in major units, those of `money` in minor units. */
export interface Campaign {
  charities: CampaignCharity[]
  /** ISO 4217, in upper case. */
  currencyCode: string | undefined
  donateUrl: string
  eventId: string | undefined
  getStartedUrl: string
  /** GUID; '' if unknown. */
  id: Guid
  image: string | undefined
  money: MinorAmounts<'raised' | 'raisedOffline' | 'target'>
  name: string
  /** Includes offline donations. */
  raised: number
  raisedOffline: number
  slug: string
  /** Plain text, or HTML that must be sanitised. */
  story: string
  summary: string | undefined
  target: number
  totalDonations: number
  url: string
}

/** Parses a campaign. Never throws: missing amounts are 0, a missing name or slug is ''. */
export function parseCampaign(context: WithEnvironment, wire: unknown): Campaign {
  const campaign = asRecord(wire)
  const donations = asRecord(campaign['donationSummary'])
  const id = toText(campaign['campaignGuid']) ?? ''
  const slug = toText(campaign['shortName']) ?? ''
  const currencyCode = toText(asRecord(campaign['currency'])['currencyCode'])?.toUpperCase()
  const raised = toAmount(donations['totalAmount'])
  const raisedOffline = toAmount(donations['offlineAmount'])
  const target = toAmount(campaign['targetAmount'])
  return {
    charities: asList(campaign['charities'])
      .map(asRecord)
      .map(({ charityId, name, logoUrl }) => ({
        charityId: toText(charityId) ?? '',
        name: toText(name) ?? '',
        logoUrl: toText(logoUrl),
      })),
    currencyCode,
    donateUrl: campaignDonateLink(context, id),
    eventId: toText(campaign['eventId']),
    getStartedUrl: getStartedLink(context, id),
    id,
    image: imageUrl(context, asRecord(campaign['heroImage'])['imageName']),
    money: {
      raisedMinor: toMinor(raised, currencyCode ?? ''),
      raisedOfflineMinor: toMinor(raisedOffline, currencyCode ?? ''),
      targetMinor: toMinor(target, currencyCode ?? ''),
      currency: currencyCode,
    },
    name: toText(campaign['title']) ?? '',
    raised,
    raisedOffline,
    slug,
    story: toPlainStory(campaign['story']),
    summary: toText(campaign['summary']),
    target,
    totalDonations: toAmount(donations['totalNumberOfDonations']),
    url: campaignLink(context, slug),
  }
}
