import { createValidator } from './create-validator.ts'
import { isEmpty } from './is-empty.ts'
import type { Validator } from './validator.ts'

/** The four comparisons: numbers by themselves, text and lists by their length (Spec §5). */
export function comparisonValidator(
  relation: string,
  limit: number,
  passes: (size: number) => boolean,
  message?: string,
): Validator {
  const numberMessage = message ?? `Number must be ${relation} ${limit}`
  const lengthMessage = message ?? `Must have a length ${relation} ${limit}`
  return createValidator((value) => {
    if (isEmpty(value)) return undefined
    if (typeof value === 'string' || Array.isArray(value))
      return passes(value.length) ? undefined : lengthMessage
    const isNumber = typeof value === 'number' || typeof value === 'bigint'
    return isNumber && passes(Number(value)) ? undefined : numberMessage
  })
}
