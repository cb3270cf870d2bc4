import { Buffer } from 'node:buffer'
import { hashSource } from './hash-source.ts'

export interface HashedDocument {
  html: Uint8Array<ArrayBuffer>
  /** `script-src` hashes of the inline scripts with the nonce. */
  scriptHashes: readonly string[]
  /** `style-src` hashes of the inline styles with the nonce. */
  styleHashes: readonly string[]
}

/**
 * Replaces the nonces of a page with hashes, so that the page can be cached. Injected scripts have no nonce, so they get no
 * hash. Also removes the router's module preloads and gives module scripts a low priority: the page is usable without them, and
 * on a slow network they would compete with the first image (docs/decisions/0011).
 *
 * @param document - the page in UTF-8
 */
export function replaceNonceWithHashes(document: Uint8Array, nonce: string): HashedDocument {
  // One character per byte: five times as fast as decoding a page and encoding it again.
  const html = Buffer.from(document.buffer, document.byteOffset, document.length).toString('latin1')
  const carried = ` nonce="${nonce}"`
  const scriptHashes = new Set<string>()
  const styleHashes = new Set<string>()
  for (const { tag, attributes, text } of inlineElements(html)) {
    if (!attributes.includes(carried) || /\ssrc=/.test(attributes)) continue
    const target = tag === 'script' ? scriptHashes : styleHashes
    target.add(hashSource(Buffer.from(text, 'latin1')))
  }
  const sealed = html
    .replaceAll(carried, '')
    .replaceAll(/<link rel="modulepreload"[^<>]*>/g, '')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
  return {
    html: Buffer.from(sealed, 'latin1'),
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
  }
}

interface InlineElement {
  tag: string
  attributes: string
  text: string
}

/** Yields inline scripts and styles in document order. Runs in linear time even if elements are never closed. */
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
