import { createValidator, required } from '@milepost/forms/validators'
import { cleanTeamName } from '@milepost/platform'

/**
 * The rules of a team's form, for a new team and for one that is changed.
 *
 * @param emptied - what is said of a name of which nothing is left once it is cleaned (Spec §5)
 */
export function teamRules(emptied: string) {
  return {
    name: [
      required(),
      createValidator((value) => (cleanTeamName(String(value)) === '' ? emptied : undefined)),
    ],
    story: required(),
    target: required(),
  }
}
