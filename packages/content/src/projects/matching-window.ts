import { platformOf } from '../site/platform-of.ts'
import type { MatchingConfig, SiteConfig } from '../site/site-config.ts'
import { endOfDayMs, momentMs, offsetMsOf } from '../fields/local-moment.ts'

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
  const offsetMs = offsetMsOf(platformOf(site)?.utcOffsetHours ?? 0)
  const endMs = momentMs(ends, offsetMs)
  return {
    startMs: momentMs(starts, offsetMs),
    endMs:
      endMs === undefined || ends?.includes('T') === true ? endMs : endOfDayMs(endMs, offsetMs),
  }
}
