import { type Numeric, toNumber } from '../input.ts'
import { type DateValue, hourMs, maxDateMs, readDate } from './dates.ts'

const dayMs = 24 * hourMs

/** Period in which something is active. */
export interface ActiveWindow {
  startDate?: DateValue
  /** Last day, inclusive. */
  endDate?: DateValue
  /** UTC offset of the dates in hours. @default 0 */
  utcOffset?: Numeric
}

/**
 * Returns the limits of a window in ms since epoch: its start (inclusive), and the end of its last day in the window's UTC offset
 * (exclusive; Spec §5). Dates without a time zone are in that offset. A missing or invalid date sets no limit.
 */
export function getWindowLimits(window: ActiveWindow): {
  startMs: number | undefined
  endMs: number | undefined
} {
  const { startDate, endDate, utcOffset } = window ?? {}
  const offsetMs = Math.max(-maxDateMs, Math.min(toNumber(utcOffset) * hourMs, maxDateMs))
  const start = readDate(startDate)
  const end = readDate(endDate)
  const startMs = start && start.epochMs - (start.zoned ? 0 : offsetMs)
  const endDay = end && Math.floor((end.epochMs + (end.zoned ? offsetMs : 0)) / dayMs)
  return { startMs, endMs: endDay === undefined ? undefined : (endDay + 1) * dayMs - offsetMs }
}

/** Whether a window has started and not yet ended (Spec §5). If `now` is invalid, only a window without limits is active. */
export function isActiveWindow(window: ActiveWindow, now: Date | number | string): boolean {
  const { startMs = -Infinity, endMs = Infinity } = getWindowLimits(window)
  const nowMs = readDate(now)?.epochMs
  if (nowMs === undefined) return startMs === -Infinity && endMs === Infinity
  return startMs <= nowMs && nowMs < endMs
}
