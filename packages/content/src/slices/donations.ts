import * as v from 'valibot'
import { numberOr } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** The latest gifts, with their messages. */
export const donationsSchema = sliceSchema(
  'donations',
  { title: text, text, limit: numberOr(20, { min: 1, max: 50, whole: true }) },
  {},
)

export type DonationsSlice = v.InferOutput<typeof donationsSchema>
