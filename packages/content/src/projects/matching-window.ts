import { windowLimits } from '@milepost/measures'
import { platformOf } from '../site/platform-of.ts'
import type { MatchingConfig, SiteConfig } from '../site/site-config.ts'

/**
 * When gifts are matched, in milliseconds since 1970: from the start, and before the end. A start or an end that is a
 * day, not a time, is the whole of it, in the site's own time.
 *
 * @returns undefined for a side that is open
 */
export function matchingWindow(
  site: Pick<SiteConfig, 'platform'>,
  { starts, ends }: Pick<MatchingConfig, 'starts' | 'ends'>,
): { startMs: number | undefined; endMs: number | undefined } {
  const utcOffset = platformOf(site)?.utcOffsetHours
  const { startMs, endMs } = windowLimits({ startDate: starts, endDate: ends, utcOffset })
  const isTime = ends?.includes('T') === true
  return { startMs, endMs: isTime ? windowLimits({ startDate: ends, utcOffset }).startMs : endMs }
}
