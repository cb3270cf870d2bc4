import { toMinor } from '@milepost/measures'
import { campaignDonateLink } from '../links/campaign-donate-link.ts'
import { campaignLink } from '../links/campaign-link.ts'
import { getStartedLink } from '../links/get-started-link.ts'
import { imageLink } from '../links/image-link.ts'
import type { WithEnvironment } from '../links/with-environment.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toPlainStory } from '../values/to-plain-story.ts'
import { toText } from '../values/to-text.ts'
import type { Campaign } from './campaign.ts'

/** Reads a campaign. Never throws; a missing amount is 0, a missing name or slug ''. */
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
    image: imageLink(context, asRecord(campaign['heroImage'])['imageName']),
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
