import { filledValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

const nameText = /^[a-z '.-]+$/i

/**
 * Letters a–z in both cases, hyphen, apostrophe, dot and single spaces (Spec §5). Narrower than the
 * names people bear: do not ask it of a person's own name.
 */
export function name(
  message = "Only a-z, hyphen (-), apostrophe ('), dot (.) and single space characters are allowed",
): Validator {
  return filledValidator(
    message,
    (value) => typeof value === 'string' && nameText.test(value) && !value.includes('  '),
  )
}
