import { patternValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

const letters = /^[\p{L}\p{M}]+$/u

/** Letters of every script, with their accents (Spec §5). */
export function alpha(message = 'Field must be only letters'): Validator {
  return patternValidator(message, letters)
}
