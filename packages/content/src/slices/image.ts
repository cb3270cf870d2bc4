import * as v from 'valibot'
import { choice } from '../fields/choice.ts'
import { image } from '../fields/image.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** One picture, with words below it. */
export const imageSchema = sliceSchema(
  'image',
  { title: text, text, image, caption: text, size: choice(['wide', 'medium', 'narrow'], 'wide') },
  {},
)

export type ImageSlice = v.InferOutput<typeof imageSchema>
