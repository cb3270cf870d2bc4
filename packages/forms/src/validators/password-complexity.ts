import { filledValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

const digit = /\p{Nd}/u
const letter = /\p{L}/u
const special = /[^\p{L}\p{M}\p{N}\s]/u

/** At least one digit, one letter and one character that is neither of them nor a space (Spec §5). */
export function passwordComplexity(
  message = 'Password must include at least one number, a lower or upper case letter and a special character (#,$,%,&,@ etc.)',
): Validator {
  return filledValidator(
    message,
    (value) =>
      typeof value === 'string' && digit.test(value) && letter.test(value) && special.test(value),
  )
}
