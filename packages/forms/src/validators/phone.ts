import { patternValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

const phoneText = /^[\d\s\-+.*#()]*$/

/** Digits and `- + . * # ( )`; spaces are ignored (Spec §5). */
export function phone(message = 'Please enter a valid phone number'): Validator {
  return patternValidator(message, phoneText)
}
