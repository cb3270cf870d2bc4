import { parseDate } from '@milepost/measures'
import type { GiftPart, ProjectGifts } from '../project/project.ts'

/** Maximum number of pages of a list that are read (Spec §9). */
const maxPages = 10

/** Donations to count. Times are in ms since 1970. */
export interface DonationQuery {
  /** In upper case. Donations in another currency are not counted. */
  currency: string
  /** Inclusive. @default the first donation */
  startMs: number | undefined
  /** Exclusive. @default the last donation */
  endMs: number | undefined
  /** Whether the amounts found so far are enough, so that reading can stop. */
  isEnough: (amountsMinor: readonly number[]) => boolean
}

/**
 * Reads a project's donations, newest first, until one is too old or there are enough. `isWhole` is false if there may be
 * others: donations with a hidden amount, or beyond the last page that is read.
 *
 * @throws PlatformError if a list cannot be read
 */
export async function countDonations(
  { lists, isCounted }: ProjectGifts,
  { currency, startMs = -Infinity, endMs = Infinity, isEnough }: DonationQuery,
) {
  const amountsMinor: number[] = []
  const seen = new Set<string>()
  let isWhole = true
  for (const list of lists) {
    if (!(await readList(list))) isWhole = false
  }
  return { amountsMinor, isWhole: isWhole || isEnough(amountsMinor) }

  async function readList(list: (page: number) => Promise<GiftPart>): Promise<boolean> {
    let isComplete = true
    let isPast = false
    let rows = 0
    for (let page = 1; page <= maxPages; page += 1) {
      if (isEnough(amountsMinor)) return true
      const { donations, count } = await list(page)
      // A platform without paging returns the same page again.
      const fresh = donations.filter(({ id }) => id === '' || !seen.has(id))
      for (const donation of fresh) {
        seen.add(donation.id)
        const atMs = parseDate(donation.createdAt)?.getTime()
        if (atMs !== undefined && atMs < startMs) isPast = true
        const { money, status = '', isAmountHidden } = donation
        if (!isCounted(donation) || !/^(?:accepted)?$/i.test(status)) continue
        if (atMs !== undefined && (atMs < startMs || atMs >= endMs)) continue
        if (atMs === undefined || isAmountHidden) isComplete = false
        else if ((money.currency ?? currency) === currency) amountsMinor.push(money.amountMinor)
      }
      rows += donations.length
      if (fresh.length === 0 || isPast || rows >= count) return isComplete
    }
    return false
  }
}
