import { describe, expect, it } from 'vitest'
import { jsonResponse, startPlatformServer, testPlatform } from '../request/server.test-kit.ts'
import { fetchCampaign, fetchCampaignPages } from '../rest.ts'
import {
  createCampaignPagesWire,
  createCampaignWire,
  exampleIds,
  createPageSummaryWire,
} from '../testing/wire.test-kit.ts'

const { requests, respondWith } = startPlatformServer()
const { campaignGuid } = exampleIds

describe('fetchCampaign', () => {
  it('returns a campaign by GUID [S7.22] [S3.39] [S3.40] [S3.41] [S3.42] [S3.43]', async () => {
    respondWith(jsonResponse(createCampaignWire()))
    const campaign = await fetchCampaign(testPlatform(), { campaign: campaignGuid })
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: `/services/v1/justgiving/campaigns/${campaignGuid}`,
      search: '',
    })
    expect(campaign).toEqual({
      charities: [
        {
          charityId: '2050',
          name: 'The Demo Charity',
          logoUrl: 'https://images.example/image/c2050.png',
        },
      ],
      currencyCode: 'GBP',
      donateUrl: `http://platform.test/link/v1/campaign/donate/campaignGuid/${campaignGuid}`,
      eventId: '742990',
      getStartedUrl: `http://platform.test/www/fundraising-page/creation?campaignGuid=${campaignGuid}`,
      id: campaignGuid,
      image: 'http://platform.test/images/image/hero-river.jpg?template=CrowdfundingOwnerAvatar',
      money: { raisedMinor: 125_300, raisedOfflineMinor: 1e4, targetMinor: 1e6, currency: 'GBP' },
      name: 'River Mile 2025',
      raised: 1253,
      raisedOffline: 100,
      slug: 'river-mile',
      story: 'Join us.',
      summary: 'One mile, one river.',
      target: 10000,
      totalDonations: 25,
      url: 'http://platform.test/www/campaign/river-mile',
    })
  })

  it.each(['..a', 'a..', '...', '.a', 'a.b'])('accepts the ID %j', async (campaign) => {
    respondWith(jsonResponse(createCampaignWire()))
    await fetchCampaign(testPlatform(), { campaign })
    expect(requests[0]!.path).toBe(`/services/v1/justgiving/campaigns/${campaign}`)
  })

  it.each(['  ', '.', '..', {}, []])('rejects the ID %j [S5.48] [S5.57]', async (campaign) => {
    await expect(
      fetchCampaign(testPlatform(), { campaign: campaign as string }),
    ).rejects.toMatchObject({
      name: 'MissingArgumentError',
      message: 'Required parameter not supplied',
      parameter: 'campaign',
    })
    expect(requests).toHaveLength(0)
  })
})

const platform = testPlatform()

function tenRows(currentPage: number | string, totalPages: number) {
  return jsonResponse(
    createCampaignPagesWire({
      meta: { currentPage, totalPages, totalAmount: 4321.5 },
      results: Array.from({ length: 10 }, (_, index) =>
        createPageSummaryWire({ pageShortName: `page-${currentPage}-${index}` }),
      ),
    }),
  )
}

describe('fetchCampaignPages', () => {
  it('sends currency and search text, and returns pages [S7.23]', async () => {
    respondWith(jsonResponse(createCampaignPagesWire()))
    const { pages, raised } = await fetchCampaignPages(platform, {
      campaign: campaignGuid,
      currency: 'GBP',
      search: 'Sam & Ana',
    })
    expect(requests[0]).toMatchObject({
      path: `/services/v1/justgiving/campaigns/${campaignGuid}/pages`,
      search: '?currency=GBP&page=1&q=Sam%20%26%20Ana',
    })
    expect(raised).toBe(140)
    expect(pages).toMatchObject([
      {
        slug: 'sam-river-mile',
        name: "Sam's River Mile",
        owner: 'Sam Okafor',
        raised: 140,
        raisedOnline: 120,
        raisedOffline: 20,
        target: 500,
        active: true,
        type: 'individual',
        image:
          'http://platform.test/images/image/65f56cc6-3535-436e-927d-eb9c24b82a6e.jpg?template=CrowdfundingOwnerAvatar',
      },
    ])
  })

  it('requests ten pages by default, and further responses up to the limit [S9.34]', async () => {
    respondWith(tenRows(1, 5))
    expect(await fetchCampaignPages(platform, { campaign: campaignGuid })).toMatchObject({
      pages: { length: 10 },
    })
    expect(requests).toHaveLength(1)

    respondWith(tenRows('1', 5), tenRows('2', 5), tenRows('3', 5))
    const { pages } = await fetchCampaignPages(platform, { campaign: campaignGuid, limit: 25 })
    expect(requests.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3'])
    expect(pages).toHaveLength(25)
    expect(pages.at(-1)?.slug).toBe('page-3-4')
  })

  it.each([
    [{ currency: 'gbp' }, 'EUR', 'GBP'],
    [{}, 'eur', 'EUR'],
    [{}, undefined, undefined],
  ])(
    'returns the total in the requested or returned currency: %j, %j',
    async (more, told, currency) => {
      const meta = { currentPage: 1, totalPages: 1, totalAmount: 12.5, currency: told }
      respondWith(jsonResponse(createCampaignPagesWire({ meta } as never)))
      const selection = { campaign: campaignGuid, ...more }
      expect(await fetchCampaignPages(platform, selection)).toMatchObject({
        raised: 12.5,
        money: { raisedMinor: 1250, currency },
      })
    },
  )

  it('stops at the last response, and at an empty one', async () => {
    respondWith(tenRows('1', 2), tenRows('2', 2))
    await fetchCampaignPages(platform, { campaign: campaignGuid, limit: 99 })
    expect(requests).toHaveLength(2)

    respondWith(
      jsonResponse(
        createCampaignPagesWire({
          meta: { currentPage: 1, totalPages: 0, totalAmount: 0 },
          results: [],
        }),
      ),
    )
    expect(await fetchCampaignPages(platform, { campaign: campaignGuid, limit: 99 })).toEqual({
      pages: [],
      raised: 0,
      money: { raisedMinor: 0, currency: undefined },
    })
    expect(requests).toHaveLength(1)
  })
})
