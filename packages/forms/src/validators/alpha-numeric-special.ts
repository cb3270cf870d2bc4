import { patternValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

const plainText = /^[\p{L}\p{M}\p{Nd} '_./#&+-]+$/u

/** Letters and digits of every script, space and `' _ . / # & + -` (Spec §5). */
export function alphaNumericSpecial(message = 'No special characters allowed'): Validator {
  return patternValidator(message, plainText)
}
