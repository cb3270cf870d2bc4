const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Milliseconds of hours ahead of UTC; what is no number is none. */
export function offsetMsOf(utcOffsetHours: number): number {
  return Number.isFinite(utcOffsetHours) ? utcOffsetHours * hourMs : 0
}

/**
 * The moment that a date of the content names, in milliseconds since 1970; undefined when there is none, or it is none.
 *
 * @param date - a day or a local time, unless it names its own offset
 * @param offsetMs - local time less UTC
 */
export function momentMs(date: string | undefined, offsetMs: number): number | undefined {
  if (date === undefined) return undefined
  const named = /(?:Z|[+-]\d{2}:?\d{2})$/.test(date)
  const withTime = date.includes('T') ? date : `${date}T00:00:00`
  const iso = withTime.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
  const parsed = Date.parse(named ? iso : `${iso}Z`)
  if (Number.isNaN(parsed)) return undefined
  return named ? parsed : parsed - offsetMs
}

/** The first moment of the local day after the one that `atMs` is in. */
export function endOfDayMs(atMs: number, offsetMs: number): number {
  return (Math.floor((atMs + offsetMs) / dayMs) + 1) * dayMs - offsetMs
}
