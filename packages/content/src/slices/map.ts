import * as v from 'valibot'
import { optionalNumber } from '../fields/number.ts'
import { requiredText, text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** A route, drawn from its encoded polyline. */
export const mapSchema = sliceSchema(
  'map',
  { title: text, text, polyline: text, name: text, lengthMetres: optionalNumber({ above: 0 }) },
  { label: requiredText, text },
)

export type MapSlice = v.InferOutput<typeof mapSchema>
