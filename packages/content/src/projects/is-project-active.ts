import { isActiveWindow, windowLimits } from '@milepost/measures'
import type { ProjectItem } from '../site/site-config.ts'

/**
 * Whether a project is open: its start is empty or past, its end empty or not yet past, the end's
 * day included (Spec §5).
 *
 * @param item - dates are days or local times of the platform slice, unless they name their own offset
 * @param utcOffsetHours - hours ahead of UTC; UTC is local minus the offset (Spec §9)
 */
export function isProjectActive(
  item: Pick<ProjectItem, 'startDate' | 'endDate'>,
  { now, utcOffsetHours }: { now: Date; utcOffsetHours: number },
): boolean {
  return isActiveWindow({ ...item, utcOffset: utcOffsetHours }, now)
}

/** End of a project in milliseconds since 1970: the end of its end date's day. Infinity without an end date. */
export function projectEndMs(
  { endDate }: Pick<ProjectItem, 'endDate'>,
  utcOffsetHours: number,
): number {
  return windowLimits({ endDate, utcOffset: utcOffsetHours }).endMs ?? Infinity
}
