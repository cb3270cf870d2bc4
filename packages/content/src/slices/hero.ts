import * as v from 'valibot'
import { buttonEntries } from '../fields/button.ts'
import { choice } from '../fields/choice.ts'
import { image } from '../fields/image.ts'
import { text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import { sliceSchema } from './slice-schema.ts'

/** A full-width scene with the promise, buttons and, if wanted, the live total. */
export const heroSchema = sliceSchema(
  'hero',
  {
    title: text,
    text,
    image,
    showTotal: yesNo(false),
    edge: choice(['none', 'wave', 'diagonal'], 'none'),
  },
  buttonEntries,
)

export type HeroSlice = v.InferOutput<typeof heroSchema>
