// oxlint-disable-next-line typescript/triple-slash-reference -- an application that is checked with these sources has to find the declarations, too
/// <reference path="./css-tree-parts.d.ts" />
import type { CssNode, List, ListItem, Url } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { tokenize, tokenTypes } from 'css-tree/tokenizer'
import walk from 'css-tree/walker'
import { getMediaUrl } from '@milepost/server/media-address'
import { parseUrl } from '../../base/addresses.ts'

/** Font hosts from which the site's media proxy can fetch. */
export const fontHosts: readonly string[] = ['fonts.gstatic.com', 'fonts.bunny.net']

/** At-rules that are kept, because they have no URL in their prelude. All others are removed. */
const allowedAtRules = new Set([
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

/** CSS functions with a URL argument that css-tree does not parse as a URL. */
const urlFunctions = new Set([
  'image',
  'image-set',
  '-webkit-image-set',
  'src',
  'url',
  'url-prefix',
])

const blockedUrl = 'about:invalid'

/** Maximum number of parse errors. A text with more is not CSS, and would be slow to parse. */
const maxErrors = 100

/**
 * Rewrites a style sheet so that it loads nothing from third parties: URLs of font hosts use the site's media proxy, other
 * URLs become `about:invalid`, and imports and invalid rules are removed.
 *
 * @param source - URL of the style sheet, against which its relative URLs are resolved
 * @throws Error if the text is not CSS, or if the result could still load something
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
  removeUnsafeNodes(sheet, source)
  const written = generate(sheet)
  if (!isSelfContained(written))
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

/** Ancestor of the current node, and whether it must be removed. */
interface AncestorNode {
  type: CssNode['type']
  isDisallowed: boolean
}

/** Rewrites all URLs in place, and removes the rules and declarations that contain something unsafe. */
function removeUnsafeNodes(sheet: CssNode, source: string): void {
  const way: AncestorNode[] = []
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
      return !isAllowedFunction(node.name)
    case 'Atrule':
      return !allowedAtRules.has(node.name.toLowerCase())
    default:
      return false
  }
}

/** Whether a function cannot load a URL. False for names with escapes, which may be those of any function. */
function isAllowedFunction(name: string): boolean {
  return !name.includes('\\') && !urlFunctions.has(name.toLowerCase())
}

/** Whether CSS loads only proxied and inline resources, judged by its tokens. */
function isSelfContained(css: string): boolean {
  let isFine = true
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end)
    if (type === tokenTypes.Url) isFine &&= /^url\((?:about:invalid|\/media\/|data:)/i.test(text)
    else if (type === tokenTypes.Function) isFine &&= isAllowedFunction(text.slice(0, -1))
    else if (type === tokenTypes.AtKeyword)
      isFine &&= allowedAtRules.has(text.slice(1).toLowerCase())
    else if (type === tokenTypes.BadUrl || type === tokenTypes.BadString) isFine = false
  })
  return isFine
}
