// oxlint-disable-next-line typescript/triple-slash-reference -- an application that is checked with these sources has to find the declarations, too
/// <reference path="./css-tree-parts.d.ts" />
import type { CssNode, List, ListItem, Url } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { tokenize, tokenTypes } from 'css-tree/tokenizer'
import walk from 'css-tree/walker'
import { getMediaUrl } from '@milepost/server/media-address'
import { parseUrl } from '../../base/addresses.ts'

/** Hosts of fonts that the site's media proxy fetches. */
export const fontHosts: readonly string[] = ['fonts.gstatic.com', 'fonts.bunny.net']

/** Allowed at-rules: none takes a URL in its prelude, and URLs in their blocks are rewritten. All others are removed. */
const safeAtRules = new Set([
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

/** Functions with a URL argument that css-tree does not parse as a URL. */
const urlFunctions = new Set([
  'image',
  'image-set',
  '-webkit-image-set',
  'src',
  'url',
  'url-prefix',
])

const blockedUrl = 'about:invalid'

/** Maximum number of parse errors. A text with more is not CSS, and would take long to parse. */
const maxErrors = 100

/**
 * Rewrites a third-party style sheet so that it loads nothing from third parties: fonts of known hosts use the site's media
 * proxy, other URLs become `about:invalid`, and imports and everything that cannot be parsed are removed.
 *
 * @param source - URL of the sheet, the base of its relative URLs
 * @throws Error if the text is not CSS, or the result could still load something
 */
export function rewriteCssUrls(css: string, source: string): string {
  let errors = 0
  const sheet = parse(css, {
    parseCustomProperty: true,
    onParseError: () => {
      errors += 1
      if (errors > maxErrors) throw new Error('The style sheet has too many parse errors')
    },
  })
  removeUnsafe(sheet, source)
  const written = generate(sheet)
  if (!loadsNothing(written))
    throw new Error('The rewritten style sheet still contains a URL or rule that is not allowed')
  return written
}

function resolveUrl({ value }: Url, source: string): string {
  const address = value.trim()
  if (/^data:/i.test(address)) return address
  const url = parseUrl(address, source)
  return url !== null && url.protocol === 'https:' && fontHosts.includes(url.host)
    ? getMediaUrl(url.href)
    : blockedUrl
}

/** A node on the current path of the walk, and whether it must be removed. */
interface Step {
  type: CssNode['type']
  isDisallowed: boolean
}

/** Rewrites all URLs in place, and removes the innermost rules or declarations that contain something unsafe. */
function removeUnsafe(sheet: CssNode, source: string): void {
  const way: Step[] = []
  walk(sheet, {
    enter(node: CssNode) {
      if (node.type === 'Url') node.value = resolveUrl(node, source)
      way.push({ type: node.type, isDisallowed: isDisallowed(node) })
    },
    leave(_node: CssNode, item: ListItem<CssNode> | null, list: List<CssNode> | null) {
      const step = way.pop()
      const around = way.at(-1)
      if (step?.isDisallowed !== true || around === undefined) return
      if (around.type === 'Block' || around.type === 'StyleSheet') {
        if (item !== null) list?.remove(item)
      } else around.isDisallowed = true
    },
  })
}

function isDisallowed(node: CssNode): boolean {
  switch (node.type) {
    case 'Raw':
    case 'Comment':
    case 'CDO':
    case 'CDC':
      return true
    case 'Function':
      return !isKnownFunction(node.name)
    case 'Atrule':
      return !safeAtRules.has(node.name.toLowerCase())
    default:
      return false
  }
}

/** Names with escapes are unknown, because they may stand for any name. */
function isKnownFunction(name: string): boolean {
  return !name.includes('\\') && !urlFunctions.has(name.toLowerCase())
}

/** Verifies the generated CSS by its tokens, as a browser would read it: it loads nothing but proxied and inline resources. */
function loadsNothing(css: string): boolean {
  let isFine = true
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end)
    if (type === tokenTypes.Url) isFine &&= /^url\((?:about:invalid|\/media\/|data:)/i.test(text)
    else if (type === tokenTypes.Function) isFine &&= isKnownFunction(text.slice(0, -1))
    else if (type === tokenTypes.AtKeyword) isFine &&= safeAtRules.has(text.slice(1).toLowerCase())
    else if (type === tokenTypes.BadUrl || type === tokenTypes.BadString) isFine = false
  })
  return isFine
}
