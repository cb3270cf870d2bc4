import { filledValidator } from './create-validator.ts'
import type { Validator } from './validator.ts'

const numberText = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** A finite number, or a string that writes one in plain decimals, as `parseNumber` reads it (Spec §5). */
export function number(message = 'Must be a number'): Validator {
  return filledValidator(message, (value) =>
    typeof value === 'string' ? numberText.test(value.trim()) : Number.isFinite(value),
  )
}
