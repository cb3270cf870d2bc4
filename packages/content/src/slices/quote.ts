import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** What somebody said. */
export const quoteSchema = sliceSchema(
  'quote',
  { title: text, text, name: text, role: text, image },
  {},
)

export type QuoteSlice = v.InferOutput<typeof quoteSchema>
