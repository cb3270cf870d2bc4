import * as v from 'valibot'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import { sliceSchema } from './slice-schema.ts'

/** Opens a segment: what follows, up to the next one, is for those who match it. */
export const segmentSchema = sliceSchema(
  'segment',
  { isSegmented: yesNo(false) },
  { key: requiredText, value: text },
)

export type SegmentSlice = v.InferOutput<typeof segmentSchema>
