import { assert, dictionary, jsonValue, property, string } from 'fast-check'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { expect, it } from 'vitest'
import { readTotal } from './read-total.ts'
import { totalJson } from './total.test-kit.ts'

it('reads what is shown', () =>
  expect(readTotal(totalJson())).toEqual({
    url: 'https://run.example/fundraising/amina',
    donateUrl: 'https://run.example/fundraising/amina/donate',
    currency: 'GBP',
    raisedMinor: 12_345,
    targetMinor: 50_000,
    asOfMs: Date.UTC(2026, 10, 25, 7, 30),
    isLastGood: false,
    words: {
      raised: '£123.45',
      target: '£500',
      percent: 24,
      count: '12 donations',
      summary: '£123.45 raised of £500',
      language: 'en-GB',
    },
  }))

it.each([
  { v: 2 },
  { url: 'javascript:alert(1)' },
  { url: '/fundraising/amina' },
  { currency: 'pounds' },
  { raisedMinor: -1 },
  { raisedMinor: 1.5 },
  { raisedMinor: '12345' },
  { asOf: 'today' },
  { text: {} },
  { text: null },
])('takes nothing for a total that is none: %j', (changes) =>
  expect(readTotal(totalJson(changes))).toBeUndefined(),
)

it('leaves out what is wrong and not needed', () => {
  const total = readTotal(
    totalJson({
      donateUrl: 'javascript:alert(1)',
      targetMinor: null,
      text: { raised: 'x'.repeat(300), language: 'no language' },
    }),
  )
  expect(total).toMatchObject({ donateUrl: undefined, targetMinor: 0 })
  expect(total?.words).toEqual({ raised: 'x'.repeat(200), summary: 'x'.repeat(200) })
})

it('throws for nothing', () => {
  assert(
    property(jsonValue(), dictionary(string(), jsonValue()), (any, changes) => {
      for (const json of [any, totalJson(changes), totalJson({ text: any })])
        expect(readTotal(json)?.url ?? 'https://').toMatch(/^https?:/i)
    }),
    { numRuns: fuzzRuns(500) },
  )
})
