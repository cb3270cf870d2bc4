import { toMajor } from '@milepost/measures'
import { addLinksToEntry } from '../leaderboards/add-links-to-entry.ts'
import type { LeaderboardEntry } from '../leaderboards/leaderboard-entry.ts'
import { giftsOf, raisedMinorOf } from './memory-sums.ts'
import type { MemoryState } from './memory-state.ts'
import type { MemoryPage } from './memory-world.ts'

/** A page of a platform in memory as a row of a leaderboard. Its position is 0 until it is ranked. */
export function toMemoryEntry(state: MemoryState, row: MemoryPage): LeaderboardEntry {
  const { currency } = row
  const person = state.supporters.find(({ uuid }) => uuid === row.owner)
  const owner = person && `${person.firstName} ${person.lastName}`.trim()
  return {
    ...addLinksToEntry(state, {
      currency,
      id: row.uuid,
      image: row.image,
      isTeam: false,
      name: row.name,
      offline: toMajor(row.offlineMinor ?? 0, currency),
      owner,
      ownerImage: undefined,
      raised: toMajor(raisedMinorOf(state, row), currency),
      slug: row.slug,
      status: row.status ?? 'Active',
      subtitle: owner,
      target: toMajor(row.targetMinor, currency),
      totalDonations: giftsOf(state, row).length,
    }),
    image: row.image,
  }
}
