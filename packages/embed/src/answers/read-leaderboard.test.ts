import { array, assert, jsonValue, property } from 'fast-check'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { expect, it } from 'vitest'
import { readLeaderboard } from './read-leaderboard.ts'

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

it('reads what is shown', () =>
  expect(readLeaderboard(board)).toEqual({
    currency: 'GBP',
    entries: [entry],
    asOfMs: Date.UTC(2026, 10, 25, 7, 30),
    isLastGood: true,
    language: 'en-GB',
  }))

it('leaves out entries that are none, and reads twenty at most', () => {
  const wrong = [null, 1, {}, { ...entry, url: 'javascript:1' }, { ...entry, name: ' ' }]
  expect(readLeaderboard({ ...board, entries: [...wrong, entry] })?.entries).toEqual([entry])
  const many = Array.from({ length: 500 }, () => entry)
  expect(readLeaderboard({ ...board, entries: many })?.entries).toHaveLength(20)
})

it.each([{ v: 0 }, { currency: '' }, { asOf: 1 }, { entries: {} }])('ignores %j', (change) =>
  expect(readLeaderboard({ ...board, ...change })).toBeUndefined(),
)

it('throws for nothing', () => {
  assert(
    property(jsonValue(), array(jsonValue()), (any, entries) => {
      expect(readLeaderboard(any)?.entries ?? []).toBeInstanceOf(Array)
      expect(readLeaderboard({ ...board, entries })?.entries.length).toBeLessThanOrEqual(20)
    }),
    { numRuns: fuzzRuns(500) },
  )
})
