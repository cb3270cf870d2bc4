import { asText, type RichTextField } from '@prismicio/client'
import * as v from 'valibot'
import { isRecord } from '../documents/values.ts'
import { field, InvalidValue, rejectValue } from './field.ts'

/** A block of rich text, such as a paragraph. */
export interface RichTextBlock {
  readonly type: string
  readonly [key: string]: unknown
}

/** Rich text as a list of blocks. Convert it with `richTextToHtml` or `toPlainText` of `@milepost/content/html`. */
export type RichText = readonly RichTextBlock[]

/** Whether a type of block contains text. */
export function isTextBlockType(type: string): boolean {
  return /^(?:heading[1-6]|paragraph|preformatted|(?:o-)?list-item)$/.test(type)
}

/** Rich text field. Empty by default. If it is plain text, each line becomes a paragraph. */
export const richText = field((value): RichText | InvalidValue => {
  if (value === null) return []
  if (typeof value === 'string') return paragraphs(value)
  if (!Array.isArray(value)) return rejectValue('rich text', value)
  for (const [index, block] of value.entries()) {
    const refusal = checkBlock(block, index)
    if (refusal !== undefined) return refusal
  }
  return value as RichText
})

function paragraphs(value: string): RichText {
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', text: line, spans: [] }))
}

function checkBlock(block: unknown, index: number): InvalidValue | undefined {
  if (!isRecord(block)) return rejectValue('a block of rich text', block, [index])
  if (typeof block['type'] !== 'string') {
    return rejectValue('the type of a block', block['type'], [index, 'type'])
  }
  if (!isTextBlockType(block['type'])) return undefined
  if (typeof block['text'] !== 'string') {
    return rejectValue('text', block['text'], [index, 'text'])
  }
  const spans = block['spans'] ?? []
  if (!Array.isArray(spans)) return rejectValue('a list of spans', spans, [index, 'spans'])
  for (const [position, span] of spans.entries()) {
    const path = [index, 'spans', position]
    if (!isRecord(span)) return rejectValue('a span', span, path)
    if (typeof span['type'] !== 'string') {
      return rejectValue('the type of a span', span['type'], [...path, 'type'])
    }
    for (const end of ['start', 'end']) {
      if (!Number.isInteger(span[end]))
        return rejectValue('a whole number', span[end], [...path, end])
    }
  }
  return undefined
}

/** Field whose text or rich text is converted to plain text. Empty by default. */
export const plainTextField = field((value): string | InvalidValue => {
  if (typeof value === 'string') return value.trim()
  const result = v.safeParse(richText, value)
  return result.success ? blocksToText(result.output) : new InvalidValue(result.issues[0].message)
})

/** Converts rich text to plain text, with one line per block. */
export function blocksToText(blocks: RichText): string {
  const textBlocks = blocks.filter(({ type }) => isTextBlockType(type))
  return asText(textBlocks as unknown as RichTextField, { separator: '\n' }).trim()
}
