import * as v from 'valibot'
import { describeValue } from '../fields/describe-value.ts'
import { group } from '../fields/group.ts'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'

/** Opens a segment: what follows, up to the next one, is for those who match it. It is no section itself. */
export const segmentSchema = v.object({
  type: v.literal('segment'),
  label: v.nullable(v.string()),
  primary: group({ isSegmented: yesNo(false) }),
  items: v.array(
    group({ key: requiredText, value: text }),
    (issue) => `expected a list, found ${describeValue(issue.input)}`,
  ),
})

export type SegmentSlice = v.InferOutput<typeof segmentSchema>
