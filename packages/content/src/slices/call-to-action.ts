import * as v from 'valibot'
import { buttonEntries } from '../fields/button.ts'
import { image } from '../fields/image.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** The closing call: a sentence, a picture, buttons. */
export const callToActionSchema = sliceSchema(
  'callToAction',
  { title: text, text, image },
  buttonEntries,
)

export type CallToActionSlice = v.InferOutput<typeof callToActionSchema>
