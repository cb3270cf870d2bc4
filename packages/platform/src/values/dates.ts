import { parseDate } from '@milepost/measures'

/**
 * The first candidate that is one of the platform's dates: `/Date(1517835607106+0000)/`, whose
 * offset says nothing, or ISO 8601, where a missing zone is UTC. The year 1 stands for "no date";
 * `03/04/2025` is never guessed at.
 *
 * @returns ISO 8601 in UTC; undefined for no date
 */
export function toDateText(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    const date = typeof candidate === 'string' ? parseDate(candidate) : undefined
    // 0001-01-01T00:00:00Z and whatever is before it.
    if (date && date.getTime() > -62_135_596_800_000) return date.toISOString()
  }
  return undefined
}

/**
 * Reads a date of the REST API, `/Date(1517835607106+0000)/`: milliseconds since 1970 in UTC, the
 * offset says nothing. The year 1 stands for "no date".
 *
 * @returns ISO 8601 in UTC; undefined for no date and for any other form
 */
export function toRestDateText(wire: unknown): string | undefined {
  // Not a regular expression: lists contain thousands of dates.
  const milliseconds =
    typeof wire === 'string' && wire.startsWith('/Date(') ? Number.parseInt(wire.slice(6), 10) : NaN
  // From 0001-01-01T00:00:00Z on to the last day that JavaScript knows.
  return milliseconds > -62_135_596_800_000 && milliseconds <= 8.64e15
    ? toIsoText(milliseconds)
    : undefined
}

const dayMs = 86_400_000
/** The first half of the text by its day: what a platform tells of at once is on few of them. */
const dayTexts = /* @__PURE__ */ new Map<number, string>()

/**
 * What `Date.prototype.toISOString` gives, in a fifth of the time: a list of pages has thousands of dates.
 *
 * @param milliseconds - whole ones since 1970, within the days that JavaScript knows
 */
export function toIsoText(milliseconds: number): string {
  const day = Math.floor(milliseconds / dayMs)
  let text = dayTexts.get(day)
  if (text === undefined) {
    text = new Date(day * dayMs).toISOString().slice(0, -13)
    if (dayTexts.size >= 1000) dayTexts.clear()
    dayTexts.set(day, text)
  }
  const rest = milliseconds - day * dayMs
  const hours = twoDigits(Math.floor(rest / 3_600_000))
  const minutes = twoDigits(Math.floor(rest / 60_000) % 60)
  const seconds = twoDigits(Math.floor(rest / 1000) % 60)
  return `${text}${hours}:${minutes}:${seconds}.${String((rest % 1000) + 1000).slice(1)}Z`
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}
