import { patternValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

const slugText = /^[a-z\d-]+$/i

/** The last part of an address: a–z in both cases, digits and hyphens (Spec §5). */
export function slug(
  message = 'Please enter a valid URL using only letters, numbers or hyphens (-)',
): Validator {
  return patternValidator(message, slugText)
}
