import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MatchingTerms, forecastMatching } from './forecast-matching.ts'

const minor = fc.integer({ min: 0, max: 10_000_000 })
const gifts = fc.array(minor, { maxLength: 200 })
const terms: fc.Arbitrary<MatchingTerms> = fc.record({
  potMinor: minor,
  ratioPercent: fc.integer({ min: 0, max: 1000 }),
  capMinor: fc.option(minor, { nil: undefined }),
})
/** Wrong numbers that a caller may pass. */
const anything = fc.oneof(fc.double(), fc.constant(Number.NaN), fc.integer())

describe('forecastMatching', () => {
  it('adds a share of each gift, rounded down, up to the cap for one gift and the pot for all', () => {
    expect(forecastMatching([1001, 2000], { potMinor: 100_000, ratioPercent: 50 })).toBe(1500)
    expect(
      forecastMatching([1000, 90_000], { potMinor: 100_000, ratioPercent: 100, capMinor: 5000 }),
    ).toBe(6000)
    expect(forecastMatching([60_000, 60_000], { potMinor: 100_000, ratioPercent: 100 })).toBe(
      100_000,
    )
  })

  it('never passes the pot, nor the cap of one gift, nor a share of what was given', () => {
    fc.assert(
      fc.property(gifts, terms, (given, offer) => {
        const forecast = forecastMatching(given, offer)
        expect(forecast).toBeGreaterThanOrEqual(0)
        expect(forecast).toBeLessThanOrEqual(offer.potMinor)
        expect(forecast).toBeLessThanOrEqual(given.length * (offer.capMinor ?? Infinity) || 0)
        const sum = given.reduce((total, amount) => total + amount, 0)
        expect(forecast).toBeLessThanOrEqual((sum * offer.ratioPercent) / 100)
      }),
    )
  })

  it('is the same in whatever order gifts arrive, and never falls with another gift', () => {
    fc.assert(
      fc.property(
        gifts.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given))),
        terms,
        ([given, some], offer) => {
          expect(forecastMatching(given.toReversed(), offer)).toBe(forecastMatching(given, offer))
          expect(forecastMatching(some, offer)).toBeLessThanOrEqual(forecastMatching(given, offer))
        },
      ),
    )
  })

  it('stays a whole number from 0 to the pot whatever it is given', () => {
    fc.assert(
      fc.property(fc.array(anything), anything, anything, anything, (given, pot, ratio, cap) => {
        const forecast = forecastMatching(given, {
          potMinor: pot,
          ratioPercent: ratio,
          capMinor: cap,
        })
        expect(Number.isSafeInteger(forecast)).toBe(true)
        expect(forecast).toBeGreaterThanOrEqual(0)
        expect(forecast).toBeLessThanOrEqual(Math.max(0, Math.round(pot)) || 0)
      }),
    )
  })
})
