const tag = /<[^<>]*>/g
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi
const unseen = /[\u200B\uFEFF]/g

/**
 * How many characters of text are in sanitised markup, for a counter: tags count nothing, an
 * escaped character counts one. Anything but text is 0 long.
 */
export function htmlTextLength(html: unknown): number {
  if (typeof html !== 'string') return 0
  return html.replace(tag, '').replace(entity, '.').replace(unseen, '').length
}
