import * as v from 'valibot'
import { choice } from '../fields/choice.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Figures of the campaign, of the page shown, or of a tag. */
export const totalsSchema = sliceSchema(
  'totals',
  {
    title: text,
    text,
    scope: choice(['campaign', 'page', 'tag'], 'campaign'),
    tag: text,
    value: text,
  },
  {
    measure: choice(
      ['raised', 'donations', 'distance', 'elevation', 'duration', 'activities'],
      'raised',
    ),
    label: text,
  },
)

export type TotalsSlice = v.InferOutput<typeof totalsSchema>
