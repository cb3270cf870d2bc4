import {
  array,
  check,
  finite,
  type GenericSchema,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullish,
  number,
  optional,
  pipe,
  regex,
  string,
  transform,
  trim,
  union,
} from 'valibot'

/** Text that must be there, without the blanks around it. */
export function requiredText(longest: number) {
  return pipe(
    string('must be text'),
    trim(),
    nonEmpty('is required'),
    maxLength(longest, `must have at most ${longest} characters`),
  ) satisfies GenericSchema<unknown, string>
}

/** Text that may be missing or null: '' then. */
export function optionalText(longest: number) {
  return pipe(
    nullish(string('must be text'), ''),
    trim(),
    maxLength(longest, `must have at most ${longest} characters`),
  ) satisfies GenericSchema<unknown, string>
}

/** An e-mail address, as leniently as browsers check it. */
export const emailText = pipe(
  requiredText(254),
  regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'must be an e-mail address'),
) satisfies GenericSchema<unknown, string>

/** An id as number or text, as text. */
export const idAsText = pipe(
  nullish(transformable(), ''),
  transform((value) => String(value).trim()),
) satisfies GenericSchema<unknown, string>

function transformable() {
  return pipe(
    union([string(), number()], 'must be an id'),
    check((value) => String(value).length <= 100, 'must be an id'),
  )
}

/** Money in major units: nothing negative, at most ten million. */
export const amountNumber = pipe(
  number('must be a number'),
  finite('must be a number'),
  minValue(0, 'must not be negative'),
  maxValue(10_000_000, 'must be at most 10,000,000'),
) satisfies GenericSchema<unknown, number>

/** Metres or seconds: nothing negative, at most a thousand million. */
export const measureNumber = pipe(
  number('must be a number'),
  finite('must be a number'),
  minValue(0, 'must not be negative'),
  maxValue(1_000_000_000, 'is too large'),
) satisfies GenericSchema<unknown, number>

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
