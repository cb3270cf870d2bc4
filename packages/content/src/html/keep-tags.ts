import sanitize from 'sanitize-html'
import { sanitiserOptions } from './allowlist.ts'
import type { SafeHtml } from './safe-html.ts'

const end = '</iframe>'
const frameAndRest = /(<iframe [^<>]*>)[^]*$/

/** Markup cut down to some tags. */
export function keepTags(html: string, tags: readonly string[]): SafeHtml {
  // What is inside a frame is text for browsers, whatever it was for the sanitiser.
  return sanitize(html, sanitiserOptions(tags))
    .split(end)
    .map((part, index, { length }) =>
      index < length - 1 ? part.replace(frameAndRest, '$1') : part,
    )
    .join(end) as SafeHtml
}
