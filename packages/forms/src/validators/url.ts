import { filled } from './create-validator.ts'
import type { Validator } from './validator.ts'

// The host has a dot inside; no user name, which only serves to deceive.
const webAddress = /^https?:\/\/[^\s/?#@\\.]+(?:\.[^\s/?#@\\.]+)+\.?(?:[/?#]\S*)?$/i

/** A full web address, `http` or `https` (Spec §5). */
export function url(message = 'Please enter a valid URL'): Validator {
  return filled(
    message,
    (value) => typeof value === 'string' && webAddress.test(value) && URL.canParse(value),
  )
}
