import { field, refuse, Refusal } from './field.ts'

/** The country of a site that names none (Spec §9). */
export const defaultCountry = 'au'

/** A country as two letters in lower case; `en-gb` is read as `gb`. */
export const country = field((value): string | Refusal => {
  if (value === null) return defaultCountry
  const code = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return /^(?:[a-z]{2}[-_])?[a-z]{2}$/.test(code)
    ? code.slice(-2)
    : refuse('a country of two letters such as "gb"', value)
})
