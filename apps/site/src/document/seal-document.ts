import { hashSource } from './hash-source.ts'

export interface SealedDocument {
  html: string
  /** Sources for `script-src`: hashes of the inline scripts that were rendered by us. */
  scriptHashes: readonly string[]
  /** Sources for `style-src`, likewise. */
  styleHashes: readonly string[]
}

/**
 * Takes the render's nonce out of a page, so that the page can be kept by any cache, and gives the
 * hashes that let just the inline scripts and styles that carried it run. A script that somebody
 * smuggled into the page carried no nonce and gets no hash.
 *
 * The router's hints to load its modules early are taken out on the way, and the modules themselves are
 * asked for at low priority: the page is readable and its forms work without them, and on a slow line
 * they would compete with the first picture (docs/decisions/0003).
 */
export function sealDocument(html: string, nonce: string): SealedDocument {
  const carried = ` nonce="${nonce}"`
  const scriptHashes = new Set<string>()
  const styleHashes = new Set<string>()
  for (const match of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    const [, tag, attributes = '', text = ''] = match
    if (!attributes.includes(carried) || /\ssrc=/.test(attributes)) continue
    const target = tag === 'script' ? scriptHashes : styleHashes
    target.add(hashSource(text))
  }
  const sealed = html
    .replaceAll(carried, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
  return { html: sealed, scriptHashes: [...scriptHashes], styleHashes: [...styleHashes] }
}
