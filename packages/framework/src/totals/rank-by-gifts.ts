import type { LeaderboardEntry } from '@milepost/platform'
import type { FitnessEntry } from './project.ts'

/**
 * Ranks pages or teams by how many gave, most first; who has no gift has no place.
 *
 * @param entries - of one or more boards, in any order
 */
export function rankByGifts(entries: readonly LeaderboardEntry[], limit: number): FitnessEntry[] {
  return entries
    .filter(({ totalDonations }) => totalDonations > 0)
    .toSorted((one, other) => other.totalDonations - one.totalDonations)
    .slice(0, limit)
    .map(({ name, subtitle, owner, slug, image, totalDonations }) => ({
      name,
      subtitle: subtitle ?? owner,
      slug,
      image,
      amount: totalDonations,
    }))
}
