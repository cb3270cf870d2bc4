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

/** Required text, trimmed. */
export function requiredText(maxCharacters: number) {
  return pipe(
    string('must be text'),
    trim(),
    nonEmpty('is required'),
    maxLength(maxCharacters, `must have at most ${maxCharacters} characters`),
  ) satisfies GenericSchema<unknown, string>
}

/** Optional text, trimmed; '' if omitted or null. */
export function optionalText(maxCharacters: number) {
  return pipe(
    nullish(string('must be text'), ''),
    trim(),
    maxLength(maxCharacters, `must have at most ${maxCharacters} characters`),
  ) satisfies GenericSchema<unknown, string>
}

/** Email, validated as leniently as in browsers. */
export const emailText = pipe(
  requiredText(254),
  regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'must be an email address'),
) satisfies GenericSchema<unknown, string>

/** Id as a number or string, converted to a string; '' if omitted or null. */
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

/** Amount in major units, from 0 to 10 million. */
export const amountNumber = pipe(
  number('must be a number'),
  finite('must be a number'),
  minValue(0, 'must not be negative'),
  maxValue(10_000_000, 'must be at most 10,000,000'),
) satisfies GenericSchema<unknown, number>

/** Metres or seconds, from 0 to 1 billion. */
export const measureNumber = pipe(
  number('must be a number'),
  finite('must be a number'),
  minValue(0, 'must not be negative'),
  maxValue(1_000_000_000, 'is too large'),
) satisfies GenericSchema<unknown, number>

const textList = optional(array(string()), [])

/** Single query value. The last one wins; undefined if omitted or blank. */
export const oneText = pipe(
  textList,
  transform((values) => values.at(-1)?.trim() || undefined),
) satisfies GenericSchema<unknown, string | undefined>

/** List of query values, from repeated parameters, comma-separated values, or both. Blank values are skipped. */
export const manyTexts = pipe(
  textList,
  transform((values) =>
    values
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
) satisfies GenericSchema<unknown, string[]>

/** Timestamp in ISO 8601, converted to ms; undefined if omitted or invalid. */
export const isoTimestamp = pipe(
  textList,
  transform((values) => {
    const ms = Date.parse(values.at(-1)?.trim() ?? '')
    return Number.isFinite(ms) ? ms : undefined
  }),
) satisfies GenericSchema<unknown, number | undefined>

/**
 * Integer query value, clamped to the limits. Returns the fallback if omitted or invalid. The real platform handles
 * paging parameters as leniently.
 */
export function wholeNumber(fallback: number, minimum: number, maximum: number) {
  return pipe(
    textList,
    transform((values) => {
      const text = values.at(-1)?.trim() ?? ''
      if (!/^[+-]?\d{1,15}$/.test(text)) return fallback
      return Math.min(maximum, Math.max(minimum, Number(text)))
    }),
  ) satisfies GenericSchema<unknown, number>
}

/** Returns a LIKE pattern that matches text containing `text`. Requires `\` as the escape character. */
export function toLikePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
