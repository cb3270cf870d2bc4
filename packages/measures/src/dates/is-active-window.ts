import type { Numeric } from '../number/numeric.ts'
import type { DateValue } from './date-value.ts'
import { toNumber } from '../number/to-number.ts'
import { readDate } from './read-date.ts'
import { hourMs } from './subtract-hours.ts'

const dayMs = 24 * hourMs

/** The dates between which something is active. */
export interface ActiveWindow {
  startDate?: DateValue
  /** Inclusive: the window lasts until this day ends. */
  endDate?: DateValue
  /** Hours from UTC in which the dates are meant, 0 by default. */
  utcOffset?: Numeric
}

/**
 * Says whether a window is open: its start is empty or past, its end empty or not yet past, to the
 * end of that day in the window's own UTC offset (Spec §5). Dates without a zone are local to that
 * offset. A date that cannot be read counts as empty.
 *
 * @param now - the current time; when it cannot be read, only a window without dates is open
 */
export function isActiveWindow(window: ActiveWindow, now: Date | number | string): boolean {
  const { startDate, endDate, utcOffset } = window ?? {}
  const offsetMs = toNumber(utcOffset) * hourMs
  const nowMs = readDate(now)?.epochMs ?? Number.NaN
  const start = readDate(startDate)
  const end = readDate(endDate)
  if (start) {
    const startMs = start.epochMs - (start.zoned ? 0 : offsetMs)
    if (!(startMs <= nowMs)) return false
  }
  if (end) {
    const localMs = end.epochMs + (end.zoned ? offsetMs : 0)
    const endMs = (Math.floor(localMs / dayMs) + 1) * dayMs - offsetMs
    if (!(nowMs < endMs)) return false
  }
  return true
}
