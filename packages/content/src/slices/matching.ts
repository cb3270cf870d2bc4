import * as v from 'valibot'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** What a funder adds to gifts, as the site's settings say. */
export const matchingSchema = sliceSchema('matching', { title: text, text }, {})

export type MatchingSlice = v.InferOutput<typeof matchingSchema>
