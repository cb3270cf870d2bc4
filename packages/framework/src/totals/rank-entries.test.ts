import { toMinor } from '@milepost/measures'
import type { LeaderboardEntry } from '@milepost/platform'
import { describe, expect, it } from 'vitest'
import { applyOfflineSetting, rankEntries, type RankEntriesOptions } from './project-lists.ts'

function entry(slug: string, raised: number, more: Partial<LeaderboardEntry> = {}) {
  const { offline = 0 } = more
  const money = { raisedMinor: toMinor(raised, ''), offlineMinor: toMinor(offline, '') }
  return {
    slug,
    raised,
    offline,
    money,
    currency: 'GBP',
    position: 99,
    ...more,
  } as LeaderboardEntry
}
const options: RankEntriesOptions = { currency: 'GBP', isExcluded: () => false, limit: 10 }
const ranked = (entries: readonly LeaderboardEntry[], more: Partial<RankEntriesOptions> = {}) =>
  rankEntries(entries, { ...options, ...more }).map(
    ({ position, slug, raised, offline }) => `${position} ${slug} ${raised} ${offline}`,
  )

describe('countEntries', () => {
  it('ranks by amount raised, to the penny', () => {
    const entries = [entry('a', 10.1), entry('b', 10.11), entry('c', 200)]
    expect(ranked(entries)).toEqual(['1 c 200 0', '2 b 10.11 0', '3 a 10.1 0'])
    expect(ranked(entries, { limit: 2 })).toHaveLength(2)
  })

  it('drops entries with an amount of 0, in another currency, or excluded', () => {
    const entries = [
      entry('none', 0),
      entry('euros', 500, { currency: 'EUR' }),
      entry('out', 400),
      entry('unsaid', 5, { currency: undefined }),
    ]
    const isExcluded = ({ slug }: LeaderboardEntry) => slug === 'out'
    expect(ranked(entries, { isExcluded })).toEqual(['1 unsaid 5 0'])
  })

  it('ranks without offline donations if they are excluded', () => {
    const entries = [
      entry('a', 100, { offline: 99.9 }),
      entry('b', 50, { offline: 20 }),
      entry('c', 30, { offline: 30 }),
    ]
    expect(ranked(applyOfflineSetting(entries, { excludeOffline: true }, 'GBP'))).toEqual([
      '1 b 30 0',
      '2 a 0.1 0',
    ])
    expect(ranked(entries)).toEqual(['1 a 100 99.9', '2 b 50 20', '3 c 30 30'])
  })
})
