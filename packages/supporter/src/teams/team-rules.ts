import { createValidator } from '@milepost/forms/validators'
import { cleanTeamName } from '@milepost/platform'
import type { FieldRules } from '../fields/field-rules.ts'

/**
 * The rules of a team's form, for a new team and for one that is changed.
 *
 * @param emptied - what is said of a name of which nothing is left once it is cleaned (Spec §5)
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
