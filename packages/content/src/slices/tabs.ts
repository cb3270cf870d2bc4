import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { richText } from '../fields/rich-text.ts'
import { requiredText, text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** One of several contents at a time: items of the same tab are together. */
export const tabsSchema = sliceSchema(
  'tabs',
  { title: text, text },
  { tab: requiredText, title: text, text: richText, image, url: link },
)

export type TabsSlice = v.InferOutput<typeof tabsSchema>
