import { describe, expect, it } from 'vitest'
import { fetchCampaignPages } from '../rest.ts'
import { jsonResponse, startPlatformServer, testPlatform } from '../request/server.test-kit.ts'
import { campaignPagesWire, exampleWorld, pageSummaryWire } from '../testing/index.ts'

const { requests, answerWith } = startPlatformServer()
const platform = testPlatform()
const { campaignGuid } = exampleWorld

function tenRows(currentPage: number | string, totalPages: number) {
  return jsonResponse(
    campaignPagesWire({
      meta: { currentPage, totalPages, totalAmount: 4321.5 },
      results: Array.from({ length: 10 }, (_, index) =>
        pageSummaryWire({ pageShortName: `page-${currentPage}-${index}` }),
      ),
    }),
  )
}

describe('fetchCampaignPages', () => {
  it('asks for pages by currency and name, and reads them [S7.23]', async () => {
    answerWith(jsonResponse(campaignPagesWire()))
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

  it('asks for ten by default, and for more pages until there are enough [S9.34]', async () => {
    answerWith(tenRows(1, 5))
    expect(await fetchCampaignPages(platform, { campaign: campaignGuid })).toMatchObject({
      pages: { length: 10 },
    })
    expect(requests).toHaveLength(1)

    answerWith(tenRows('1', 5), tenRows('2', 5), tenRows('3', 5))
    const { pages } = await fetchCampaignPages(platform, { campaign: campaignGuid, limit: 25 })
    expect(requests.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3'])
    expect(pages).toHaveLength(25)
    expect(pages.at(-1)?.slug).toBe('page-3-4')
  })

  it.each([
    [{ currency: 'gbp' }, 'EUR', 'GBP'],
    [{}, 'eur', 'EUR'],
    [{}, undefined, undefined],
  ])('has a sum in the requested or given currency: %j, %j', async (more, told, currency) => {
    const meta = { currentPage: 1, totalPages: 1, totalAmount: 12.5, currency: told }
    answerWith(jsonResponse(campaignPagesWire({ meta } as never)))
    const selection = { campaign: campaignGuid, ...more }
    expect(await fetchCampaignPages(platform, selection)).toMatchObject({
      raised: 12.5,
      money: { raisedMinor: 1250, currency },
    })
  })

  it('stops at the last page, and at once when there is none', async () => {
    answerWith(tenRows('1', 2), tenRows('2', 2))
    await fetchCampaignPages(platform, { campaign: campaignGuid, limit: 99 })
    expect(requests).toHaveLength(2)

    answerWith(
      jsonResponse(
        campaignPagesWire({ meta: { currentPage: 1, totalPages: 0, totalAmount: 0 }, results: [] }),
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
