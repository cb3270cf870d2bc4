import { isRecord } from '../documents/is-record.ts'
import { textBlockTypes } from '../fields/rich-text.ts'
import type { RichTextBlock } from '../fields/rich-text.ts'
import { injectPlaceholdersInAddress } from './inject-placeholders-in-address.ts'
import { injectPlaceholdersInHtml } from './inject-placeholders-in-html.ts'
import { injectPlaceholdersInRichText } from './inject-placeholders-in-rich-text.ts'
import { injectPlaceholders } from './inject-placeholders.ts'
import type { PlaceholderValues } from './template.ts'

const deepest = 20

/**
 * A copy of slices, or of any plain content, with every `{{ name }}` slot filled by the rule of where
 * it is: words in a text, a safe address in a field whose name ends in `url`, `link`, `href`,
 * `src` or `iframe`, escaped in a field whose name ends in `html`, and rich text with its spans moved
 * along. Do it before anything is made markup of.
 *
 * @param values - from `placeholderValues`
 */
export function injectPlaceholdersInContent<Content>(
  content: Content,
  values: PlaceholderValues,
): Content {
  return inject(content, '', values, 0) as Content
}

function inject(value: unknown, name: string, values: PlaceholderValues, depth: number): unknown {
  if (typeof value === 'string') return injectInText(value, name, values)
  if (depth > deepest) return value
  if (Array.isArray(value)) return value.map((item) => inject(item, name, values, depth + 1))
  if (!isRecord(value)) return value
  if (isTextBlock(value)) return injectPlaceholdersInRichText([value], values)[0]
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, inject(child, key, values, depth + 1)]),
  )
}

function injectInText(text: string, name: string, values: PlaceholderValues): string {
  if (!text.includes('{{')) return text
  if (/html$/i.test(name)) return injectPlaceholdersInHtml(text, values)
  return /(?:url|link|href|src|iframe)$/i.test(name)
    ? injectPlaceholdersInAddress(text, values)
    : injectPlaceholders(text, values)
}

function isTextBlock(value: Record<string, unknown>): value is RichTextBlock {
  const { type, text, spans } = value
  return (
    typeof type === 'string' &&
    textBlockTypes.includes(type) &&
    typeof text === 'string' &&
    Array.isArray(spans)
  )
}
