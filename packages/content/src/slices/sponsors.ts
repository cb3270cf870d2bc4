import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { requiredText, text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Who helps, by tier. */
export const sponsorsSchema = sliceSchema(
  'sponsors',
  { title: text, text },
  { name: requiredText, logo: image, url: link, tier: text },
)

export type SponsorsSlice = v.InferOutput<typeof sponsorsSchema>
