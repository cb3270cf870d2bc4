import type { CampaignWire } from '@milepost/platform/testing'
import { getCurrencySymbol } from '@milepost/measures'
import {
  findCampaignByGuid,
  type CampaignRow,
  findCharityById,
} from '../../records/campaign-row.ts'
import { getImageUrls } from '../../images/stored-image.ts'
import { createMessageResponse } from '../../http/responses.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineCall } from '../../http/define-call.ts'
import { formatIsoDate, toMajorNumber } from '../../values/wire-values.ts'

/** Returns a campaign with its donation summary, in major units (wire contract §2.2.1). */
export const getCampaign = defineCall<CampaignWire>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/campaigns/:id',
  handle(context) {
    const campaign = findCampaignByGuid(context.database, context.params['id'] ?? '')
    return campaign === undefined
      ? createMessageResponse(404, 'Campaign not found')
      : toCampaignWire(context, campaign)
  },
})

function toCampaignWire({ database, origin }: CallContext, campaign: CampaignRow): CampaignWire {
  const charity = findCharityById(database, campaign.charityId)
  return {
    campaignGuid: campaign.guid,
    title: campaign.title,
    shortName: campaign.shortName,
    status: campaign.status,
    summary: campaign.summary,
    story: campaign.story,
    eventId: campaign.eventId,
    startDate: formatIsoDate(campaign.startsMs),
    endDate: campaign.endsMs === null ? null : formatIsoDate(campaign.endsMs),
    currency: {
      currencyCode: campaign.currencyCode.toLowerCase(),
      currencySymbol: getCurrencySymbol(campaign.currencyCode),
    },
    targetAmount: toMajorNumber(campaign.targetMinor),
    offlineAmount: toMajorNumber(getOfflineMinor(campaign)),
    offlineAmountUpdated: null,
    charities: [
      {
        charityId: campaign.charityId,
        name: charity?.name ?? '',
        logoUrl: getImageUrls(origin, charity?.logo ?? '').absolute,
      },
    ],
    heroImage: { imageName: campaign.heroImage, alt: campaign.heroAlt },
    fundraisingEnabled: campaign.status === 'Active',
    brandingGuid: null,
    landingPageUrl: null,
    eventRegistrationLink: null,
    thankYouMessage: null,
    donationSummary: createDonationSummary(campaign),
  }
}

function createDonationSummary(
  campaign: CampaignRow,
): NonNullable<CampaignWire['donationSummary']> {
  const directMinor = campaign.carriedDirectMinor + campaign.directMinor
  const offlineMinor = getOfflineMinor(campaign)
  const directCount = campaign.carriedDirectCount + campaign.directCount
  const fundraiserCount = campaign.carriedFundraiserCount + campaign.pagesDonationCount
  return {
    totalAmount: toMajorNumber(directMinor + campaign.pagesOnlineMinor + offlineMinor),
    directDonationAmount: toMajorNumber(directMinor),
    directDonationGiftAid: toMajorNumber(campaign.carriedDirectGiftAidMinor),
    fundraiserRaisedAmount: toMajorNumber(campaign.pagesOnlineMinor),
    offlineAmount: toMajorNumber(offlineMinor),
    offlineAmountUpdated: null,
    totalGiftAid: 0,
    numberOfDirectDonations: directCount,
    numberOfFundraiserDonations: fundraiserCount,
    totalNumberOfDonations: directCount + fundraiserCount,
  }
}

function getOfflineMinor(campaign: CampaignRow): number {
  return campaign.ownOfflineMinor + campaign.pagesOfflineMinor
}
