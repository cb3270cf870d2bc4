import * as v from 'valibot'
import { numberOr } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** The latest gifts, passing by. */
export const tickerSchema = sliceSchema(
  'ticker',
  { title: text, text, limit: numberOr(12, { min: 1, max: 50, whole: true }) },
  {},
)

export type TickerSlice = v.InferOutput<typeof tickerSchema>
