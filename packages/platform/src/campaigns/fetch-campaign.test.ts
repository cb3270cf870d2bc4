import { describe, expect, it } from 'vitest'
import { fetchCampaign } from '../rest.ts'
import { jsonResponse, startPlatformServer, testPlatform } from '../request/server.test-kit.ts'
import { campaignWire, exampleWorld } from '../testing/index.ts'

const { requests, answerWith } = startPlatformServer()
const { campaignGuid } = exampleWorld

describe('fetchCampaign', () => {
  it('reads a campaign by its guid [S7.22] [S3.39] [S3.40] [S3.41] [S3.42] [S3.43]', async () => {
    answerWith(jsonResponse(campaignWire()))
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
    answerWith(jsonResponse(campaignWire()))
    await fetchCampaign(testPlatform(), { campaign })
    expect(requests[0]!.path).toBe(`/services/v1/justgiving/campaigns/${campaign}`)
  })

  it.each(['  ', '.', '..', {}, []])('refuses the ID %j [S5.48] [S5.57]', async (campaign) => {
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
