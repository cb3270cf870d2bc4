import { applicationTag, preloadTag } from '../navigation/router-internals.ts'
import { mainEndId } from './starter-terms.ts'

const contentEnd = `<template id="${mainEndId}"`
/**
 * Lays the first screen out before it is painted, where the starter asks for no more: these are two short tasks then, not one
 * long one that a press would wait for. To read a size does it. Gone afterwards: React knows no such element.
 */
const layFirstScreenOut =
  "'firstScreen'in document.documentElement.dataset&&document.body.offsetHeight;document.currentScript.remove()"

/**
 * Keeps the application of a page waiting: its script becomes data, with the addresses of its modules, until
 * `starter.ts` runs it. A page whose application the router starts in another way is left as it is.
 *
 * @param html - a whole page, as the router renders it
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
