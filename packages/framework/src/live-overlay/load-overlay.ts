import { formatRelativeTime } from '@milepost/measures/format'
import type { Donation } from '@milepost/platform'
import { fillMessage } from '@milepost/supporter/messages'
import { loadSupporterPage } from '../request/load-supporter-page.ts'
import { type PageScope, readIfPossible } from '../request/page-scope.ts'
import { readTotal, type TotalWanted } from '../totals/read-total.ts'
import { totalOfPath } from '../totals/total-of-path.ts'
import { type DonationView, toDonationView } from '../view-models/to-donation-view.ts'
import { toTotalFigures } from '../view-models/to-total-figures.ts'

/** Number of donations that are sent: enough to find one that waits for the longest delay. */
const sentDonations = 150

/** Age from which the total's time is shown. */
const staleMs = 60_000

export type OverlayDonation = Omit<DonationView, 'isUnnamed' | 'when'>
export type OverlayView = NonNullable<Awaited<ReturnType<typeof loadOverlay>>>

/** Parses the path behind `/live/`: `site`, `page/ada`, `team/otters`, `tag/region/atlantic`. */
export function parseOverlayPath(path: string): TotalWanted | undefined {
  const wanted = totalOfPath(path === 'site' ? '' : path || '/')
  return wanted?.kind === 'project' ? undefined : wanted
}

/**
 * Loads the overlay of a total.
 *
 * @returns undefined if there is no such page, team or tag
 * @throws PlatformError if the total cannot be read and no stale value is available
 */
export async function loadOverlay(scope: PageScope, wanted: TotalWanted) {
  const [read, latest] = await Promise.all([
    readTotal(scope, wanted),
    latestDonations(scope, wanted),
  ])
  if (read === undefined) return undefined
  const { country, messages, services } = scope
  const { currency, raisedMinor, targetMinor, asOf, count = 0 } = read.total
  const now = services.now()
  const { raised, ofTarget, barPercent } = toTotalFigures({
    raisedMinor,
    targetMinor,
    donationCount: count,
    currency,
    country,
    messages,
  })
  const isStale = now.getTime() - asOf.getTime() > staleMs
  const donations = latest.map((donation): OverlayDonation => {
    const view = toDonationView(donation, { currency, country, messages, now })
    const { id, name, amount, isAmountHidden, message, at } = view
    return { id, name, amount, isAmountHidden, message, at }
  })
  return {
    title: read.subject.title,
    currency,
    country,
    raisedMinor,
    targetMinor,
    raised,
    ofTarget,
    barPercent,
    asOf: isStale
      ? fillMessage(messages.figures.asOf, { time: formatRelativeTime(asOf, now, messages) })
      : undefined,
    donations,
  }
}

/** Returns the latest donations, newest first; none for a team or a tag, whose donations the platform does not list. */
async function latestDonations(
  scope: PageScope,
  wanted: TotalWanted,
): Promise<readonly Donation[]> {
  const { project } = scope
  if (wanted.kind === 'site' && project !== undefined) {
    return (await readIfPossible(scope, () => project.donations(sentDonations)))?.value ?? []
  }
  if (wanted.kind !== 'page') return []
  const page = await loadSupporterPage(scope, wanted.slug)
  return page?.donations?.value.donations.slice(0, sentDonations) ?? []
}
