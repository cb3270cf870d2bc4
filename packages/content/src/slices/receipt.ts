import * as v from 'valibot'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Thanks for the donation that the query `donation-id` names. */
export const receiptSchema = sliceSchema('receipt', { title: text, text }, {})

export type ReceiptSlice = v.InferOutput<typeof receiptSchema>
