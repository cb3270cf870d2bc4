import { filledValidator } from './create-validator.ts'
import { fieldValue } from './field-value.ts'
import type { Validator } from './validator.ts'

/**
 * The same value as another field (Spec §5).
 *
 * @param field - name of the other field
 * @param message - by default it calls the other field by its name
 */
export function equalsField(field: string, message = `Field must be equal to ${field}`): Validator {
  return filledValidator(message, (value, values) => Object.is(value, fieldValue(values, field)), {
    dependsOn: [field],
  })
}
