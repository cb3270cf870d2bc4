import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { requiredText, text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Logos in a row, without tiers. */
export const logosSchema = sliceSchema(
  'logos',
  { title: text, text },
  { name: requiredText, logo: image, url: link },
)

export type LogosSlice = v.InferOutput<typeof logosSchema>
