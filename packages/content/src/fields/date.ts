import { field, refuse, Refusal } from './field.ts'

const date = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** A date (`2026-06-01`) or a timestamp of the content service; undefined when left out. */
export const dateText = field((value): string | undefined | Refusal => {
  if (value === null) return undefined
  return typeof value === 'string' && date.test(value.trim()) && isReal(value.trim())
    ? value.trim()
    : refuse('a date such as 2026-06-30', value)
})

/** Refuses 30 February, which `Date` would take for 2 March. */
function isReal(value: string): boolean {
  const day = value.slice(0, 10)
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
}
