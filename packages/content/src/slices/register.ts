import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** The way to the registration. */
export const registerSchema = sliceSchema(
  'register',
  { title: text, text, image, button: text },
  {},
)

export type RegisterSlice = v.InferOutput<typeof registerSchema>
