import { comparisonValidator } from './comparison-validator.ts'
import type { Validator } from './validator.ts'

/**
 * A number less than the limit; text and lists are measured by their length (Spec §5).
 *
 * @param message - by default 'Number must be less than N', or 'Must have a length less than N'
 */
export function lessThan(limit: number, message?: string): Validator {
  return comparisonValidator('less than', limit, (size) => size < limit, message)
}
