const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = [
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

/** Part of a date that a predicate such as `date.month-after` compares: months and days from 1. */
const parts: Readonly<Record<string, (time: Date) => number>> = {
  year: (time) => time.getUTCFullYear(),
  month: (time) => time.getUTCMonth() + 1,
  'day-of-month': (time) => time.getUTCDate(),
  // Sunday is the first day, as the content service counts.
  'day-of-week': (time) => time.getUTCDay() + 1,
  hour: (time) => time.getUTCHours(),
}

/**
 * The test that a predicate of a part of a date stands for: `date.year`, `date.month`,
 * `date.day-of-month`, `date.day-of-week`, `date.hour`, each also with `-after` and `-before` (but for
 * the year). Undefined for any other name.
 */
export function dateTest(name: string): ((timeMs: number, value: unknown) => boolean) | undefined {
  const [, part = '', side = ''] = /^date\.(.+?)(?:-(after|before))?$/.exec(name) ?? []
  const read = Object.hasOwn(parts, part) ? parts[part] : undefined
  if (read === undefined || (part === 'year' && side !== '')) return undefined
  return (timeMs, value) => {
    const there = read(new Date(timeMs))
    const wanted = numberOf(part, value)
    return side === 'after' ? there > wanted : side === 'before' ? there < wanted : there === wanted
  }
}

/** Months and days may be named, whole or by their first three letters. */
function numberOf(part: string, value: unknown): number {
  if (typeof value !== 'string') return Number(value)
  const names = part === 'month' ? months : part === 'day-of-week' ? days : []
  const word = value.trim().toLowerCase()
  const index = names.findIndex((name) => name === word || name.slice(0, 3) === word)
  return index === -1 ? Number(word) : index + 1
}
