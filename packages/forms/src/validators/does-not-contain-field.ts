import { filledValidator } from './create-validator.ts'
import { fieldValue, includesValue } from './field-value.ts'
import type { Validator } from './validator.ts'

/**
 * Text, or a list, without the other field's value; an empty one is left out of account (Spec §5).
 *
 * @param field - name of the other field
 * @param message - by default it calls the other field by its name
 */
export function doesNotContainField(
  field: string,
  message = `Field must not include ${field}`,
): Validator {
  return filledValidator(
    message,
    (value, values) => !includesValue(value, fieldValue(values, field)),
    {
      dependsOn: [field],
    },
  )
}
