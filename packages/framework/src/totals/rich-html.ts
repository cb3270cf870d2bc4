import { richTextToHtml, type SafeHtml } from '@milepost/content/html'
import { LRUCache } from 'lru-cache'

type Options = NonNullable<Parameters<typeof richTextToHtml>[1]>

const written = new LRUCache<string, SafeHtml>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length,
})

/**
 * Rich text as markup that is safe to show. The same text is read and sanitised once: it is on one
 * page for everybody, and writing it takes longer than anything else that presents a section.
 */
export function richHtml(blocks: unknown, options: Options = {}): SafeHtml {
  const key = `${options.firstHeading ?? ''} ${JSON.stringify(blocks)}`
  const known = written.get(key)
  if (known !== undefined) return known
  const html = richTextToHtml(blocks, options)
  written.set(key, html)
  return html
}
