import { filledValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

// A host's labels are between single dots; no user name, which only serves to deceive.
const webAddress =
  /^https?:\/\/(?:\[[\d:.a-f]+\](?::\d+)?|[^\s/?#@\\.]+(?:\.[^\s/?#@\\.]+)*\.?)(?:[/?#]\S*)?$/i

/** A full web address, `http` or `https`; its host may be one without a dot or an IPv6 address (Spec §5). */
export function url(message = 'Please enter a valid URL'): Validator {
  return filledValidator(
    message,
    (value) => typeof value === 'string' && webAddress.test(value) && URL.canParse(value),
  )
}
