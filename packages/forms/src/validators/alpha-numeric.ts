import { patternValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

const lettersAndDigits = /^[\p{L}\p{M}\p{Nd}]+$/u

/** Letters and digits of every script (Spec §5). */
export function alphaNumeric(message = 'Field must be only letters or numbers'): Validator {
  return patternValidator(message, lettersAndDigits)
}
