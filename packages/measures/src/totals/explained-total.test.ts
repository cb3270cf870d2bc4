import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CurrencyMismatchError } from '../money/money.ts'
import {
  addsUp,
  addTotals,
  type ExplainedTotal,
  explainTotal,
  explainTotals,
} from './explained-total.ts'

const asOf = '2025-06-01T12:00:00.000Z'

describe('explainTotal', () => {
  it('adds the online and the offline part, without excluded donations', () => {
    const parts = { onlineMinor: 15_300, offlineMinor: 2000, excludedMinor: 500 }
    const total = explainTotal({ ...parts, currency: 'gbp', asOf })
    const totalMinor = 17_300
    expect(total).toEqual({ ...parts, currency: 'GBP', totalMinor, differenceMinor: 0, asOf })
    expect(addsUp(total)).toBe(true)
  })

  it("returns by how much the platform's own total differs", () => {
    const total = explainTotal({ currency: 'GBP', onlineMinor: 15_300, statedMinor: 17_300, asOf })
    expect([total.totalMinor, total.differenceMinor, addsUp(total)]).toEqual([15_300, 2000, false])
  })

  it('has no date if it is unknown', () => {
    expect(explainTotal({ currency: 'GBP', asOf: 'lately' }).asOf).toBeUndefined()
  })
})

describe('addsUp', () => {
  it('is false for a total that its parts do not add up to', () => {
    const total = explainTotal({ currency: 'GBP', onlineMinor: 100, asOf })
    expect(addsUp({ ...total, totalMinor: 101 })).toBe(false)
    expect(addsUp({ ...total, offlineMinor: Number.NaN, totalMinor: Number.NaN })).toBe(false)
    expect(addsUp(undefined as unknown as ExplainedTotal)).toBe(false)
  })
})

describe('addTotals', () => {
  const inPounds = (date: string | null) => explainTotal({ currency: 'GBP', asOf: date })

  it('adds part by part, so that the sum adds up if both totals do', () => {
    const whole = fc.integer({ min: 0, max: 1e12 })
    const parts = { onlineMinor: whole, offlineMinor: whole, excludedMinor: whole }
    const totals = fc
      .record({ ...parts, difference: fc.integer({ min: -1, max: 1 }) })
      .map(({ difference, ...given }) => {
        const statedMinor = given.onlineMinor + given.offlineMinor + difference
        return explainTotal({ ...given, statedMinor, currency: 'GBP', asOf })
      })
    fc.assert(
      fc.property(totals, totals, (first, second) => {
        const sum = addTotals(first, second)
        expect(sum).toEqual({
          currency: 'GBP',
          totalMinor: first.totalMinor + second.totalMinor,
          onlineMinor: first.onlineMinor + second.onlineMinor,
          offlineMinor: first.offlineMinor + second.offlineMinor,
          excludedMinor: first.excludedMinor + second.excludedMinor,
          differenceMinor: first.differenceMinor + second.differenceMinor + 0,
          asOf,
        })
        expect(addTotals(second, first)).toEqual(sum)
        expect(addsUp(sum)).toBe(first.differenceMinor + second.differenceMinor === 0)
      }),
    )
  })

  it.each([
    [asOf, '2025-05-31T12:00:00Z', '2025-05-31T12:00:00.000Z'],
    [asOf, null, undefined],
  ])('of %s and %s has the date %s', (first, second, date) => {
    expect(addTotals(inPounds(first), inPounds(second)).asOf).toBe(date)
    expect(addTotals(inPounds(second), inPounds(first)).asOf).toBe(date)
  })

  it('throws CurrencyMismatchError if the currencies differ', () => {
    const dollars: ExplainedTotal = explainTotal({ currency: 'AUD', asOf })
    expect(() => addTotals<string>(inPounds(asOf), dollars)).toThrow(CurrencyMismatchError)
  })
})

describe('explainTotals', () => {
  it.each([
    [false, { totalMinor: 17_300, offlineMinor: 2000, excludedMinor: 0 }],
    [true, { totalMinor: 15_300, offlineMinor: 0, excludedMinor: 2000 }],
  ])('takes the parts from totals records, excludeOffline: %s', (excludeOffline, parts) => {
    const records = Object.entries({ donations_received: 15_300, offline_donations: 2000 }).map(
      ([measure, value]) => ({
        measurementDomain: `fundraising:${measure}`,
        amounts: [{ value, unit: 'gbp' }],
      }),
    )
    const total = explainTotals(records, { currency: 'GBP', asOf, excludeOffline })
    expect(total).toMatchObject({ ...parts, onlineMinor: 15_300, asOf })
    expect(addsUp(total)).toBe(true)
  })
})
