const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Returns the part of a date that a predicate such as `date.month-after` compares. Months and days start at 1. */
const dateParts: Readonly<Record<string, (time: Date) => number>> = {
  year: (time) => time.getUTCFullYear(),
  month: (time) => time.getUTCMonth() + 1,
  'day-of-month': (time) => time.getUTCDate(),
  // Sunday is 1, as in the CMS.
  'day-of-week': (time) => time.getUTCDay() + 1,
  hour: (time) => time.getUTCHours(),
}

/**
 * Returns the test for a predicate on part of a date: `date.year`, `date.month`, `date.day-of-month`,
 * `date.day-of-week` or `date.hour`. All except the year also support `-after` and `-before`. Undefined for any
 * other name.
 */
export function createDatePredicate(
  name: string,
): ((timeMs: number, value: unknown) => boolean) | undefined {
  const [, part = '', side = ''] = /^date\.(.+?)(?:-(after|before))?$/.exec(name) ?? []
  const read = Object.hasOwn(dateParts, part) ? dateParts[part] : undefined
  if (read === undefined || (part === 'year' && side !== '')) return undefined
  return (timeMs, value) => {
    const there = read(new Date(timeMs))
    const wanted = parseDatePart(part, value)
    return side === 'after' ? there > wanted : side === 'before' ? there < wanted : there === wanted
  }
}

/** Converts a value to a number. Accepts names of months and weekdays, in full or as three letters. */
function parseDatePart(part: string, value: unknown): number {
  if (typeof value !== 'string') return Number(value)
  const names = part === 'month' ? monthNames : part === 'day-of-week' ? weekdayNames : []
  const word = value.trim().toLowerCase()
  const index = names.findIndex((name) => name === word || name.slice(0, 3) === word)
  return index === -1 ? Number(word) : index + 1
}
