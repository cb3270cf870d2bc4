import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** A video: a file of the site, or one of a provider that loads on a click. */
export const videoSchema = sliceSchema(
  'video',
  { title: text, text, url: link, name: text, poster: image, caption: text, captionsUrl: link },
  {},
)

export type VideoSlice = v.InferOutput<typeof videoSchema>
