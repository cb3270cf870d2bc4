import { asText } from '@prismicio/client'
import type { RichTextField } from '@prismicio/client'
import * as v from 'valibot'
import { field, Refusal } from './field.ts'
import { richText, textBlockTypes } from './rich-text.ts'
import type { RichText } from './rich-text.ts'

/** Rich text or text, read as plain words; empty text when left out. */
export const plainTextField = field((value): string | Refusal => {
  if (typeof value === 'string') return value.trim()
  const result = v.safeParse(richText, value)
  return result.success ? textOfBlocks(result.output) : new Refusal(result.issues[0].message)
})

/** The words of rich text, blocks joined by line breaks. */
export function textOfBlocks(blocks: RichText): string {
  const worded = blocks.filter(({ type }) => textBlockTypes.includes(type))
  return asText(worded as unknown as RichTextField, { separator: '\n' }).trim()
}
