import * as v from 'valibot'
import { getIn } from '../documents/values.ts'
import { field, group, issuePath, listOf, Refusal, refuse } from '../fields/field.ts'
import {
  choice,
  lines,
  link,
  requiredChoice,
  requiredText,
  text,
  yesNo,
  yesSwitch,
} from '../fields/fields.ts'
import { richText } from '../fields/rich-text.ts'
import { toUnknownSlice, type UnknownSlice } from './slice-schema.ts'

/** The ten ways to share (decisions.md). Each is on only if its field is 'yes'. */
export const shareFields = {
  facebook: yesSwitch,
  twitter: yesSwitch,
  linkedin: yesSwitch,
  pinterest: yesSwitch,
  messenger: yesSwitch,
  whatsapp: yesSwitch,
  telegram: yesSwitch,
  mail: yesSwitch,
  sms: yesSwitch,
  copy: yesSwitch,
}

const label = v.nullable(v.string())

/** Schema of a slice whose items are ignored. */
// @__NO_SIDE_EFFECTS__
function withoutItems<const Type extends string, Primary extends v.ObjectEntries>(
  type: Type,
  primary: Primary,
) {
  return v.object({
    type: v.literal(type),
    label,
    primary: group(primary),
    items: v.array(v.unknown()),
  })
}

/** Every footer slice by its `slice_type`. */
export const footerSchemas = {
  content: withoutItems('content', { text: richText }),
  // The editor's HTML, unsanitised.
  htmlContent: withoutItems('htmlContent', { html: text }),
  links: v.object({
    type: v.literal('links'),
    label,
    primary: group({ title: text }),
    items: v.array(group({ label: requiredText, url: link })),
  }),
  modal: withoutItems('modal', {
    id: text,
    label: text,
    title: text,
    text: richText,
    iframe: link,
    /** Aspect ratio of 16:9. */
    widescreen: yesNo(false),
  }),
  poweredBy: withoutItems('poweredBy', { text }),
  share: withoutItems('share', { title: text, ...shareFields }),
}

/** A footer slice, discriminated by `type`. */
export type FooterSlice =
  | v.InferOutput<(typeof footerSchemas)[keyof typeof footerSchemas]>
  | UnknownSlice

export const reportSchema = withoutItems('report', {
  title: text,
  text,
  kind: requiredChoice(['pages', 'teams', 'donations', 'fitness']),
  charityId: text,
})

/**
 * A report (Spec §1). Visible to administrators of `charityId`, or if it is empty, of all charities of the site's
 * projects.
 */
export type ReportSlice = v.InferOutput<typeof reportSchema>

/**
 * Custom question. The answer is stored as metadata or tag `name` of the page. `options` are the options of a select.
 */
export const customFieldEntries = {
  name: requiredText,
  label: requiredText,
  type: choice(
    ['text', 'textarea', 'select', 'checkbox', 'number', 'date', 'email', 'phone'],
    'text',
  ),
  required: yesNo(false),
  options: lines,
  help: text,
}

export const registrationSchema = v.object({
  type: v.literal('registration'),
  label,
  primary: group({
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
  }),
  items: listOf(customFieldEntries),
})

/** Registration form of a site (Spec §3, registration slice). */
export type RegistrationSlice = v.InferOutput<typeof registrationSchema>

/** Schema of a list of slices with the given types. Slices of other types keep their data. */
// @__NO_SIDE_EFFECTS__
export function knownSlice<Slice>(
  schemas: Readonly<Record<string, v.GenericSchema<unknown, Slice>>>,
) {
  return field((slice): Slice | UnknownSlice | Refusal => {
    const type = getIn(slice, 'type')
    if (typeof type !== 'string' || type === '') return refuse('a slice', slice)
    const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined
    if (schema === undefined) return toUnknownSlice(type, slice)
    const result = v.safeParse(schema, slice)
    if (result.success) return result.output
    const [issue] = result.issues
    return new Refusal(issue.message, issuePath(issue))
  })
}
