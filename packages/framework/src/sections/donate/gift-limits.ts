import { toMinor } from '@milepost/measures'

const smallestMajor = 1
const largestMajor = 1_000_000

/** The smallest and the largest gift that the donate form takes, in minor units. */
export function giftLimits(currency: string): { minMinor: number; maxMinor: number } {
  return { minMinor: toMinor(smallestMajor, currency), maxMinor: toMinor(largestMajor, currency) }
}
