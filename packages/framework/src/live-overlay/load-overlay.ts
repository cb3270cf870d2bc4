import { formatRelativeTime } from '@milepost/measures/format'
import type { Donation } from '@milepost/platform'
import { loadSupporterPage } from '../request/load-supporter-page.ts'
import { type PageScope, readIfPossible } from '../request/page-scope.ts'
import { readTotal, type TotalWanted } from '../totals/read-total.ts'
import { fillMessage } from '@milepost/supporter/messages'
import { toDonationView } from '../view-models/to-donation-view.ts'
import { toTotalFigures } from '../view-models/to-total-figures.ts'
import type { OverlayView } from './overlay-view.ts'

/**
 * Number of the latest donations that are sent. An older one must be among them when a stream with a delay has a donation every
 * two seconds.
 */
const sentDonations = 150

/** A total that is older than this says so. */
const oldMs = 60_000

/**
 * Loads what an overlay for a stream shows.
 *
 * @returns undefined where there is nothing of this name
 * @throws PlatformError when the total was never read and cannot be read
 */
export async function loadOverlay(
  scope: PageScope,
  wanted: TotalWanted,
): Promise<OverlayView | undefined> {
  const [read, gifts] = await Promise.all([readTotal(scope, wanted), latestGifts(scope, wanted)])
  if (read === undefined) return undefined
  const { country, messages, services } = scope
  const { currency, raisedMinor, targetMinor, asOf, count } = read.total
  const now = services.now()
  const figures = toTotalFigures({
    raisedMinor,
    targetMinor,
    donationCount: count ?? 0,
    currency,
    country,
    messages,
  })
  const isOld = now.getTime() - asOf.getTime() > oldMs
  return {
    title: read.subject.title,
    currency,
    country,
    raisedMinor,
    targetMinor,
    raised: figures.raised,
    ofTarget: figures.ofTarget,
    barPercent: figures.barPercent,
    asOf: isOld
      ? fillMessage(messages.figures.asOf, { time: formatRelativeTime(asOf, now, messages) })
      : undefined,
    gifts: gifts.map((gift) => {
      const { id, name, amount, isAmountHidden, message, at } = toDonationView(gift, {
        currency,
        country,
        messages,
        now,
      })
      return { id, name, amount, isAmountHidden, message, at }
    }),
  }
}

/** The latest gifts, newest first; none of a team or a tag, of which the platform does not tell them. */
async function latestGifts(scope: PageScope, wanted: TotalWanted): Promise<readonly Donation[]> {
  const { project } = scope
  if (wanted.kind === 'site' && project !== undefined) {
    return (await readIfPossible(scope, () => project.donations(sentDonations)))?.value ?? []
  }
  if (wanted.kind !== 'page') return []
  const page = await loadSupporterPage(scope, wanted.slug)
  return page?.donations?.value.donations.slice(0, sentDonations) ?? []
}
