import * as v from 'valibot'
import { richText } from '../fields/rich-text.ts'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import { sliceSchema } from './slice-schema.ts'

/** Titles that fold out what they are about. */
export const accordionSchema = sliceSchema(
  'accordion',
  { title: text, text, exclusive: yesNo(false) },
  { title: requiredText, text: richText },
)

export type AccordionSlice = v.InferOutput<typeof accordionSchema>
