import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { optionalNumber } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** A page of another site in a frame (https); it loads on a click. */
export const iframeSchema = sliceSchema(
  'iframe',
  {
    title: text,
    text,
    src: link,
    name: text,
    poster: image,
    ratio: optionalNumber({ above: 0, max: 10 }),
  },
  {},
)

export type IframeSlice = v.InferOutput<typeof iframeSchema>
