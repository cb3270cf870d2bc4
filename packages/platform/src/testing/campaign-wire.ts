import type { CampaignWire } from '../campaigns/campaign.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** The River Mile campaign: 1,253.00 raised of 10,000, 100.00 of it offline, by 25 donations. */
export function campaignWire(overrides: Partial<CampaignWire> = {}): CampaignWire {
  return {
    campaignGuid: world.campaignGuid,
    title: 'River Mile 2025',
    shortName: world.campaignShortName,
    status: 'Active',
    summary: 'One mile, one river.',
    story: '[{"type":"paragraph","nodes":[{"type":"text","ranges":[{"text":"Join us."}]}]}]',
    eventId: world.eventId,
    startDate: '2025-01-01T00:00:00Z',
    endDate: null,
    currency: { currencyCode: 'gbp', currencySymbol: '£' },
    targetAmount: 10000,
    offlineAmount: 100,
    offlineAmountUpdated: null,
    charities: [
      {
        charityId: world.charityId,
        name: 'The Demo Charity',
        logoUrl: 'https://images.example/image/c2050.png',
      },
    ],
    heroImage: { imageName: 'hero-river.jpg', alt: 'River at dawn' },
    fundraisingEnabled: true,
    donationSummary: {
      totalAmount: 1253,
      directDonationAmount: 1000,
      directDonationGiftAid: 100,
      fundraiserRaisedAmount: 153,
      offlineAmount: 100,
      offlineAmountUpdated: null,
      totalGiftAid: 0,
      numberOfDirectDonations: 10,
      numberOfFundraiserDonations: 15,
      totalNumberOfDonations: 25,
    },
    ...overrides,
  }
}
