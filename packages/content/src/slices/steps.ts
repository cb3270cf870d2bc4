import * as v from 'valibot'
import { requiredText, text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** How something works, step by step. */
export const stepsSchema = sliceSchema(
  'steps',
  { title: text, text },
  { title: requiredText, text },
)

export type StepsSlice = v.InferOutput<typeof stepsSchema>
