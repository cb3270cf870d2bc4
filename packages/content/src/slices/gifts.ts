import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { requiredNumber } from '../fields/number.ts'
import { requiredText, text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** What a gift does, by amount in major units of the site's currency. */
export const giftsSchema = sliceSchema(
  'gifts',
  { title: text, text },
  { amount: requiredNumber({ above: 0 }), label: requiredText, image },
)

export type GiftsSlice = v.InferOutput<typeof giftsSchema>
