import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { requiredText, text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Things among others, each of which may lead on. */
export const cardsSchema = sliceSchema(
  'cards',
  { title: text, text },
  { title: requiredText, text, image, url: link, foot: text },
)

export type CardsSlice = v.InferOutput<typeof cardsSchema>
