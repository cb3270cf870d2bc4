import { toValidator } from './to-validator.ts'
import type { Rule, Validator } from './validator.ts'

/** Several rules as one: the first that refuses speaks. */
export function allOf(...rules: readonly Rule[]): Validator {
  return toValidator(rules)
}
