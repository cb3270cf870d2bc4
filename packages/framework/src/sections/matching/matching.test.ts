import * as fc from 'fast-check'
import { forecastMatching } from '@milepost/measures'
import type { Donation } from '@milepost/platform'
import { describe, expect, it, vi } from 'vitest'
import { readDonationAmounts } from './matching.server.ts'

const startMs = Date.parse('2026-06-01T00:00:00Z')
const endMs = Date.parse('2026-06-02T00:00:00Z')
const hourMs = 3_600_000

let made = 0
function donation(atMs: number, amountMinor = 1000, change: Partial<Donation> = {}): Donation {
  made += 1
  return {
    id: String(made),
    createdAt: new Date(atMs).toISOString(),
    money: { amountMinor, currency: 'GBP' },
    status: 'Accepted',
    ...change,
  } as Donation
}

function listOf(donations: readonly Donation[], size = 150) {
  return vi.fn(async (part: number) => ({
    donations: donations.slice((part - 1) * size, part * size),
    count: donations.length,
  }))
}

const query = { currency: 'GBP', startMs, endMs, isEnough: () => false }
const all = () => true

describe('readDonationAmounts', () => {
  it('counts donations from the start, inclusive, to the end, exclusive', async () => {
    const list = listOf([
      donation(endMs, 1),
      donation(endMs - 1, 20),
      donation(startMs, 300),
      donation(startMs - 1, 4000),
    ])
    expect(await readDonationAmounts({ lists: [list], isCounted: all }, query)).toEqual({
      amountsMinor: [20, 300],
      isWhole: true,
    })
  })

  it('ignores donations that are refunded, excluded or in another currency', async () => {
    const list = listOf([
      donation(startMs, 1, { money: { amountMinor: 1, currency: 'EUR' } }),
      donation(startMs, 2, { status: 'Refunded' }),
      donation(startMs, 3, { page: 'left-out' }),
      donation(startMs, 4, { status: undefined, money: { amountMinor: 4, currency: undefined } }),
    ])
    const donations = { lists: [list], isCounted: ({ page }: Donation) => page !== 'left-out' }
    expect(await readDonationAmounts(donations, query)).toEqual({
      amountsMinor: [4],
      isWhole: true,
    })
  })

  it.each([
    ['an amount is hidden', { isAmountHidden: true }],
    ['a donation has no date', { createdAt: undefined }],
  ])('is incomplete if %s', async (_, change) => {
    const list = listOf([donation(startMs, 0, change), donation(startMs, 5)])
    expect(await readDonationAmounts({ lists: [list], isCounted: all }, query)).toEqual({
      amountsMinor: [5],
      isWhole: false,
    })
  })

  it('reads at most ten pages, and is then incomplete', async () => {
    const list = listOf(Array.from({ length: 1700 }, () => donation(startMs + hourMs)))
    const { amountsMinor, isWhole } = await readDonationAmounts(
      { lists: [list], isCounted: all },
      query,
    )
    expect([amountsMinor.length, isWhole, list.mock.calls.length]).toEqual([1500, false, 10])
  })

  it('stops at a donation before the start, and if a page is returned twice', async () => {
    const old = listOf([
      donation(startMs - 1),
      ...Array.from({ length: 400 }, () => donation(startMs - 2)),
    ])
    await readDonationAmounts({ lists: [old], isCounted: all }, query)
    expect(old).toHaveBeenCalledTimes(1)
    const one = donation(startMs, 7)
    const same = vi.fn(async () => ({ donations: [one], count: 900 }))
    const counted = await readDonationAmounts({ lists: [same], isCounted: all }, query)
    expect(counted).toEqual({ amountsMinor: [7], isWhole: true })
    expect(same).toHaveBeenCalledTimes(2)
  })

  it('yields the same forecast as all donations, reads at most ten pages and never exceeds the pot', async () => {
    const amount = fc.integer({ min: 1, max: 20_000 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(amount, { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 1, max: 500_000 }),
        fc.option(amount, { nil: undefined }),
        async (amounts, potMinor, capMinor) => {
          const terms = { potMinor, ratioPercent: 100, capMinor }
          const list = listOf(
            amounts.map((one) => donation(startMs + hourMs, one)),
            20,
          )
          const { amountsMinor, isWhole } = await readDonationAmounts(
            { lists: [list], isCounted: all },
            { ...query, isEnough: (some) => forecastMatching(some, terms) >= potMinor },
          )
          const forecast = forecastMatching(amountsMinor, terms)
          expect(forecast).toBeLessThanOrEqual(potMinor)
          // An incomplete count read all allowed pages; a complete one has the forecast of all donations.
          expect(isWhole || list.mock.calls.length === 10).toBe(true)
          expect(isWhole ? forecast : 0).toBe(isWhole ? forecastMatching(amounts, terms) : 0)
        },
      ),
    )
  })
})
