import { Buffer } from 'node:buffer'
import { applicationTagPattern, preloadTagPattern } from '../navigation/router-internals.ts'
import { mainEndId } from './starter-terms.ts'

const contentEndTag = `<template id="${mainEndId}"`
/**
 * Inline script that forces a layout of the first screen before its first paint. This splits one long task into two short
 * ones, so that clicks are handled sooner. Removes itself, because React does not render it.
 */
const firstScreenScript =
  "'firstScreen'in document.documentElement.dataset&&document.body.offsetHeight;document.currentScript.remove()"

/**
 * Delays the application of a page: makes its script inert until `starter.ts` runs it. Returns the page unchanged if the
 * script has another format.
 *
 * @param document - HTML in UTF-8, as rendered by the router
 */
export function delayApplication(document: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  // One character per byte: faster than decoding a page and encoding it again.
  const html = Buffer.from(document.buffer, document.byteOffset, document.length).toString('latin1')
  // The router preloads modules in the head only. Odd parts are the attributes of these tags.
  const parts = html.split(preloadTagPattern)
  const page = parts.pop() ?? ''
  const modules = parts.flatMap((part, index) =>
    index % 2 === 1 ? getAttribute('href', part) : [],
  )
  const script = [...page.matchAll(applicationTagPattern)].find(
    ([, attributes = '']) => getAttribute('type', attributes) === 'module',
  )
  if (script === undefined) return document
  const [tag, attributes = ''] = script
  const nonce = getAttribute('nonce', attributes)
  const marks = nonce === undefined ? '' : ` nonce="${nonce}"`
  const end = page.lastIndexOf(contentEndTag, script.index)
  // Joined once, because each copy of a page is garbage of 90 kB.
  const delayed = [
    ...parts.filter((_part, index) => index % 2 === 0),
    page.slice(0, Math.max(0, end)),
    end === -1 ? '' : `<script${marks}>${firstScreenScript}</script>`,
    page.slice(Math.max(0, end), script.index),
    `<script type="text/plain" data-modules="${modules.join(' ')}"${marks}>`,
    page.slice(script.index + tag.length),
  ]
  return Buffer.from(delayed.join(''), 'latin1')
}

/** Returns an attribute's value in the router's markup; undefined if it is missing. */
function getAttribute(name: string, attributes: string): string | undefined {
  const [, after] = ` ${attributes}`.split(` ${name}="`)
  return after?.split('"')[0]
}
