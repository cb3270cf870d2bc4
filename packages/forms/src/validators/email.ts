import { filledValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

const plain =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d]+(?:[.-][a-z\d]+)*\.[a-z]{2,}$/i
const international =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\p{M}\d]+(?:-+[\p{L}\p{M}\d]+)*(?:\.[\p{L}\p{M}\d]+(?:-+[\p{L}\p{M}\d]+)*)+$/u
const longestAddress = 254
const longestTopDomain = 63

/**
 * An e-mail address with a full domain, which may be international (Spec §5). The part before the @
 * is what mail systems carry everywhere: ASCII.
 */
export function email(message = 'Please enter a valid email'): Validator {
  return filledValidator(
    message,
    (value) =>
      typeof value === 'string' &&
      value.length <= longestAddress &&
      topDomainLength(value) <= longestTopDomain &&
      (plain.test(value) || international.test(value)),
  )
}

function topDomainLength(address: string): number {
  return address.length - address.lastIndexOf('.') - 1
}
