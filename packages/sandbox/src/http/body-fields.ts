import {
  check,
  finite,
  maxValue,
  minValue,
  maxLength,
  nonEmpty,
  nullish,
  number,
  pipe,
  regex,
  string,
  transform,
  trim,
  union,
} from 'valibot'
import type { GenericSchema } from 'valibot'

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
