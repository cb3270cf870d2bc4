import { describe, expect, it } from 'vitest'
import * as platformPackage from '../index.ts'
import { testPlatform } from '../request/server.test-kit.ts'

const context = testPlatform()

const pair = (wire: object, result: object): [object, object] => [wire, result]
const same = (fields: object) => pair(fields, fields)

/** A page's image: by its preferred field, then by the fields of the image object. */
const pictures = (first: object, name: string): [object, object][] => {
  const image = { absoluteUrl: 'https://a.example/a.jpg', url: 'https://a.example/u.jpg' }
  const own = (wire: object) => ({ image: wire, images: [wire] })
  return [
    [{ ...own(image), ...first }, { image: expect.stringContaining(name) }],
    [own(image), { image: expect.stringContaining('/a.jpg') }],
    [own({ url: image.url }), { image: expect.stringContaining('/u.jpg') }],
  ]
}

/** Fields of responses under all of their names, with the parsed result. */
const names: Record<string, [(wire: unknown) => unknown, [object, object][]]> = {
  parseDonation: [
    platformPackage.parseDonation,
    [
      [{ donorLocalAmount: 7, amount: 1 }, { amount: 7 }],
      [{ amount: 7 }, { amount: 7 }],
      [{ donorLocalCurrencyCode: 'EUR', currencyCode: 'GBP' }, { currency: 'EUR' }],
      [{ currencyCode: 'GBP' }, { currency: 'GBP' }],
      [{ pageShortName: 'fundraising/sam' }, { page: 'sam' }],
      [{ donationRef: 'r' }, { donationRef: 'r' }],
    ],
  ],
  parseDonationListRow: [
    platformPackage.parseDonationListRow,
    [[{ thirdPartyReference: 'r', donationRef: 'x' }, { donationRef: 'r' }]],
  ],
  parseDonationFeedRow: [
    platformPackage.parseDonationFeedRow,
    [
      [{ donorLocalAmount: 7, amount: 1, donationAmount: 2 }, { amount: 7 }],
      [{ amount: 7, donationAmount: 2 }, { amount: 7 }],
      [{ donationAmount: 7 }, { amount: 7 }],
      [{ donationDate: '2025-01-02T00:00:00Z' }, { createdAt: '2025-01-02T00:00:00.000Z' }],
      [{ date: '2025-01-02T00:00:00Z' }, { createdAt: '2025-01-02T00:00:00.000Z' }],
      [{ currencyCode: 'GBP' }, { currency: 'GBP' }],
      [{ donorLocalCurrencyCode: 'EUR', currencyCode: 'GBP' }, { currency: 'EUR' }],
      [{ message: 'Go' }, { message: 'Go' }],
      [{ donorMessage: 'Go' }, { message: 'Go' }],
      pair(
        { thirdPartyReference: 'r', eventId: 7, charityId: 8 },
        { donationRef: 'r', event: '7', charity: '8' },
      ),
    ],
  ],
  parseEventLeaderboardRow: [
    (wire) =>
      platformPackage.parseEventLeaderboardRow(context, wire, {
        eventName: 'Walk',
        currency: 'eur',
      }),
    [
      [{ currencyCode: 'gbp' }, { currency: 'GBP' }],
      [{}, { currency: 'EUR', subtitle: 'Walk' }],
      [{ pageId: 7, pageGuid: 'g' }, { id: '7' }],
      [{ pageGuid: 'g' }, { id: 'g' }],
      pair({ pageTitle: 'T', owner: 'Sam' }, { name: 'T', owner: 'Sam', subtitle: 'Sam' }),
      [{ owner: 'Sam' }, { name: 'Sam' }],
      [{ amount: 7 }, { raised: 7 }],
      [{ raisedAmount: 7 }, { raised: 7 }],
      pair({ numberOfSupporters: 7, targetAmount: 8 }, { totalDonations: 7, target: 8 }),
    ],
  ],
  parseFitnessActivity: [
    platformPackage.parseFitnessActivity,
    [
      [{ Type: 'RUN' }, { type: 'run' }],
      [{ Type: 'fly' }, { type: undefined }],
      [
        { ExternalId: 'STRAVA 7' },
        {
          fitnessApp: 'strava',
          sourceUrl: 'https://www.strava.com/activities/STRAVA%207',
          id: undefined,
        },
      ],
      [{ PageGuid: 'p' }, { page: 'p', id: undefined }],
      [
        { PageGuid: 'p', ExternalId: '7' },
        { id: Buffer.from('Timeline:FUNDRAISING:p:FITNESS:STRAVA:7').toString('base64') },
      ],
    ],
  ],
  parseTimelineEntry: [
    platformPackage.parseTimelineEntry,
    [
      [
        { fitnessActivity: { distance: 7, duration: 8, elevation: 9 } },
        { distance: 7, duration: 8, elevation: 9 },
      ],
      [{ fitnessActivity: { distance: { value: 7 } } }, { distance: 7, duration: 0 }],
      [{ fitnessActivity: { steps: 7, mapPolyline: 'm' } }, { steps: 7, polyline: 'm' }],
      pair(
        { legacyId: 'FITBIT:7', fitnessActivity: {} },
        { fitnessApp: 'fitbit', sourceUrl: undefined },
      ),
      pair(
        { legacyId: 'JG:MANUAL:STRAVA', fitnessActivity: { activityId: '7' } },
        { externalId: undefined, manual: true, source: 'manual', sourceUrl: undefined },
      ),
    ],
  ],
  parseGraphLeaderboardRow: [
    (wire) => platformPackage.parseGraphLeaderboardRow(context, wire),
    [
      [{ legacyId: 'l', id: 'i' }, { id: 'l' }],
      [{ id: 'i' }, { id: 'i' }],
      pair({ title: 'T', owner: { name: 'Sam' } }, { name: 'T', owner: 'Sam', subtitle: 'Sam' }),
      [{ owner: { name: 'Sam' } }, { name: 'Sam' }],
      [{ slug: 'team/otters' }, { url: 'http://platform.test/www/team/otters' }],
      [{ slug: 'otters', type: 'TEAM' }, { url: 'http://platform.test/www/team/otters' }],
      [{ slug: 'sam', type: 'teammate' }, { url: 'http://platform.test/www/fundraising/sam' }],
    ],
  ],
  parseLeaderboardRow: [
    (wire) => platformPackage.parseLeaderboardRow(context, wire),
    [
      [{ page: { raisedAmount: 7 }, donationAmount: 1 }, { raised: 7 }],
      [{ page: { title: '' }, donationAmount: 7 }, { raised: 7 }],
      [
        { page: { owner: { firstName: 'Sam', lastName: 'Okafor' } } },
        { name: 'Sam Okafor', subtitle: 'Sam Okafor' },
      ],
      pair(
        { page: { title: 'T' }, currencyCode: 'gbp', donationCount: 3 },
        { name: 'T', currency: 'GBP', totalDonations: 3 },
      ),
      [{ team: { donationSummary: { totalAmount: 7 } }, donationAmount: 1 }, { raised: 7 }],
      pair(
        { team: { name: 'Otters', numberOfSupporters: 3 }, donationAmount: 7 },
        { raised: 7, name: 'Otters', totalDonations: 3 },
      ),
      [
        { team: { fundraisingConfiguration: { currencyCode: 'eur', targetAmount: 9 } } },
        { currency: 'EUR', target: 9 },
      ],
      [{ team: { captain: { firstName: 'Sam' } } }, { subtitle: 'Sam', owner: undefined }],
    ],
  ],
  parsePage: [
    (wire) => platformPackage.parsePage(context, wire),
    [
      pair({ charity: { id: 7, name: 'C' }, charityId: 8 }, { charityId: '7', charity: 'C' }),
      [{ charityId: 8 }, { charityId: '8', charity: '8' }],
      [{ eventId: 7, eventName: 'E' }, { event: '7' }],
      [{ eventName: 'E' }, { event: 'E' }],
      [{ totalRaisedOnline: 7, raisedAmount: 8 }, { raisedOnline: 7 }],
      [{ raisedAmount: 8 }, { raisedOnline: 8 }],
      [{ fundraisingTarget: 7, targetAmount: 8 }, { target: 7 }],
      [{ targetAmount: 8 }, { target: 8 }],
      [
        {
          media: {
            images: [{ caption: 'qrcode', url: 'u' }, { caption: 'qrcode' }, { caption: 'Me' }],
          },
        },
        { qrCodes: [{ url: 'u' }, { url: '' }] },
      ],
      [{ status: 'Cancelled' }, { active: false }],
      ...pictures({ defaultImage: 'https://a.example/d.jpg' }, '/d.jpg'),
      [
        { teams: [{ teamGuid: 'g', teamShortName: 'team/otters' }] },
        { teamPageId: 'g', teamShortName: 'otters' },
      ],
    ],
  ],
  parsePageSummary: [
    (wire) => platformPackage.parsePageSummary(context, wire),
    [
      [{ eventId: 7, eventName: 'E' }, { event: '7' }],
      [{ eventName: 'E' }, { event: 'E' }],
      pair({ pageTitle: 'T', pageOwner: { fullName: 'Sam' } }, { name: 'T', owner: 'Sam' }),
      [{ pageOwner: { fullName: 'Sam' } }, { name: 'Sam' }],
      [{ totalRaisedOffline: 7, offlineDonations: 8 }, { raisedOffline: 7 }],
      [{ offlineDonations: 8 }, { raisedOffline: 8 }],
      [{ totalRaisedOnline: 7, raisedAmount: 8 }, { raisedOnline: 7 }],
      [{ raisedAmount: 8 }, { raisedOnline: 8 }],
      [{ pageStatus: 'Cancelled', status: 'Active' }, { active: false }],
      [{ status: 'Cancelled' }, { active: false }],
      pair({ charityId: 7, targetAmount: 8 }, { charityId: '7', charity: '7', target: 8 }),
      ...pictures({ pageImages: ['https://a.example/d.jpg'] }, '/d.jpg'),
      pair(
        { attribution: 'A', campaignGuid: 'c', pageId: 7, pageGuid: 'g' },
        { attribution: 'A', campaign: 'c', id: '7', uuid: 'g' },
      ),
      pair(
        { eventDate: '2025-01-02T00:00:00Z', createdDate: '/Date(1735862400000+0000)/' },
        { campaignDate: '2025-01-02T00:00:00.000Z', createdAt: '2025-01-03T00:00:00.000Z' },
      ),
      [{ expiryDate: '2001-01-01T00:00:00Z' }, { expired: true }],
      same({ currencyCode: 'GBP', currencySymbol: '£', pageSummaryWhat: '1', pageSummaryWhy: 'W' }),
    ],
  ],
  parsePagesBulkRow: [
    (wire) => platformPackage.parsePagesBulkRow(context, wire),
    [
      [{ totalRaisedOnline: 7, raisedAmount: 8 }, { raisedOnline: 7 }],
      [{ raisedAmount: 8 }, { raisedOnline: 8 }],
      [{ owner: { firstName: 'Sam', userGuid: 'u' } }, { owner: 'Sam', ownerGuid: 'u' }],
      pair(
        { charityId: 7, eventId: 8, target: 9 },
        { charityId: '7', charity: '7', event: '8', target: 9 },
      ),
      pair(
        { pageId: 7, pageGuid: 'g', campaignGuid: 'c', title: 'T', story: 'S', shortName: 'sam' },
        { id: '7', uuid: 'g', campaign: 'c', name: 'T', story: 'S', slug: 'sam' },
      ),
      pair(
        { currencyCode: 'GBP', currencySymbol: '£', status: 'Cancelled', type: 'team' },
        { currencyCode: 'GBP', currencySymbol: '£', active: false, type: 'team' },
      ),
      pair(
        { eventDate: '2025-01-02T00:00:00Z', createdDate: '2025-01-03T00:00:00Z' },
        { campaignDate: '2025-01-02T00:00:00.000Z', createdAt: '2025-01-03T00:00:00.000Z' },
      ),
      [{ expiryDate: '2001-01-01T00:00:00Z' }, { expired: true }],
      [{ photo: 'https://images.example/p.jpg' }, { image: expect.stringContaining('/p.jpg') }],
      [
        { tags: [{ tagDefinition: { id: 'branch' }, value: 'London' }] },
        { segmentation: { branch: 'London' } },
      ],
    ],
  ],
  parseSearchRow: [
    (wire) => platformPackage.parseSearchRow(context, wire),
    [
      pair({ Name: 'N', OwnerFullName: 'Sam' }, { name: 'N', owner: 'Sam' }),
      pair(
        { EventDate: '2025-01-02T00:00:00Z', CreatedDate: '2025-01-03T00:00:00Z' },
        { campaignDate: '2025-01-02T00:00:00.000Z', createdAt: '2025-01-03T00:00:00.000Z' },
      ),
      [{ LinkPath: '/fundraising/sam' }, { slug: 'sam', tags: [] }],
      [{ LinkPath: 'fundraising/sam' }, { slug: 'sam' }],
      [{ Subtext: 'River Mile' }, { event: 'River Mile', eventName: 'River Mile' }],
      [{ OwnerFullName: 'Sam' }, { name: 'Sam' }],
      pair(
        { Id: 0, CharityId: '0', EventId: 0 },
        { id: '', charityId: undefined, event: undefined },
      ),
      pair(
        { Id: 7, CharityId: 8, EventId: 9 },
        { id: '7', charityId: '8', charity: '8', event: '9' },
      ),
      [{ Subtext: 'Walk', EventId: 9 }, { event: 'Walk' }],
      [{ ProfileWhat: 'a', ProfileWhy: 'b' }, { story: 'a' }],
      [{ ProfileWhy: 'b' }, { story: 'b' }],
      [{ LinkPath: '/fundraising/sam' }, { slug: 'sam' }],
      [{ Link: '//a.example/sam' }, { url: 'https://a.example/sam' }],
      [{ Link: 'http://a.example//sam' }, { url: 'http://a.example//sam' }],
      pair({ Amount: 7, TargetAmount: 8 }, { raisedOnline: 7, target: 8 }),
    ],
  ],
  parseTeam: [
    (wire) => platformPackage.parseTeam(context, wire),
    [
      pair(
        { campaign: { campaignGuid: 'c', title: 'T' }, campaignGuid: 'x' },
        { campaignId: 'c', campaign: 'T' },
      ),
      [{ campaignGuid: 'x' }, { campaignId: 'x' }],
      [{ title: 'T', name: 'N' }, { name: 'T' }],
      [{ name: 'N' }, { name: 'N' }],
      [{ membership: { members: [{ pageGuid: 'g' }] } }, { memberCount: 1, pages: ['g'] }],
      [{ membership: { members: [{}], numberOfMembers: 7 } }, { memberCount: 7, pages: [] }],
      [{ status: 'active' }, { active: true }],
    ],
  ],
  parseTeamPage: [
    (wire) => platformPackage.parseTeamPage(context, wire),
    [
      [{ donationSummary: { numberOfDonations: 7, donationCount: 8 } }, { totalDonations: 7 }],
      [{ donationSummary: { donationCount: 8 } }, { totalDonations: 8 }],
      [
        { targetWithCurrency: { currencyCode: 'eur', value: 700 } },
        { currencyCode: 'EUR', target: 7 },
      ],
      [
        { donationSummary: { totalAmount: { currencyCode: 'gbp', value: 700 } } },
        { currencyCode: 'GBP', raised: 7 },
      ],
      [{ url: 'https://a.example' }, { url: 'https://a.example' }],
    ],
  ],
  parseUser: [
    platformPackage.parseUser,
    [
      pair({ firstName: 'Sam', given_name: 'x' }, { firstName: 'Sam', name: 'Sam' }),
      pair(
        { given_name: 'Sam', family_name: 'Okafor' },
        { firstName: 'Sam', lastName: 'Okafor', name: 'Sam Okafor' },
      ),
      [{ name: 'S', given_name: 'Sam' }, { name: 'S' }],
      [{ accountId: 7, justgiving_consumer_id: 8 }, { id: '7' }],
      [{ justgiving_consumer_id: 8 }, { id: '8' }],
      [{ userId: 'u', sub: 'x' }, { uuid: 'u' }],
      [{ sub: 'x' }, { uuid: 'x' }],
      [{ profileImageUrls: [{ Value: 'a.jpg' }] }, { image: 'a.jpg' }],
      [{ profileImageUrls: { OriginalSize: 'b.jpg' } }, { image: 'b.jpg' }],
      [{ activePageCount: 3 }, { pageCount: 3 }],
      [
        { address: { line2: 'Flat 2' } },
        { address: { extendedAddress: 'Flat 2' }, formattedAddress: 'Flat 2' },
      ],
      ...[
        ['Australia', 'AU'],
        ['United States', 'US'],
        ['Ireland', 'IE'],
        ['New Zealand', 'NZ'],
        ['Hong Kong', 'HK'],
        ['United Kingdom', 'GB'],
        ['Narnia', 'GB'],
      ].map(([country, countryCode]): [object, object] => [{ country }, { country, countryCode }]),
    ],
  ],
}

describe.each(Object.entries(names))('%s reads', (_name, [parse, cases]) => {
  it.each(cases)('%j as %j', (wire, expected) => expect(parse(wire)).toMatchObject(expected))
})
