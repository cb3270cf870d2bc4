import { createValidator } from './create-validator.ts'
import { isEmpty } from './is-empty.ts'
import type { Validator } from './validator.ts'

/** Refuses what is empty; the only validator that does (Spec §5). */
export function required(message = 'This field is required'): Validator {
  return createValidator((value) => (isEmpty(value) ? message : undefined), { isRequired: true })
}
