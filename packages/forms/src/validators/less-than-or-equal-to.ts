import { comparisonValidator } from './comparison-validator.ts'
import type { Validator } from './validator.ts'

/**
 * A number less than or equal to the limit; text and lists are measured by their length (Spec §5).
 *
 * @param message - by default 'Number must be less than or equal to N', or 'Must have a length less than or equal to N'
 */
export function lessThanOrEqualTo(limit: number, message?: string): Validator {
  return comparisonValidator('less than or equal to', limit, (size) => size <= limit, message)
}
