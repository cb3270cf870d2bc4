import { formatRelativeTime } from '@milepost/measures/format'
import type { Donation } from '@milepost/platform'
import { fillMessage } from '@milepost/supporter/messages'
import { loadSupporterPage } from '../../frame/request/read-page.ts'
import { type PageScope, readIfPossible } from '../../frame/request/scopes.ts'
import { readTotal, parseTotalPath, type TotalReference } from '../read-total.ts'
import { type DonationView, toDonationView } from '../../totals/views.ts'
import { toProgressView } from '../../totals/total-figures.ts'

/** Number of donations to read, which is enough for the maximum display delay. */
const maxDonations = 150

/** Age of totals from which their time is shown, in ms. */
const minShownAgeMs = 60_000

export type OverlayDonation = Omit<DonationView, 'isUnnamed' | 'when'>
export type OverlayView = NonNullable<Awaited<ReturnType<typeof loadOverlay>>>

/** Parses the path below `/live/`: `site`, `page/ada`, `team/otters` or `tag/region/atlantic`. Undefined if it is invalid. */
export function parseOverlayPath(path: string): TotalReference | undefined {
  const subject = parseTotalPath(path === 'site' ? '' : path || '/')
  return subject?.kind === 'project' ? undefined : subject
}

/**
 * Loads the data of an overlay.
 *
 * @returns undefined if the page, team or tag value does not exist
 * @throws PlatformError if the total cannot be read and no last known good value is available
 */
export async function loadOverlay(scope: PageScope, subject: TotalReference) {
  const [read, latest] = await Promise.all([
    readTotal(scope, subject),
    readLatestDonations(scope, subject),
  ])
  if (read === undefined) return undefined
  const { country, messages } = scope
  const { currency, raisedMinor, targetMinor, asOf, count: donationCount = 0 } = read.total
  const now = scope.services.now()
  const format = { currency, country, messages, now }
  const { raised, ofTarget, barPercent } = toProgressView({
    ...format,
    raisedMinor,
    targetMinor,
    donationCount,
  })
  const isStale = now.getTime() - asOf.getTime() > minShownAgeMs
  return {
    title: read.subject.title,
    raisedMinor,
    targetMinor,
    raised,
    ofTarget,
    barPercent,
    asOf: isStale
      ? fillMessage(messages.figures.asOf, { time: formatRelativeTime(asOf, now, messages) })
      : undefined,
    donations: latest.map((donation): OverlayDonation => {
      const { isUnnamed: _, when: _when, ...view } = toDonationView(donation, format)
      return view
    }),
    anonymousName: messages.figures.anonymous,
  }
}

/** Reads the latest donations, newest first. Empty for teams and tags, whose donations the platform does not list. */
async function readLatestDonations(
  scope: PageScope,
  subject: TotalReference,
): Promise<readonly Donation[]> {
  const { project } = scope
  if (subject.kind === 'site' && project !== undefined) {
    return (await readIfPossible(scope, () => project.donations(maxDonations)))?.value ?? []
  }
  if (subject.kind !== 'page') return []
  const page = await loadSupporterPage(scope, subject.slug)
  return page?.donations?.value.donations.slice(0, maxDonations) ?? []
}
