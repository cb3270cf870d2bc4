import * as v from 'valibot'
import { requiredNumber } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Amounts to choose from, in major units of the site's currency, with what each does. */
export const donateSchema = sliceSchema(
  'donate',
  { title: text, text },
  { amount: requiredNumber({ above: 0, max: 1_000_000 }), label: text },
)

export type DonateSlice = v.InferOutput<typeof donateSchema>
