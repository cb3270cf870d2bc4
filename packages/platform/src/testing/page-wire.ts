import type { PageWire } from '../pages/page.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** One page as the REST API answers it: Sam's, with 120.00 online and 20.00 offline of 500.00. */
export function pageWire(overrides: Partial<PageWire> = {}): PageWire {
  return {
    pageId: String(world.pageId),
    pageGuid: world.pageGuid,
    pageShortName: world.pageShortName,
    title: "Sam's River Mile",
    status: 'Active',
    owner: 'Sam Okafor',
    pageOwnerGuid: world.userGuid,
    consumerId: 90210,
    ownerProfileImageUrls: { OriginalSize: 'https://images.example/image/u1.jpg' },
    activityType: 'OtherCelebration',
    activityId: String(world.eventId),
    activityCharityCreated: false,
    attribution: null,
    eventId: world.eventId,
    eventName: 'River Mile',
    campaignGuid: world.campaignGuid,
    currencyCode: 'GBP',
    currencySymbol: '£',
    fundraisingTarget: '500.00',
    totalRaisedPercentageOfFundraisingTarget: '28',
    totalRaisedOnline: '120.0000',
    totalRaisedOffline: '20.0000',
    totalRaisedSms: '0.0000',
    grandTotalRaisedExcludingGiftAid: '140.00',
    totalEstimatedGiftAid: '25.0000',
    showEventDate: 'true',
    eventDate: '/Date(1757835607106+0000)/',
    showExpiryDate: 'true',
    expiryDate: '/Date(1767225600000+0000)/',
    createdDate: '/Date(1738368000000+0000)/',
    image: {
      caption: 'Me',
      url: '//images.example/image/p1.jpg',
      absoluteUrl: 'https://images.example/image/p1.jpg',
    },
    imageCount: '2',
    media: {
      images: [
        {
          caption: 'Me',
          url: '//images.example/image/p1.jpg',
          absoluteUrl: 'https://images.example/image/p1.jpg',
        },
        {
          caption: 'qrcode',
          url: '//images.example/image/qr1.png',
          absoluteUrl: 'https://images.example/image/qr1.png',
        },
      ],
      videos: [],
    },
    charity: { id: world.charityId, name: 'The Demo Charity', registrationNumber: '123456' },
    story: '<p>I am swimming a mile.</p>',
    pageSummary: '',
    pageSummaryWhat: '1609',
    pageSummaryWhy: 'For the river',
    teams: [{ teamGuid: world.teamGuid, teamShortName: world.teamShortName }],
    ...overrides,
  }
}
