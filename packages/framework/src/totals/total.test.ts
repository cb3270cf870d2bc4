import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toTotal, type TotalMoney } from './total.ts'

const reading = { asOf: new Date('2026-06-15T12:00:00Z'), isLastGood: false }
const money: TotalMoney = {
  currency: 'GBP',
  raisedMinor: 17_300,
  offlineMinor: 2000,
  targetMinor: 50_000,
  donationCount: 8,
  exclusions: [],
}

afterEach(() => vi.restoreAllMocks())

describe('toTotal', () => {
  it('consists of an online part with a count and an offline part without one', () => {
    expect(toTotal(money, { ...reading, isLastGood: true })).toEqual({
      currency: 'GBP',
      raisedMinor: 17_300,
      targetMinor: 50_000,
      count: 8,
      parts: [
        { part: 'online', amountMinor: 15_300, count: 8 },
        { part: 'offline', amountMinor: 2000, count: undefined },
      ],
      items: [],
      exclusions: [],
      asOf: reading.asOf,
      isLastGood: true,
    })
    const { parts } = toTotal({ ...money, offlineMinor: 0 }, reading)
    expect(parts).toEqual([{ part: 'online', amountMinor: 17_300, count: 8 }])
  })

  it.each([
    ['more offline than the total', 17_301],
    ['a negative offline amount', -1],
    ['no number', Number.NaN],
  ])('has a single part, and logs it, if the source returns %s', (_, offlineMinor) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { parts, raisedMinor } = toTotal({ ...money, offlineMinor }, reading)
    expect(parts).toEqual([{ part: 'all', amountMinor: 17_300, count: 8 }])
    expect(raisedMinor).toBe(17_300)
    expect(log.mock.calls.join(' ')).toContain('A total is not the sum of its parts')
  })

  it('lists the shares, largest first, and the remainder', () => {
    const items = [
      { name: 'Ben walks', amountMinor: 300 },
      { name: 'Ada walks', amountMinor: 17_000 - 300 },
      { name: 'Cem walks', amountMinor: 0 },
    ]
    expect(toTotal({ ...money, items }, reading).items).toEqual([
      { name: 'Ada walks', amountMinor: 16_700 },
      { name: 'Ben walks', amountMinor: 300 },
      { name: undefined, amountMinor: 300 },
    ])
    const whole = [{ name: 'Ada walks', amountMinor: 17_300 }]
    expect(toTotal({ ...money, items: whole }, reading).items).toEqual([])
    const tooMuch = [...whole, { name: 'Ben walks', amountMinor: 1 }]
    expect(toTotal({ ...money, items: tooMuch }, reading).items).toEqual([])
  })

  it('equals the sum of its named items', () => {
    const amount = fc.integer({ min: -1000, max: 100_000 })
    const items = fc.array(fc.record({ name: fc.string(), amountMinor: amount }), { maxLength: 40 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), items, (raisedMinor, given) => {
        const total = toTotal({ ...money, raisedMinor, offlineMinor: 0, items: given }, reading)
        const sum = total.items.reduce((all, { amountMinor }) => all + amountMinor, 0)
        expect(total.items.length === 0 ? raisedMinor : sum).toBe(raisedMinor)
        expect(total.items.every(({ amountMinor }) => amountMinor > 0)).toBe(true)
      }),
    )
  })

  it('is always the sum of its parts', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const amount = fc.oneof(fc.integer(), fc.maxSafeInteger())
    fc.assert(
      fc.property(amount, fc.option(amount, { nil: undefined }), (raisedMinor, offlineMinor) => {
        const { parts } = toTotal({ ...money, raisedMinor, offlineMinor }, reading)
        const sum = parts.reduce((total, { amountMinor }) => total + BigInt(amountMinor), 0n)
        expect(sum).toBe(BigInt(raisedMinor))
      }),
    )
  })
})
