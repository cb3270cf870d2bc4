import { filledValidator } from './create-validator.ts'
import { fieldValue, includesValue } from './field-value.ts'
import type { Validator } from './validator.ts'

/**
 * Text, or a list, that includes the other field's value; an empty one is included in everything (Spec §5).
 *
 * @param field - name of the other field
 * @param message - by default it calls the other field by its name
 */
export function containsField(field: string, message = `Field must include ${field}`): Validator {
  return filledValidator(
    message,
    (value, values) => includesValue(value, fieldValue(values, field)) ?? true,
    {
      dependsOn: [field],
    },
  )
}
