import { isEmpty } from './is-empty.ts'
import type { FormValues, Validator } from './validator.ts'

/** What a validator is known by. */
export type ValidatorMarks = Partial<Pick<Validator, 'isRequired' | 'dependsOn'>>

/** Makes a {@link Validator} of a function that says what is wrong. */
export function createValidator(
  errorOf: (value: unknown, values: FormValues) => string | undefined,
  { isRequired = false, dependsOn = [] }: ValidatorMarks = {},
): Validator {
  const validator = (value: unknown, values: FormValues = {}) => errorOf(value, values)
  return Object.assign(validator, {
    isRequired,
    dependsOn,
    '~standard': {
      version: 1,
      vendor: 'milepost',
      validate: (value: unknown) => {
        const message = errorOf(value, {})
        return message === undefined ? { value } : { issues: [{ message }] }
      },
    },
  } as const)
}

/** A validator that lets empty values pass (Spec §5) and asks `passes` about the others. */
export function filledValidator(
  message: string,
  passes: (value: unknown, values: FormValues) => boolean,
  marks?: ValidatorMarks,
): Validator {
  return createValidator(
    (value, values) => (isEmpty(value) || passes(value, values) ? undefined : message),
    marks,
  )
}

/** A validator of text that a pattern must match. */
export function patternValidator(message: string, pattern: RegExp): Validator {
  return filledValidator(message, (value) => {
    const text = textOf(value)
    return text !== undefined && pattern.test(text)
  })
}

/** What was typed: strings, and numbers as they are written; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined
}
