import { filledValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

/** Exactly this value, of the same type (Spec §5). */
export function equals(
  expected: string | number | boolean,
  message = `Field must be equal to ${expected}`,
): Validator {
  return filledValidator(message, (value) => Object.is(value, expected))
}
