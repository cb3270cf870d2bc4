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
 * @param html - complete page, as the router renders it
 */
export function delayApplication(html: string): string {
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
  return marks === undefined
    ? waiting
    : waiting.replace(contentEnd, `<script${marks}>${layFirstScreenOut}</script>${contentEnd}`)
}

/** Returns an attribute's value in the router's markup; undefined if it is missing. */
function valueOf(name: string, attributes: string): string | undefined {
  const [, after] = ` ${attributes}`.split(` ${name}="`)
  return after?.split('"')[0]
}
