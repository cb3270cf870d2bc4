import { hashSource } from './hash-source.ts'

export interface HashedDocument {
  html: string
  /** Sources for `script-src`: hashes of the inline scripts that were rendered by us. */
  scriptHashes: readonly string[]
  /** Sources for `style-src`, likewise. */
  styleHashes: readonly string[]
}

/**
 * Removes the render's nonce from a page, so that any cache can store it, and returns the hashes of the inline scripts
 * and styles that had it. An injected script had no nonce and gets no hash. Also removes the router's module preloads,
 * and loads the modules at low priority: the page is readable and its forms work without them, and on a slow network
 * they would compete with the first image (docs/decisions/0011).
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
