import * as v from 'valibot'
import { requiredNumber } from '../fields/number.ts'
import { requiredText, text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** The campaign's progress, with milestones in major units of the site's currency. */
export const progressSchema = sliceSchema(
  'progress',
  { title: text, text },
  { amount: requiredNumber({ above: 0 }), label: requiredText },
)

export type ProgressSlice = v.InferOutput<typeof progressSchema>
