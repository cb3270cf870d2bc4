import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** A story with a picture and somebody's words. */
export const storySchema = sliceSchema(
  'story',
  {
    title: text,
    text: richText,
    image,
    quote: v.optional(v.object({ text, name: text, role: text }), {}),
  },
  {},
)

export type StorySlice = v.InferOutput<typeof storySchema>
