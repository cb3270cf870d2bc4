import { field, refuse, Refusal } from './field.ts'

/** A text with one value a line; blank lines and repetitions are left out. */
export const lines = field((value): string[] | Refusal => {
  if (value === null) return []
  if (typeof value !== 'string') return refuse('one value a line', value)
  const values = value.split(/\r\n|\r|\n/).map((line) => line.trim())
  return [...new Set(values)].filter((line) => line !== '')
})
