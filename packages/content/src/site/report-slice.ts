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
    charityId: text,
  }),
  items: v.array(v.unknown()),
})

/**
 * A report (Spec §1, reports). The administrators of its `charityId` may read it; where that is empty,
 * those of every charity that the site raises money for.
 */
export type ReportSlice = v.InferOutput<typeof reportSchema>
