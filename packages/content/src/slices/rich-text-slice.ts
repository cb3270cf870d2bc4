import * as v from 'valibot'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** A title and running text: the slice type `text`. */
export const richTextSliceSchema = sliceSchema('text', { title: text, text: richText }, {})

export type RichTextSlice = v.InferOutput<typeof richTextSliceSchema>
