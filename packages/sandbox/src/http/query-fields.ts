import { array, optional, pipe, string, transform } from 'valibot'
import type { GenericSchema } from 'valibot'

const texts = optional(array(string()), [])

/** A single value; the last one wins. Absent and blank give undefined. */
export const oneText = pipe(
  texts,
  transform((values) => values.at(-1)?.trim() || undefined),
) satisfies GenericSchema<unknown, string | undefined>

/** Every value: repeated keys, comma-joined values, or both. Blanks are left out. */
export const manyTexts = pipe(
  texts,
  transform((values) =>
    values
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
) satisfies GenericSchema<unknown, string[]>

/** An ISO 8601 time in ms; undefined if it is invalid. */
export const isoMoment = pipe(
  texts,
  transform((values) => {
    const ms = Date.parse(values.at(-1)?.trim() ?? '')
    return Number.isFinite(ms) ? ms : undefined
  }),
) satisfies GenericSchema<unknown, number | undefined>

/**
 * A whole number within limits: absent or unreadable gives the default, beyond a limit the limit.
 * The real platform is as lenient about paging.
 */
export function wholeNumber(fallback: number, minimum: number, maximum: number) {
  return pipe(
    texts,
    transform((values) => {
      const text = values.at(-1)?.trim() ?? ''
      if (!/^[+-]?\d{1,15}$/.test(text)) return fallback
      return Math.min(maximum, Math.max(minimum, Number(text)))
    }),
  ) satisfies GenericSchema<unknown, number>
}

/** Returns a LIKE pattern for texts that contain another one, with the escape `\\`. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
