import { parseDate } from '@milepost/measures'
import { platformOf } from '@milepost/content'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface CountdownView extends SectionView {
  type: 'countdown'
  /** Undefined when it counts to nothing. */
  endMs: number | undefined
  nowMs: number
  doneText: string
  words: { days: string; hours: string; minutes: string; seconds: string }
}

const hourMs = 3_600_000

/** The time until a moment. A date alone begins at midnight of the site's own time. */
export function toCountdownView(
  slice: SliceOf<'countdown'>,
  { messages, services, site }: SliceScope,
): CountdownView {
  const { until, doneText } = slice.primary
  const { days, hours, minutes, seconds } = messages.countdown
  return {
    type: 'countdown',
    ...toSectionView(slice.primary),
    endMs: until === undefined ? undefined : momentOf(until, platformOf(site)?.utcOffsetHours ?? 0),
    nowMs: services.now().getTime(),
    doneText,
    words: { days, hours, minutes, seconds },
  }
}

function momentOf(until: string, utcOffsetHours: number): number | undefined {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(until)
  const time = parseDate(isDate ? `${until}T00:00:00Z` : until)?.getTime()
  if (time === undefined || Number.isNaN(time)) return undefined
  return isDate ? time - utcOffsetHours * hourMs : time
}
