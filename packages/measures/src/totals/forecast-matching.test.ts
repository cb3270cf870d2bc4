import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecastMatching, type MatchingTerms } from './forecast-matching.ts'

const minor = fc.integer({ min: 0, max: 10_000_000 })
const donations = fc.array(minor, { maxLength: 200 })
const terms: fc.Arbitrary<MatchingTerms> = fc.record({
  potMinor: minor,
  ratioPercent: fc.integer({ min: 0, max: 1000 }),
  capMinor: fc.option(minor, { nil: undefined }),
})
const anyNumber = fc.oneof(fc.double(), fc.constant(Number.NaN), fc.integer())

describe('forecastMatching', () => {
  it.each([
    ['a share of each donation, rounded down', [1001, 2000], { ratioPercent: 50 }, 1500],
    [
      'at most the cap for one donation',
      [1000, 90_000],
      { ratioPercent: 100, capMinor: 5000 },
      6000,
    ],
    ['at most the pot', [60_000, 60_000], { ratioPercent: 100 }, 100_000],
  ])('adds %s', (_case, amountsMinor, offer, expected) => {
    expect(forecastMatching(amountsMinor, { potMinor: 100_000, ...offer })).toBe(expected)
  })

  it('never exceeds the pot, the cap of each donation or the share of their sum', () => {
    fc.assert(
      fc.property(donations, terms, (amountsMinor, offer) => {
        const forecast = forecastMatching(amountsMinor, offer)
        const sum = amountsMinor.reduce((total, amount) => total + amount, 0)
        const caps = amountsMinor.length * (offer.capMinor ?? Infinity) || 0
        expect(forecast).toBeGreaterThanOrEqual(0)
        expect(forecast).toBeLessThanOrEqual(
          Math.min(offer.potMinor, caps, (sum * offer.ratioPercent) / 100),
        )
      }),
    )
  })

  it('does not depend on the order of donations, and never falls with another donation', () => {
    const given = donations.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all)))
    fc.assert(
      fc.property(given, terms, ([all, some], offer) => {
        expect(forecastMatching(all.toReversed(), offer)).toBe(forecastMatching(all, offer))
        expect(forecastMatching(some, offer)).toBeLessThanOrEqual(forecastMatching(all, offer))
      }),
    )
  })

  it('returns a whole number from 0 to the pot for any numbers', () => {
    const offers = fc.record({ potMinor: anyNumber, ratioPercent: anyNumber, capMinor: anyNumber })
    fc.assert(
      fc.property(fc.array(anyNumber), offers, (amountsMinor, offer) => {
        const forecast = forecastMatching(amountsMinor, offer)
        expect(Number.isSafeInteger(forecast)).toBe(true)
        expect(forecast).toBeGreaterThanOrEqual(0)
        expect(forecast).toBeLessThanOrEqual(Math.max(0, Math.round(offer.potMinor)) || 0)
      }),
    )
  })
})
