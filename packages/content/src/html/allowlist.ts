import type { IOptions } from 'sanitize-html'

/**
 * Markup that has passed the allowlist. Only the functions of this entry make it, and nothing else
 * may reach `dangerouslySetInnerHTML`.
 */
export type SafeHtml = string & { readonly __brand: 'SafeHtml' }

/** The tags that people may write (Spec §5). */
export const writtenTags: readonly string[] = [
  'a',
  'abbr',
  'b',
  'br',
  'del',
  'div',
  'em',
  'hr',
  'i',
  'iframe',
  'img',
  'p',
  'pre',
  's',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'u',
]

/** What the content service's blocks add: they are chosen from a menu, not written. */
export const blockTags: readonly string[] = ['h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'ul', 'li']

/** The attributes that each tag may have (Spec §5). */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  abbr: ['title'],
  iframe: ['src'],
  img: ['alt', 'src'],
}

/** The options of the sanitiser for a list of tags (Spec §5; schemes by the product's decisions). */
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
    // "//host" is an absolute address in disguise.
    allowProtocolRelative: false,
    allowIframeRelativeUrls: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: isKept('a', href) ? { href } : {},
      }),
      // A picture without alt is read out by its file name.
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
  return isAllowedAddress(tag, address) && !couldBreakOutOfAttribute(address)
}

/** Where links, pictures and frames may lead (Spec §5; schemes by the product's decisions). */
const allowedSchemes: Readonly<Record<string, readonly string[]>> = {
  a: ['http', 'https', 'mailto', 'tel'],
  img: ['http', 'https'],
  iframe: ['https'],
}

// What browsers do not see in an address, and what nobody writes into one.
// oxlint-disable-next-line no-control-regex -- they are what this is about
const unseen = /[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g
const oddHost = /^\W*https:[/\\]{2}[^/?#\\]*[\s%]/i
const scheme = /^([a-z][a-z\d+.-]*):/i

/**
 * Whether an address may be in a link, picture or frame. Relative addresses lead to this site and
 * are fine for links and pictures; `//host`, and whatever a browser would read as such, is not.
 */
export function isAllowedAddress(tag: string, address: string): boolean {
  const text = address.replace(unseen, '')
  if (text === '') return false
  const schemes = allowedSchemes[tag] ?? []
  const [, named] = scheme.exec(text) ?? []
  if (named !== undefined) {
    // Without its slashes it is a path for one reader and a host for another.
    const isWeb = /^https?:/i.test(text)
    // A frame whose address nobody can open is no frame. Some readers take blanks for a host's.
    if (tag === 'iframe' && (!URL.canParse(address) || oddHost.test(address))) return false
    return schemes.includes(named.toLowerCase()) && (!isWeb || /^https?:\/\/[^/\\]/i.test(text))
  }
  if (/^[/\\]{2}/.test(text)) return false
  // A colon before any slash might be a scheme in disguise.
  return tag !== 'iframe' && !/^[^/?#]*:/.test(text)
}

const ends = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

/**
 * Whether an attribute's text could end what it is in, once markup is written out and read again
 * by something less careful. Such text is nothing that people write; both sanitisers drop it.
 */
export function couldBreakOutOfAttribute(value: string): boolean {
  return ends.test(value)
}
