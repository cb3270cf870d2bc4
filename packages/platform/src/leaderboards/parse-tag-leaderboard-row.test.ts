import { describe, expect, it } from 'vitest'
import { testPlatform } from '../request/server.test-kit.ts'
import { parseTagLeaderboardRow } from './parse-tag-leaderboard-row.ts'

const context = testPlatform()
const amounts = [
  { value: 12_345, unit: 'GBP' },
  { value: 42, unit: 'count' },
  { value: 1609, unit: 'meters' },
  { value: 60, unit: 'seconds' },
]
const row = { tagValue: 'London', amounts }

describe('parseTagLeaderboardRow', () => {
  it.each([
    ['gbp', 123.45, 12_345],
    ['count', 42, undefined],
    ['meters', 1609, undefined],
    ['seconds', 60, undefined],
  ])('reads its rank in %s: money in major and minor units', (unit, amount, amountMinor) => {
    const entry = parseTagLeaderboardRow(context, row, { unit, currency: 'gbp' })
    expect(entry).toMatchObject({ amount, amountMinor, unit, tagValue: 'London' })
  })

  it('is named by its value if that is not a page, with the amount raised', () =>
    expect(parseTagLeaderboardRow(context, row, { unit: 'meters', currency: 'gbp' })).toEqual({
      amount: 1609,
      currency: 'GBP',
      currencySymbol: '£',
      id: 'London',
      money: { raisedMinor: 12_345, offlineMinor: 0, targetMinor: 0, currency: 'GBP' },
      name: 'London',
      offline: 0,
      position: 0,
      raised: 123.45,
      slug: '',
      tagValue: 'London',
      target: 0,
      totalDonations: 42,
      unit: 'meters',
      url: '',
    }))

  it('is 0 in a unit that the row does not have', () => {
    const bare = parseTagLeaderboardRow(context, { tagValue: 7 }, { unit: 'gbp', currency: 'gbp' })
    expect(bare).toMatchObject({ amount: 0, amountMinor: 0, raised: 0, tagValue: '7' })
  })

  it('is the page where its value is one', () => {
    const tagValueAsNode = { slug: 'sam', legacyId: 'g' }
    const wire = { ...row, tagValueAsNode }
    expect(parseTagLeaderboardRow(context, wire, { unit: 'count', currency: 'gbp' })).toMatchObject(
      { id: 'g', slug: 'sam', amount: 42, tagValue: 'London' },
    )
  })
})
