import { createMemoryAdapter } from '@milepost/platform/testing'

export const ownCampaignId = '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00'

/** Supporter page of the campaign in `ownWorld`. */
export const ownPage = {
  id: '1',
  uuid: 'p-1',
  slug: 'ada',
  name: 'Ada walks',
  owner: 'u-1',
  charity: '1',
  campaign: ownCampaignId,
  currency: 'GBP',
  targetMinor: 5000,
  createdAt: '2026-06-01T00:00:00.000Z',
}

/** Data of an in-memory platform with one campaign, one supporter and one page. */
export const ownWorld = {
  charities: [{ id: '1', name: 'Tideline Trust' }],
  campaigns: [
    {
      id: ownCampaignId,
      slug: 'walk',
      name: 'Walk',
      charity: '1',
      currency: 'GBP',
      targetMinor: 90_000,
    },
  ],
  supporters: [
    {
      id: '1',
      uuid: 'u-1',
      firstName: 'Ada',
      lastName: 'Lark',
      email: 'ada@kit.example',
      password: 'seven-herons',
    },
  ],
  pages: [ownPage],
  donations: [{ id: '1', page: '1', amountMinor: 4250, createdAt: '2026-06-02T00:00:00.000Z' }],
} satisfies Parameters<typeof createMemoryAdapter>[0]
