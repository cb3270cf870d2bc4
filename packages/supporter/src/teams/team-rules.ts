import { createValidator } from '@milepost/forms/validators'
import { cleanTeamName } from '@milepost/platform'
import type { FieldRules } from '../fields/field-rules.ts'

/**
 * Returns the validation rules of a team form.
 *
 * @param emptied - message if nothing is left of the name after removing invalid characters (Spec §5)
 */
export function teamRules(emptied: string, is: FieldRules) {
  return {
    name: [
      is.required(),
      createValidator((value) => (cleanTeamName(String(value)) === '' ? emptied : undefined)),
    ],
    story: is.required(),
    target: is.required(),
  }
}
