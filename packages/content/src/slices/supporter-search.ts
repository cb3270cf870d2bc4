import * as v from 'valibot'
import { numberOr } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Finds a supporter’s page as one types. */
export const supporterSearchSchema = sliceSchema(
  'supporterSearch',
  { title: text, text, placeholder: text, limit: numberOr(10, { min: 1, max: 50, whole: true }) },
  {},
)

export type SupporterSearchSlice = v.InferOutput<typeof supporterSearchSchema>
