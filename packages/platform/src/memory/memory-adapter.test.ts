import { CurrencyMismatchError } from '@milepost/measures'
import { describe, expect, it } from 'vitest'
import { describePlatform } from '../conformance.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { smallSeed } from './memory-seed.test-kit.ts'

const without = [
  'accounts',
  'pageEditing',
  'fitness',
  'images',
  'metadata',
  'reports',
  'tags',
  'teams',
] as const

describePlatform(
  { describe, expect, it },
  'the platform in memory',
  (seed) => ({ adapter: createMemoryAdapter(seed) }),
  { without },
)

describe('createMemoryAdapter with donations in two currencies', () => {
  const donation = { page: '1', createdAt: '2025-02-01T00:00:00.000Z' }
  const gifts = () =>
    createMemoryAdapter({
      ...smallSeed,
      donations: [
        { ...donation, id: '1', amountMinor: 1000 },
        { ...donation, id: '2', amountMinor: 500, currency: 'AUD' },
      ],
    })

  it('rejects totals with CurrencyMismatchError', async () => {
    const totals = gifts().donations.fetchDonationTotals({ campaign: 'c-1' })
    await expect(totals).rejects.toThrow(CurrencyMismatchError)
  })

  it('counts donations in the currency of the feed or page only', async () => {
    const { donations, pages, campaigns } = gifts()
    const feed = await donations.fetchDonationFeed({ campaign: 'c-1' })
    expect(feed).toMatchObject({ count: 1, money: { raisedMinor: 1000, currency: 'GBP' } })
    expect(feed.donations.map(({ currency }) => currency)).toEqual(['AUD', 'GBP'])
    expect(await pages.fetchPage({ slug: 'ada' })).toMatchObject({ raisedOnline: 10 })
    const { money } = await campaigns.fetchCampaign({ campaign: 'c-1' })
    expect(money).toMatchObject({ raisedMinor: 1500, currency: 'GBP' })
  })

  it("returns totals in the donations' currency, whichever was requested", async () => {
    const { donations } = createMemoryAdapter(smallSeed)
    const totals = await donations.fetchDonationTotals({ campaign: 'c-2', currency: 'NZD' })
    expect(totals.money).toMatchObject({ raisedMinor: 900, currency: 'EUR' })
  })
})

it('createMemoryAdapter adds up totals by campaign, charity and event, with offline donations on request', async () => {
  const { donations } = createMemoryAdapter(smallSeed)
  const sums = async (selection: Parameters<typeof donations.fetchDonationTotals>[0]) => {
    const { money } = await donations.fetchDonationTotals(selection)
    return [money.raisedMinor, money.offlineMinor, money.currency]
  }
  expect(await sums({ charity: 2 })).toEqual([900, 0, 'EUR'])
  expect(await sums({ campaign: { uid: 'C-1' } })).toEqual([2900, 0, 'GBP'])
  expect(await sums({ event: 71, includeOffline: true })).toEqual([3400, 500, 'GBP'])
  expect(await sums({ charity: 1, includeOffline: true })).toEqual([3450, 500, 'GBP'])
  expect(await sums({ charity: 2, includeOffline: true })).toEqual([900, 0, 'EUR'])
  expect(await sums({ campaign: 'c-9', tagId: 'a' })).toEqual([0, 0, 'GBP'])
})
