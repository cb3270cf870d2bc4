import * as v from 'valibot'
import { choice } from '../fields/choice.ts'
import { image } from '../fields/image.ts'
import { requiredNumber } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** How far everyone has gone together, measured against a length in metres. */
export const fitnessTotalSchema = sliceSchema(
  'fitnessTotal',
  {
    title: text,
    text,
    measure: choice(['distance', 'elevation'], 'distance'),
    lengthMetres: requiredNumber({ above: 0 }),
    lengthLabel: text,
    image,
  },
  {},
)

export type FitnessTotalSlice = v.InferOutput<typeof fitnessTotalSchema>
