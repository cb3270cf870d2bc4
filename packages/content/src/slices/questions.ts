import * as v from 'valibot'
import { richText } from '../fields/rich-text.ts'
import { requiredText, text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Questions with answers. */
export const questionsSchema = sliceSchema(
  'questions',
  { title: text, text },
  { question: requiredText, answer: richText },
)

export type QuestionsSlice = v.InferOutput<typeof questionsSchema>
