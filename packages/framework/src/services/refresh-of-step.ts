import type { GivingDayStep } from './create-giving-day.ts'

/** At the first step an open page reads its figures so many times as seldom. */
const factor = 3

/**
 * How often an open page reads its figures again, in milliseconds.
 *
 * @param refreshMs - as the site's document says; undefined for never
 * @returns undefined for never, as at the second step
 */
export function refreshOfStep(
  refreshMs: number | undefined,
  step: GivingDayStep,
): number | undefined {
  if (refreshMs === undefined || step === 2) return undefined
  return step === 1 ? refreshMs * factor : refreshMs
}
