import * as v from 'valibot'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** The way to the reports, for administrators. */
export const reportsSchema = sliceSchema('reports', { title: text, text, button: text }, {})

export type ReportsSlice = v.InferOutput<typeof reportsSchema>
