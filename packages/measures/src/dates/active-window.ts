import { type Numeric, toNumber } from '../input.ts'
import { type DateValue, farthestMs, hourMs, readDate } from './dates.ts'

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
 * Limits of a window in milliseconds since 1970: from its start, and before the end of its last day in the window's UTC offset
 * (Spec §5). Dates without a zone are local to that offset. A missing or unreadable date is no limit.
 */
export function windowLimits(window: ActiveWindow): {
  startMs: number | undefined
  endMs: number | undefined
} {
  const { startDate, endDate, utcOffset } = window ?? {}
  const offsetMs = Math.max(-farthestMs, Math.min(toNumber(utcOffset) * hourMs, farthestMs))
  const start = readDate(startDate)
  const end = readDate(endDate)
  const localEndMs = end && end.epochMs + (end.zoned ? offsetMs : 0)
  return {
    startMs: start && start.epochMs - (start.zoned ? 0 : offsetMs),
    endMs:
      localEndMs === undefined
        ? undefined
        : (Math.floor(localEndMs / dayMs) + 1) * dayMs - offsetMs,
  }
}

/**
 * Whether a window is open: its start is empty or past, its end empty or not yet past (Spec §5).
 *
 * @param now - the current time; if it is unreadable, only a window without dates is open
 */
export function isActiveWindow(window: ActiveWindow, now: Date | number | string): boolean {
  const { startMs = -Infinity, endMs = Infinity } = windowLimits(window)
  const nowMs = readDate(now)?.epochMs
  if (nowMs === undefined) return startMs === -Infinity && endMs === Infinity
  return startMs <= nowMs && nowMs < endMs
}
