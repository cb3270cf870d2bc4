import * as v from 'valibot'
import { choice } from '../fields/choice.ts'
import { group } from '../fields/group.ts'
import { describeValue } from '../fields/describe-value.ts'
import { lines } from '../fields/lines.ts'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'

/** How a custom field is asked for. */
export const customFieldTypes = [
  'text',
  'textarea',
  'select',
  'checkbox',
  'number',
  'date',
  'email',
  'phone',
] as const

/**
 * A question of the site's own; the answer is kept as the page's metadata or tag under `name`. `options`
 * are what a select offers.
 */
export const customFieldEntries = {
  name: requiredText,
  label: requiredText,
  type: choice(customFieldTypes, 'text'),
  required: yesNo(false),
  options: lines,
  help: text,
}

export const registrationEntries = {
  campaignId: text,
  charityId: text,
  eventId: text,
  showAddress: yesNo(false),
  showEventDate: yesNo(false),
  showFitnessGoal: yesNo(false),
  showName: yesNo(true),
  showTarget: yesNo(true),
  includeSelfDonate: yesNo(false),
  includeTeam: yesNo(false),
  jgOauthMethod: text,
}

export const registrationSchema = v.object({
  type: v.literal('registration'),
  label: v.nullable(v.string()),
  primary: group(registrationEntries),
  items: v.array(
    group(customFieldEntries),
    (issue) => `expected a list, found ${describeValue(issue.input)}`,
  ),
})

/** What a supporter is asked when starting a page (Spec §3, registration slice). */
export type RegistrationSlice = v.InferOutput<typeof registrationSchema>
