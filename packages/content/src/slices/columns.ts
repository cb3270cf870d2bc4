import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Running text in columns. */
export const columnsSchema = sliceSchema(
  'columns',
  { title: text, text },
  { title: text, text: richText, image },
)

export type ColumnsSlice = v.InferOutput<typeof columnsSchema>
