import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CurrencyMismatchError } from '../money/money.ts'
import {
  type ExplainedTotal,
  addTotals,
  addsUp,
  explainTotal,
  explainTotals,
} from './explained-total.ts'

const asOf = '2025-06-01T12:00:00.000Z'

describe('explainTotal', () => {
  it('is the sum of its online and offline parts, and says what it leaves out', () => {
    const total = explainTotal({
      currency: 'gbp',
      onlineMinor: 15_300,
      offlineMinor: 2000,
      excludedMinor: 500,
      asOf,
    })
    expect(total).toEqual({
      currency: 'GBP',
      totalMinor: 17_300,
      onlineMinor: 15_300,
      offlineMinor: 2000,
      excludedMinor: 500,
      differenceMinor: 0,
      asOf,
    })
    expect(addsUp(total)).toBe(true)
  })

  it('says by how much the server states another total', () => {
    const total = explainTotal({ currency: 'GBP', onlineMinor: 15_300, statedMinor: 17_300, asOf })
    expect(total.totalMinor).toBe(15_300)
    expect(total.differenceMinor).toBe(2000)
    expect(addsUp(total)).toBe(false)
  })

  it('has no time when none is known', () => {
    expect(explainTotal({ currency: 'GBP', asOf: 'lately' }).asOf).toBeUndefined()
  })
})

describe('addsUp', () => {
  it('finds a total that was tampered with', () => {
    const total = explainTotal({ currency: 'GBP', onlineMinor: 100, asOf })
    expect(addsUp({ ...total, totalMinor: 101 })).toBe(false)
    expect(addsUp({ ...total, offlineMinor: Number.NaN, totalMinor: Number.NaN })).toBe(false)
    expect(addsUp(undefined as unknown as ExplainedTotal)).toBe(false)
  })
})

describe('addTotals', () => {
  const whole = fc.integer({ min: 0, max: 1e12 })
  const totals = fc
    .record({ onlineMinor: whole, offlineMinor: whole, excludedMinor: whole })
    .map((parts) => explainTotal({ ...parts, currency: 'GBP', asOf }))

  it('adds part by part, so that the sum adds up too', () => {
    const difference = fc.integer({ min: -100, max: 100 })
    const inexact = fc
      .record({ total: totals, difference })
      .map(({ total, difference: differenceMinor }) => ({ ...total, differenceMinor }))
    fc.assert(
      fc.property(inexact, inexact, (first, second) => {
        const sum = addTotals(first, second)
        expect(sum).toEqual({
          currency: 'GBP',
          totalMinor: first.totalMinor + second.totalMinor,
          onlineMinor: first.onlineMinor + second.onlineMinor,
          offlineMinor: first.offlineMinor + second.offlineMinor,
          excludedMinor: first.excludedMinor + second.excludedMinor,
          differenceMinor: first.differenceMinor + second.differenceMinor,
          asOf,
        })
        expect(addTotals(second, first)).toEqual(sum)
      }),
    )
    fc.assert(
      fc.property(totals, totals, (first, second) => {
        const sum = addTotals(first, second)
        expect(addsUp(sum)).toBe(true)
        expect(addTotals(second, first)).toEqual(sum)
      }),
    )
  })

  it('is as old as its older half', () => {
    const newer = explainTotal({ currency: 'GBP', asOf })
    const older = explainTotal({ currency: 'GBP', asOf: '2025-05-31T12:00:00Z' })
    expect(addTotals(newer, older).asOf).toBe('2025-05-31T12:00:00.000Z')
    expect(addTotals(older, newer).asOf).toBe('2025-05-31T12:00:00.000Z')
    const undated = explainTotal({ currency: 'GBP', asOf: null })
    expect(addTotals(newer, undated).asOf).toBeUndefined()
    expect(addTotals(undated, newer).asOf).toBeUndefined()
  })

  it('throws when currencies differ at run time', () => {
    const pounds: ExplainedTotal = explainTotal({ currency: 'GBP', asOf })
    const dollars: ExplainedTotal = explainTotal({ currency: 'AUD', asOf })
    expect(() => addTotals(pounds, dollars)).toThrow(CurrencyMismatchError)
  })
})

describe('explainTotals', () => {
  const records = [
    {
      measurementDomain: 'fundraising:donations_received',
      amounts: [{ value: 15_300, unit: 'gbp' }],
    },
    { measurementDomain: 'fundraising:offline_donations', amounts: [{ value: 2000, unit: 'gbp' }] },
  ]

  it('takes the parts from totals records', () => {
    const total = explainTotals(records, { currency: 'GBP', asOf })
    expect(total).toMatchObject({ totalMinor: 17_300, offlineMinor: 2000, excludedMinor: 0 })
  })

  it('says what a site that excludes offline gifts left out', () => {
    const total = explainTotals(records, { currency: 'GBP', asOf, excludeOffline: true })
    expect(total).toMatchObject({ totalMinor: 15_300, offlineMinor: 0, excludedMinor: 2000 })
    expect(addsUp(total)).toBe(true)
  })
})
