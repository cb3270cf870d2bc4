// oxlint-disable-next-line typescript/triple-slash-reference -- an application that is checked with these sources has to find the declarations, too
/// <reference path="./css-tree-parts.d.ts" />
import type { CssNode, List, ListItem, Url } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { tokenize, tokenTypes } from 'css-tree/tokenizer'
import walk from 'css-tree/walker'
import { mediaAddress } from '@milepost/server/media-address'
import { parseUrl } from '../../base/addresses.ts'

/** Hosts whose fonts the site's server fetches for its visitors. */
export const fontHosts: readonly string[] = ['fonts.gstatic.com', 'fonts.bunny.net']

/** The CSS at-rules that are allowed. None of them fetches anything, and unknown ones are left out. */
const ownRules = new Set([
  'annotation',
  'character-variant',
  'container',
  'counter-style',
  'font-face',
  'font-feature-values',
  'font-palette-values',
  'historical-forms',
  'keyframes',
  'layer',
  'media',
  'ornaments',
  'property',
  'scope',
  'starting-style',
  'styleset',
  'stylistic',
  'supports',
  'swash',
  '-webkit-keyframes',
])

/** Functions whose plain text argument is a URL, or which may contain one that is not parsed. */
const askingFunctions = new Set([
  'image',
  'image-set',
  '-webkit-image-set',
  'src',
  'url',
  'url-prefix',
])

const nowhere = 'about:invalid'

/** Reading goes on behind an error; a sheet of errors is none, and takes long. */
const mostErrors = 100

/**
 * Rewrites a third-party style sheet for our origin: fonts of known hosts are proxied by the site's server, other URLs become `about:invalid`, and imports and everything that cannot be parsed are removed.
 *
 * @param source - URL of the sheet, the base of relative URLs
 * @throws Error if the text is mostly not CSS
 */
export function rewriteCssUrls(css: string, source: string): string {
  let errors = 0
  const sheet = parse(css, {
    parseCustomProperty: true,
    onParseError: () => {
      errors += 1
      if (errors > mostErrors) throw new Error('This is hardly a style sheet')
    },
  })
  leaveOut(sheet, source)
  const written = generate(sheet)
  if (!isQuiet(written)) throw new Error('What this style sheet asks for is not understood')
  return written
}

function ownAddress({ value }: Url, source: string): string {
  const address = value.trim()
  if (/^data:/i.test(address)) return address
  const url = parseUrl(address, source)
  return url !== null && url.protocol === 'https:' && fontHosts.includes(url.host)
    ? mediaAddress(url.href)
    : nowhere
}

/** A node on the way down, and whether something in it is not to be shown. */
interface Step {
  type: CssNode['type']
  isBad: boolean
}

/** Gives every address another one, and takes out the innermost rules that have what is not understood. */
function leaveOut(sheet: CssNode, source: string): void {
  const way: Step[] = []
  walk(sheet, {
    enter(node: CssNode) {
      if (node.type === 'Url') node.value = ownAddress(node, source)
      way.push({ type: node.type, isBad: isBad(node) })
    },
    leave(_node: CssNode, item: ListItem<CssNode> | null, list: List<CssNode> | null) {
      const step = way.pop()
      const around = way.at(-1)
      if (step?.isBad !== true || around === undefined) return
      if (around.type === 'Block' || around.type === 'StyleSheet') {
        if (item !== null) list?.remove(item)
      } else around.isBad = true
    },
  })
}

function isBad(node: CssNode): boolean {
  switch (node.type) {
    case 'Raw':
    case 'Comment':
    case 'CDO':
    case 'CDC':
      return true
    case 'Function':
      return !isKnownFunction(node.name)
    case 'Atrule':
      return !ownRules.has(node.name.toLowerCase())
    default:
      return false
  }
}

/** A name with an escape in it may be any name. */
function isKnownFunction(name: string): boolean {
  return !name.includes('\\') && !askingFunctions.has(name.toLowerCase())
}

/** Whether the written CSS has no address but ours, however a browser reads it. */
function isQuiet(css: string): boolean {
  let isFine = true
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end)
    if (type === tokenTypes.Url) isFine &&= /^url\((?:about:invalid|\/media\/|data:)/i.test(text)
    else if (type === tokenTypes.Function) isFine &&= isKnownFunction(text.slice(0, -1))
    else if (type === tokenTypes.AtKeyword) isFine &&= ownRules.has(text.slice(1).toLowerCase())
    else if (type === tokenTypes.BadUrl || type === tokenTypes.BadString) isFine = false
  })
  return isFine
}
