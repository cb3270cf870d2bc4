import * as v from 'valibot'
import { embed } from '../fields/embed.ts'
import { image } from '../fields/image.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Something of another site, found by its address; it loads on a click. */
export const embedSchema = sliceSchema(
  'embed',
  { title: text, text, embed, name: text, poster: image, caption: text },
  {},
)

export type EmbedSlice = v.InferOutput<typeof embedSchema>
