import * as v from 'valibot'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Markup as the editor typed it; sanitised before it is shown. */
export const htmlSchema = sliceSchema('html', { title: text, text, html: text }, {})

export type HtmlSlice = v.InferOutput<typeof htmlSchema>
