import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { numberOr } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Slides side by side that scroll; on by themselves when seconds are given. */
export const carouselSchema = sliceSchema(
  'carousel',
  { title: text, text, seconds: numberOr(0, { min: 0, max: 60 }) },
  { title: text, text, image, url: link },
)

export type CarouselSlice = v.InferOutput<typeof carouselSchema>
