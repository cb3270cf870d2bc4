import { Buffer } from 'node:buffer'
import { applicationTag, preloadTag } from '../navigation/router-internals.ts'
import { mainEndId } from './starter-terms.ts'

const contentEnd = `<template id="${mainEndId}"`
/**
 * Forces a layout of the first screen before its first paint, by reading a size. Two short tasks result instead of one long
 * one, which would delay the response to a click. The script removes itself, because React does not render it.
 */
const layFirstScreenOut =
  "'firstScreen'in document.documentElement.dataset&&document.body.offsetHeight;document.currentScript.remove()"

/**
 * Postpones the application of a page: its script becomes inert data with the URLs of its modules, until `starter.ts` runs it.
 * A page that starts its application in another way is returned unchanged.
 *
 * @param document - complete page in UTF-8, as the router renders it
 */
export function delayApplication(document: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  // One character per byte: faster than decoding a page and encoding it again.
  const html = Buffer.from(document.buffer, document.byteOffset, document.length).toString('latin1')
  const modules: (string | undefined)[] = []
  const withoutPreloads = html.replaceAll(preloadTag, (_tag, attributes: string) => {
    modules.push(valueOf('href', attributes))
    return ''
  })
  let marks: string | undefined
  const waiting = withoutPreloads.replaceAll(applicationTag, (tag, attributes: string) => {
    if (marks !== undefined || valueOf('type', attributes) !== 'module') return tag
    const nonce = valueOf('nonce', attributes)
    marks = nonce === undefined ? '' : ` nonce="${nonce}"`
    return `<script type="text/plain" data-modules="${modules.join(' ')}"${marks}>`
  })
  if (marks === undefined) return document
  const delayed = waiting.replace(
    contentEnd,
    `<script${marks}>${layFirstScreenOut}</script>${contentEnd}`,
  )
  return Buffer.from(delayed, 'latin1')
}

/** Returns an attribute's value in the router's markup; undefined if it is missing. */
function valueOf(name: string, attributes: string): string | undefined {
  const [, after] = ` ${attributes}`.split(` ${name}="`)
  return after?.split('"')[0]
}
