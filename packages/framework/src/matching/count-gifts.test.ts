import * as fc from 'fast-check'
import { forecastMatching } from '@milepost/measures'
import type { Donation } from '@milepost/platform'
import { describe, expect, it, vi } from 'vitest'
import { countGifts, type GiftsWanted } from './count-gifts.ts'

const startMs = Date.parse('2026-06-01T00:00:00Z')
const endMs = Date.parse('2026-06-02T00:00:00Z')
const hourMs = 3_600_000

let made = 0
function gift(atMs: number, amountMinor = 1000, change: Partial<Donation> = {}): Donation {
  made += 1
  return {
    id: String(made),
    createdAt: new Date(atMs).toISOString(),
    money: { amountMinor, currency: 'GBP' },
    status: 'Accepted',
    ...change,
  } as Donation
}

/** A list of gifts in parts, as platforms give it out. */
function listOf(gifts: readonly Donation[], size = 150) {
  return vi.fn(async (part: number) => ({
    donations: gifts.slice((part - 1) * size, part * size),
    count: gifts.length,
  }))
}

const wanted: GiftsWanted = { currency: 'GBP', startMs, endMs, isEnough: () => false }
const all = () => true

describe('countGifts', () => {
  it('counts the gifts of the time alone, from its first moment to before its last', async () => {
    const list = listOf([
      gift(endMs, 1),
      gift(endMs - 1, 20),
      gift(startMs, 300),
      gift(startMs - 1, 4000),
    ])
    expect(await countGifts({ lists: [list], isCounted: all }, wanted)).toEqual({
      amountsMinor: [20, 300],
      isWhole: true,
    })
  })

  it('leaves out gifts of another currency or page, and those that were not accepted', async () => {
    const list = listOf([
      gift(startMs, 1, { money: { amountMinor: 1, currency: 'EUR' } }),
      gift(startMs, 2, { status: 'Refunded' }),
      gift(startMs, 3, { page: 'left-out' }),
      gift(startMs, 4, { status: undefined, money: { amountMinor: 4, currency: undefined } }),
    ])
    const gifts = { lists: [list], isCounted: ({ page }: Donation) => page !== 'left-out' }
    expect(await countGifts(gifts, wanted)).toEqual({ amountsMinor: [4], isWhole: true })
  })

  it.each([
    ['an amount is hidden', { isAmountHidden: true }],
    ['a gift has no time', { createdAt: undefined }],
  ])('is not whole where %s', async (_, change) => {
    const list = listOf([gift(startMs, 0, change), gift(startMs, 5)])
    expect(await countGifts({ lists: [list], isCounted: all }, wanted)).toEqual({
      amountsMinor: [5],
      isWhole: false,
    })
  })

  it('reads ten parts of a list and no more, and says that there may be others', async () => {
    const list = listOf(Array.from({ length: 1700 }, () => gift(startMs + hourMs)))
    const { amountsMinor, isWhole } = await countGifts({ lists: [list], isCounted: all }, wanted)
    expect([amountsMinor.length, isWhole, list.mock.calls.length]).toEqual([1500, false, 10])
  })

  it('stops at a gift that is older than the time, and where a platform brings the same part again', async () => {
    const old = listOf([gift(startMs - 1), ...Array.from({ length: 400 }, () => gift(startMs - 2))])
    await countGifts({ lists: [old], isCounted: all }, wanted)
    expect(old).toHaveBeenCalledTimes(1)
    const one = gift(startMs, 7)
    const same = vi.fn(async () => ({ donations: [one], count: 900 }))
    const counted = await countGifts({ lists: [same], isCounted: all }, wanted)
    expect(counted).toEqual({ amountsMinor: [7], isWhole: true })
    expect(same).toHaveBeenCalledTimes(2)
  })

  it('counts a gift once that is in two lists', async () => {
    const both = gift(startMs, 9)
    const lists = [listOf([both]), listOf([both, gift(startMs, 1)])]
    const { amountsMinor } = await countGifts({ lists, isCounted: all }, wanted)
    expect(amountsMinor).toEqual([9, 1])
  })

  it('forecasts the same in a storm as of all gifts at once, reads no more than it must, and never passes the pot', async () => {
    const amount = fc.integer({ min: 1, max: 20_000 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(amount, { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 1, max: 500_000 }),
        fc.option(amount, { nil: undefined }),
        async (amounts, potMinor, capMinor) => {
          const terms = { potMinor, ratioPercent: 100, capMinor }
          const list = listOf(
            amounts.map((one) => gift(startMs + hourMs, one)),
            20,
          )
          const { amountsMinor, isWhole } = await countGifts(
            { lists: [list], isCounted: all },
            { ...wanted, isEnough: (some) => forecastMatching(some, terms) >= potMinor },
          )
          const forecast = forecastMatching(amountsMinor, terms)
          expect(forecast).toBeLessThanOrEqual(potMinor)
          // What is not whole was read as far as is allowed; what is whole is what all gifts bring.
          expect(isWhole || list.mock.calls.length === 10).toBe(true)
          expect(isWhole ? forecast : 0).toBe(isWhole ? forecastMatching(amounts, terms) : 0)
        },
      ),
    )
  })
})
