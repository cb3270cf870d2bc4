import * as v from 'valibot'
import { requiredChoice } from '../fields/choice.ts'
import { group } from '../fields/group.ts'
import { text } from '../fields/text.ts'

export const reportSchema = v.object({
  type: v.literal('report'),
  label: v.nullable(v.string()),
  primary: group({
    title: text,
    text,
    kind: requiredChoice(['pages', 'teams', 'donations', 'fitness']),
    /** Whose administrators may read it; empty for every charity that the site raises money for. */
    charityId: text,
  }),
  items: v.array(v.unknown()),
})

/** A report that a site's administrators may read (Spec §1, reports). */
export type ReportSlice = v.InferOutput<typeof reportSchema>
