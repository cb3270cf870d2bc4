import * as v from 'valibot'
import { text } from '../fields/text.ts'
import { shareFields } from './share-fields.ts'
import { sliceSchema } from './slice-schema.ts'

/** Ways to share the page that is shown. */
export const shareBarSchema = sliceSchema(
  'shareBar',
  {
    title: text,
    text,
    shareTitle: text,
    ...shareFields,
  },
  {},
)

export type ShareBarSlice = v.InferOutput<typeof shareBarSchema>
