import type { LeaderboardEntry } from '@milepost/platform'
import { expect, it } from 'vitest'
import { rankByDonationCount } from './project-lists.ts'

const entry = (slug: string, totalDonations: number) =>
  ({ slug, totalDonations, name: slug, owner: 'Sam', subtitle: undefined }) as LeaderboardEntry

it('ranks by number of donations, and drops entries without any', () => {
  const entries = [entry('a', 2), entry('b', 0), entry('c', 9), entry('d', 4)]
  expect(
    rankByDonationCount(entries, 2).map(({ slug, amount, subtitle }) => [slug, amount, subtitle]),
  ).toEqual([
    ['c', 9, 'Sam'],
    ['d', 4, 'Sam'],
  ])
  expect(rankByDonationCount([], 5)).toEqual([])
})
