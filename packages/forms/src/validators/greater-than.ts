import { comparisonValidator } from './comparison-validator.ts'
import type { Validator } from './validator.ts'

/**
 * A number greater than the limit; text and lists are measured by their length (Spec §5).
 *
 * @param message - by default 'Number must be greater than N', or 'Must have a length greater than N'
 */
export function greaterThan(limit: number, message?: string): Validator {
  return comparisonValidator('greater than', limit, (size) => size > limit, message)
}
