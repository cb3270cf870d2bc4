import { expect, it, vi } from 'vitest'
import { array, assert, dictionary, jsonValue, property, string } from 'fast-check'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { readLeaderboard, readTotal, readWebAddress } from './parse.ts'
import { totalJson } from './total.test-kit.ts'

it('readWebAddress works in browsers without URL.canParse and URL.parse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never
      static override parse = undefined as never
    },
  )
  try {
    expect(readWebAddress('https://run.example/a')).toBe('https://run.example/a')
    expect(readWebAddress('https://')).toBeUndefined()
  } finally {
    vi.unstubAllGlobals()
  }
})

it('readTotal reads every displayed field', () =>
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
])('readTotal returns undefined for %j', (changes) =>
  expect(readTotal(totalJson(changes))).toBeUndefined(),
)

it('readTotal omits invalid optional fields', () => {
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

it('readTotal never throws', () => {
  assert(
    property(jsonValue(), dictionary(string(), jsonValue()), (any, changes) => {
      for (const json of [any, totalJson(changes), totalJson({ text: any })])
        expect(readTotal(json)?.url ?? 'https://').toMatch(/^https?:/i)
    }),
    { numRuns: fuzzRuns(500) },
  )
})

const entry = {
  rank: 1,
  name: 'Amina',
  url: 'https://run.example/fundraising/amina',
  raisedMinor: 100,
  text: '£1',
}
const board = {
  v: 1,
  kind: 'people',
  currency: 'GBP',
  entries: [entry],
  asOf: '2026-11-25T07:30:00.000Z',
  lastGood: true,
  language: 'en-GB',
}

it('readLeaderboard reads every displayed field', () =>
  expect(readLeaderboard(board)).toEqual({
    currency: 'GBP',
    entries: [entry],
    asOfMs: Date.UTC(2026, 10, 25, 7, 30),
    isLastGood: true,
    language: 'en-GB',
  }))

it('readLeaderboard omits invalid entries and returns at most 20', () => {
  const wrong = [null, 1, {}, { ...entry, url: 'javascript:1' }, { ...entry, name: ' ' }]
  expect(readLeaderboard({ ...board, entries: [...wrong, entry] })?.entries).toEqual([entry])
  const many = Array.from({ length: 500 }, () => entry)
  expect(readLeaderboard({ ...board, entries: many })?.entries).toHaveLength(20)
})

it.each([{ v: 0 }, { currency: '' }, { asOf: 1 }, { entries: {} }])(
  'readLeaderboard returns undefined for %j',
  (change) => expect(readLeaderboard({ ...board, ...change })).toBeUndefined(),
)

it('readLeaderboard never throws', () => {
  assert(
    property(jsonValue(), array(jsonValue()), (any, entries) => {
      expect(readLeaderboard(any)?.entries ?? []).toBeInstanceOf(Array)
      expect(readLeaderboard({ ...board, entries })?.entries.length).toBeLessThanOrEqual(20)
    }),
    { numRuns: fuzzRuns(500) },
  )
})
