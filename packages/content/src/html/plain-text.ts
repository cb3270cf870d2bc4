import sanitize from 'sanitize-html'
import * as v from 'valibot'
import { textOfBlocks } from '../fields/plain-text-field.ts'
import { richText } from '../fields/rich-text.ts'

/**
 * The words of rich text or of markup, without any markup; blocks are joined by line breaks. Plain
 * text to read, not markup: escape it where markup is expected. Anything else gives empty text.
 */
export function plainText(content: unknown): string {
  if (typeof content === 'string') return decode(sanitize(content, { allowedTags: [] })).trim()
  const result = v.safeParse(richText, content)
  return result.success ? textOfBlocks(result.output) : ''
}

/** Takes back the three escapes that the sanitiser writes between tags. */
function decode(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
