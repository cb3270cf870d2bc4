import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CurrencyMismatchError } from '../money/money.ts'
import {
  isTotalConsistent,
  addTotalBreakdowns,
  type TotalBreakdown,
  createTotalBreakdown,
  summariseTotalBreakdown,
} from './total-breakdown.ts'

const asOf = '2025-06-01T12:00:00.000Z'

describe('createTotalBreakdown', () => {
  it('adds the online and the offline part, without excluded donations', () => {
    const parts = { onlineMinor: 15_300, offlineMinor: 2000, excludedMinor: 500 }
    const total = createTotalBreakdown({ ...parts, currency: 'gbp', asOf })
    const totalMinor = 17_300
    expect(total).toEqual({ ...parts, currency: 'GBP', totalMinor, differenceMinor: 0, asOf })
    expect(isTotalConsistent(total)).toBe(true)
  })

  it("returns by how much the platform's own total differs", () => {
    const total = createTotalBreakdown({
      currency: 'GBP',
      onlineMinor: 15_300,
      platformTotalMinor: 17_300,
      asOf,
    })
    expect([total.totalMinor, total.differenceMinor, isTotalConsistent(total)]).toEqual([
      15_300,
      2000,
      false,
    ])
  })

  it('has no date if it is unknown', () => {
    expect(createTotalBreakdown({ currency: 'GBP', asOf: 'lately' }).asOf).toBeUndefined()
  })
})

describe('isTotalConsistent', () => {
  it('is false for a total that its parts do not add up to', () => {
    const total = createTotalBreakdown({ currency: 'GBP', onlineMinor: 100, asOf })
    expect(isTotalConsistent({ ...total, totalMinor: 101 })).toBe(false)
    expect(isTotalConsistent({ ...total, offlineMinor: Number.NaN, totalMinor: Number.NaN })).toBe(
      false,
    )
    expect(isTotalConsistent(undefined as unknown as TotalBreakdown)).toBe(false)
  })
})

describe('addTotalBreakdowns', () => {
  const inPounds = (date: string | null) => createTotalBreakdown({ currency: 'GBP', asOf: date })

  it('adds part by part, so that the sum adds up if both totals do', () => {
    const whole = fc.integer({ min: 0, max: 1e12 })
    const parts = { onlineMinor: whole, offlineMinor: whole, excludedMinor: whole }
    const totals = fc
      .record({ ...parts, difference: fc.integer({ min: -1, max: 1 }) })
      .map(({ difference, ...given }) => {
        const platformTotalMinor = given.onlineMinor + given.offlineMinor + difference
        return createTotalBreakdown({ ...given, platformTotalMinor, currency: 'GBP', asOf })
      })
    fc.assert(
      fc.property(totals, totals, (first, second) => {
        const sum = addTotalBreakdowns(first, second)
        expect(sum).toEqual({
          currency: 'GBP',
          totalMinor: first.totalMinor + second.totalMinor,
          onlineMinor: first.onlineMinor + second.onlineMinor,
          offlineMinor: first.offlineMinor + second.offlineMinor,
          excludedMinor: first.excludedMinor + second.excludedMinor,
          differenceMinor: first.differenceMinor + second.differenceMinor + 0,
          asOf,
        })
        expect(addTotalBreakdowns(second, first)).toEqual(sum)
        expect(isTotalConsistent(sum)).toBe(first.differenceMinor + second.differenceMinor === 0)
      }),
    )
  })

  it.each([
    [asOf, '2025-05-31T12:00:00Z', '2025-05-31T12:00:00.000Z'],
    [asOf, null, undefined],
  ])('of %s and %s has the date %s', (first, second, date) => {
    expect(addTotalBreakdowns(inPounds(first), inPounds(second)).asOf).toBe(date)
    expect(addTotalBreakdowns(inPounds(second), inPounds(first)).asOf).toBe(date)
  })

  it('throws CurrencyMismatchError if the currencies differ', () => {
    const dollars: TotalBreakdown = createTotalBreakdown({ currency: 'AUD', asOf })
    expect(() => addTotalBreakdowns<string>(inPounds(asOf), dollars)).toThrow(CurrencyMismatchError)
  })
})

describe('summariseTotalBreakdown', () => {
  it.each([
    [undefined, { totalMinor: 17_300, offlineMinor: 2000, excludedMinor: 0 }],
    [false, { totalMinor: 17_300, offlineMinor: 2000, excludedMinor: 0 }],
    [true, { totalMinor: 15_300, offlineMinor: 0, excludedMinor: 2000 }],
  ])('takes the parts from totals records, excludeOffline: %s', (excludeOffline, parts) => {
    const records = Object.entries({ donations_received: 15_300, offline_donations: 2000 }).map(
      ([measure, value]) => ({
        measurementDomain: `fundraising:${measure}`,
        amounts: [{ value, unit: 'gbp' }],
      }),
    )
    const total = summariseTotalBreakdown(records, { currency: 'GBP', asOf, excludeOffline })
    expect(total).toMatchObject({ ...parts, onlineMinor: 15_300, asOf })
    expect(isTotalConsistent(total)).toBe(true)
  })
})
