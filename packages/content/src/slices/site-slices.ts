import * as v from 'valibot'
import { getIn } from '../documents/values.ts'
import { field, group, getIssuePath, listOf, InvalidValue, rejectValue } from '../fields/field.ts'
import {
  choice,
  lines,
  link,
  requiredChoice,
  requiredText,
  text,
  boolean,
  yesSwitch,
} from '../fields/fields.ts'
import { richText } from '../fields/rich-text.ts'
import { toUnknownSlice, type UnknownSlice } from './slice-schema.ts'

/** Share options (decisions.md), each switched on by 'yes'. */
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

/** Creates the schema of a slice whose items are ignored. */
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

/** Schemas of footer slices by `slice_type`. */
export const footerSchemas = {
  content: withoutItems('content', { text: richText }),
  // HTML from an editor, not sanitised.
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
    /** Whether the iframe has an aspect ratio of 16:9. */
    widescreen: boolean(false),
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

/** A report (Spec §1), for administrators of the charity `charityId` or, if that is empty, of any charity of the site's projects. */
export type ReportSlice = v.InferOutput<typeof reportSchema>

/** Fields of a custom question. The answer is stored on the page, as metadata or a tag called `name`. `options` are for selects. */
export const customFieldEntries = {
  name: requiredText,
  label: requiredText,
  type: choice(
    ['text', 'textarea', 'select', 'checkbox', 'number', 'date', 'email', 'phone'],
    'text',
  ),
  required: boolean(false),
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
    showAddress: boolean(false),
    showEventDate: boolean(false),
    showFitnessGoal: boolean(false),
    showName: boolean(true),
    showTarget: boolean(true),
    includeSelfDonate: boolean(false),
    includeTeam: boolean(false),
    jgOauthMethod: text,
  }),
  items: listOf(customFieldEntries),
})

/** A registration form (Spec §3, registration slice). */
export type RegistrationSlice = v.InferOutput<typeof registrationSchema>

/** Creates the schema of a slice of one of several types. Slices of other types become an `UnknownSlice`. */
// @__NO_SIDE_EFFECTS__
export function toKnownSlice<Slice>(
  schemas: Readonly<Record<string, v.GenericSchema<unknown, Slice>>>,
) {
  return field((slice): Slice | UnknownSlice | InvalidValue => {
    const type = getIn(slice, 'type')
    if (typeof type !== 'string' || type === '') return rejectValue('a slice', slice)
    const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined
    if (schema === undefined) return toUnknownSlice(type, slice)
    const result = v.safeParse(schema, slice)
    if (result.success) return result.output
    const [issue] = result.issues
    return new InvalidValue(issue.message, getIssuePath(issue))
  })
}
