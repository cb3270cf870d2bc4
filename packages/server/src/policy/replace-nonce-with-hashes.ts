import { hashSource } from './hash-source.ts'

export interface HashedDocument {
  html: string
  /** Sources for `script-src`: hashes of the inline scripts that were rendered by us. */
  scriptHashes: readonly string[]
  /** Sources for `style-src`, likewise. */
  styleHashes: readonly string[]
}

/**
 * Takes the render's nonce out of a page, so that the page can be kept by any cache, and gives the
 * hashes that let only the inline scripts and styles that carried it run. A script that somebody
 * smuggled into the page carried no nonce and gets no hash.
 *
 * The router's hints to load its modules early are taken out on the way, and the modules themselves are
 * asked for at low priority: the page is readable and its forms work without them, and on a slow line
 * they would compete with the first picture (docs/decisions/0011).
 */
export function replaceNonceWithHashes(html: string, nonce: string): HashedDocument {
  const carried = ` nonce="${nonce}"`
  const scriptHashes = new Set<string>()
  const styleHashes = new Set<string>()
  for (const { tag, attributes, text } of inlineElements(html)) {
    if (!attributes.includes(carried) || /\ssrc=/.test(attributes)) continue
    const target = tag === 'script' ? scriptHashes : styleHashes
    target.add(hashSource(text))
  }
  const sealed = html
    .replaceAll(carried, '')
    .replaceAll(/<link rel="modulepreload"[^<>]*>/g, '')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
  return { html: sealed, scriptHashes: [...scriptHashes], styleHashes: [...styleHashes] }
}

interface InlineElement {
  tag: string
  attributes: string
  text: string
}

/** Scripts and styles in their order. No part of the page is read twice, even where some are never closed. */
function* inlineElements(html: string): Generator<InlineElement> {
  const opening = /<(script|style)\b([^<>]*)>/g
  const unclosed = new Set<string>()
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const [, tag = '', attributes = ''] = match
    if (unclosed.has(tag)) continue
    const closing = `</${tag}>`
    const end = html.indexOf(closing, opening.lastIndex)
    if (end === -1) {
      unclosed.add(tag)
      continue
    }
    yield { tag, attributes, text: html.slice(opening.lastIndex, end) }
    opening.lastIndex = end + closing.length
  }
}
