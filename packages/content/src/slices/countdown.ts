import * as v from 'valibot'
import { dateText } from '../fields/date.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** The time until a moment, and what is said after it. */
export const countdownSchema = sliceSchema(
  'countdown',
  { title: text, text, until: dateText, doneText: text },
  {},
)

export type CountdownSlice = v.InferOutput<typeof countdownSchema>
