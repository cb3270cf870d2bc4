import { parseDate } from '@milepost/measures'
import type { Donation } from '@milepost/platform'
import type { GiftPart, ProjectGifts } from '../project/project.ts'

/** Spec §9: so many parts of a list of gifts are read. */
const mostParts = 10

/** Which gifts are wanted. */
export interface GiftsWanted {
  /** In upper case. Gifts in another currency are not counted. */
  readonly currency: string
  /** Milliseconds since 1970: from then on. Undefined for the first gift. */
  readonly startMs: number | undefined
  /** Before then. Undefined for the last gift. */
  readonly endMs: number | undefined
  /** Whether the found rows are enough, so that reading can stop. */
  readonly isEnough: (amountsMinor: readonly number[]) => boolean
}

/** Amounts of gifts in minor units. */
export interface CountedGifts {
  readonly amountsMinor: readonly number[]
  /** False where there may be more than was found: gifts whose amount is hidden, or that are further back than is read. */
  readonly isWhole: boolean
}

/**
 * Reads the gifts of a project within a time, newest first, until one is older or they are enough.
 *
 * @throws PlatformError when a list cannot be read
 */
export async function countGifts(
  { lists, isCounted }: ProjectGifts,
  { currency, startMs, endMs, isEnough }: GiftsWanted,
): Promise<CountedGifts> {
  const amountsMinor: number[] = []
  const seen = new Set<string>()
  let isWhole = true
  for (const list of lists) {
    if (!(await readList(list))) isWhole = false
  }
  return { amountsMinor, isWhole: isWhole || isEnough(amountsMinor) }

  /** Whether everything in the list that is wanted was read. */
  async function readList(list: (part: number) => Promise<GiftPart>): Promise<boolean> {
    let isComplete = true
    let rows = 0
    for (let part = 1; part <= mostParts; part += 1) {
      if (isEnough(amountsMinor)) return true
      const { donations, count } = await list(part)
      // A platform that does not read on brings the same part again.
      const fresh = donations.filter(({ id }) => id === '' || !seen.has(id))
      for (const { id } of fresh) seen.add(id)
      const times = fresh.map(take)
      rows += donations.length
      const isPast = startMs !== undefined && times.some((atMs) => (atMs ?? startMs) < startMs)
      if (fresh.length === 0 || isPast || rows >= count) return isComplete
    }
    return false

    /** Counts a gift if it is one of those wanted. Returns when it was given. */
    function take(gift: Donation): number | undefined {
      const atMs = parseDate(gift.createdAt)?.getTime()
      if (!isCounted(gift) || !/^(?:accepted)?$/i.test(gift.status ?? '')) return atMs
      if (atMs === undefined) {
        isComplete = false
        return undefined
      }
      if (atMs < (startMs ?? -Infinity) || atMs >= (endMs ?? Infinity)) return atMs
      const { amountMinor, currency: own = currency } = gift.money
      if (gift.isAmountHidden === true) isComplete = false
      else if (own === currency) amountsMinor.push(amountMinor)
      return atMs
    }
  }
}
