import type { ProjectItem } from '../site/site-config.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

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
  const offsetMs = Number.isFinite(utcOffsetHours) ? utcOffsetHours * hourMs : 0
  const startMs = instantMs(item.startDate, offsetMs)
  const endMs = instantMs(item.endDate, offsetMs)
  const nowMs = now.getTime()
  return (
    (startMs === undefined || startMs <= nowMs) &&
    (endMs === undefined || nowMs < endOfDayMs(endMs, offsetMs))
  )
}

/** The moment a date names; undefined when there is none, or it is none. */
function instantMs(date: string | undefined, offsetMs: number): number | undefined {
  if (date === undefined) return undefined
  const named = /(?:Z|[+-]\d{2}:?\d{2})$/.test(date)
  const withTime = date.includes('T') ? date : `${date}T00:00:00`
  const iso = withTime.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
  const parsed = Date.parse(named ? iso : `${iso}Z`)
  if (Number.isNaN(parsed)) return undefined
  return named ? parsed : parsed - offsetMs
}

/** The first moment of the local day after the one that `momentMs` lies in. */
function endOfDayMs(momentMs: number, offsetMs: number): number {
  return (Math.floor((momentMs + offsetMs) / dayMs) + 1) * dayMs - offsetMs
}
