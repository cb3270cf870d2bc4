import type { IOptions } from 'sanitize-html'

/**
 * Sanitised HTML. Only the functions of this package create it, and nothing else may be passed to
 * `dangerouslySetInnerHTML`.
 */
export type SafeHtml = string & { readonly __brand: 'SafeHtml' }

/** Tags allowed in HTML of people (Spec §5). */
export const writtenTags: readonly string[] =
  'a abbr b br del div em hr i iframe img p pre s small span strike strong sub sup u'.split(' ')

/** Tags of the CMS's rich text blocks. */
export const blockTags: readonly string[] = ['h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'ul', 'li']

/** Attributes allowed per tag (Spec §5). */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  abbr: ['title'],
  iframe: ['src'],
  img: ['alt', 'src'],
}

/** Sanitiser options for a list of tags (Spec §5). */
export function sanitiserOptions(tags: readonly string[]): IOptions {
  return {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...(allowedSchemes['a'] ?? [])],
    allowedSchemesByTag: Object.fromEntries(
      Object.entries(allowedSchemes).map(([tag, schemes]) => [tag, [...schemes]]),
    ),
    // "//host" is an absolute URL.
    allowProtocolRelative: false,
    allowIframeRelativeUrls: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: isKept('a', href) ? { href } : {},
      }),
      // Screen readers read the file name of an image without alt.
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: {
          alt: couldBreakOutOfAttribute(alt) ? '' : alt,
          ...(isKept('img', src) ? { src } : {}),
        },
      }),
      iframe: (tagName, { src = '' }) => ({
        tagName,
        attribs: isKept('iframe', src) ? { src } : {},
      }),
      abbr: (tagName, { title }) => ({
        tagName,
        attribs: title === undefined || couldBreakOutOfAttribute(title) ? {} : { title },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'iframe' || tag === 'img') && (attribs['src'] ?? '').trim() === '',
  }
}

function isKept(tag: string, address: string): boolean {
  return isAllowedUrl(tag, address) && !couldBreakOutOfAttribute(address)
}

/** Schemes of links, images and frames (Spec §5; decisions.md). */
const allowedSchemes: Readonly<Record<string, readonly string[]>> = {
  a: ['http', 'https', 'mailto', 'tel'],
  img: ['http', 'https'],
  iframe: ['https'],
}

// Characters that browsers ignore in URLs, or that are invisible.
// oxlint-disable-next-line no-control-regex -- they are what this is about
const unseen = /[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g
const oddHost = /^\W*https:[/\\]{2}[^/?#\\]*[\s%]/i
const scheme = /^([a-z][a-z\d+.-]*):/i

/**
 * Whether a URL is allowed in a link, image or frame. Relative URLs are allowed in links and images, except `//host`
 * and its variants.
 */
export function isAllowedUrl(tag: string, address: string): boolean {
  const text = address.replace(unseen, '')
  if (text === '') return false
  const schemes = allowedSchemes[tag] ?? []
  const [, named] = scheme.exec(text) ?? []
  if (named !== undefined) {
    // Without slashes, some parsers read a path and others a host.
    const isWeb = /^https?:/i.test(text)
    // Some parsers accept spaces in hosts.
    if (tag === 'iframe' && (!URL.canParse(address) || oddHost.test(address))) return false
    return schemes.includes(named.toLowerCase()) && (!isWeb || /^https?:\/\/[^/\\]/i.test(text))
  }
  if (/^[/\\]{2}/.test(text)) return false
  // A colon before any slash could be a disguised scheme.
  return tag !== 'iframe' && !/^[^/?#]*:/.test(text)
}

const ends = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

/**
 * Mutation XSS guard: whether an attribute's value could end its element when the HTML is serialised and re-parsed by
 * a laxer parser. Both sanitisers remove such values.
 */
export function couldBreakOutOfAttribute(value: string): boolean {
  return ends.test(value)
}
