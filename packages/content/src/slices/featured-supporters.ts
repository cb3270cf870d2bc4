import * as v from 'valibot'
import { requiredText, text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Supporters whom the editor picks, by the short names of their pages. */
export const featuredSupportersSchema = sliceSchema(
  'featuredSupporters',
  { title: text, text },
  { slug: requiredText, quote: text },
)

export type FeaturedSupportersSlice = v.InferOutput<typeof featuredSupportersSchema>
