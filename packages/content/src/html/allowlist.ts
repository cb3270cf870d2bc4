import type { IOptions } from 'sanitize-html'

/** Sanitised HTML, which only this package's functions create. Never pass anything else to `dangerouslySetInnerHTML`. */
export type SafeHtml = string & { readonly __brand: 'SafeHtml' }

/** Tags allowed in user HTML (Spec §5). */
export const allowedTags: readonly string[] =
  'a abbr b br del div em hr i iframe img p pre s small span strike strong sub sup u'.split(' ')

/** Additional tags that rich-text blocks are converted to. */
export const blockTags: readonly string[] = ['h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'ul', 'li']

/** Allowed attributes by tag (Spec §5). */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  abbr: ['title'],
  iframe: ['src'],
  img: ['alt', 'src'],
}

/** Returns sanitize-html options that allow the given tags (Spec §5). */
export function createSanitiserOptions(tags: readonly string[]): IOptions {
  return {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...(allowedSchemes['a'] ?? [])],
    allowedSchemesByTag: Object.fromEntries(
      Object.entries(allowedSchemes).map(([tag, schemes]) => [tag, [...schemes]]),
    ),
    // `//host` is another site.
    allowProtocolRelative: false,
    allowIframeRelativeUrls: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: isSafeUrlAttribute('a', href) ? { href } : {},
      }),
      // Adds a missing alt, because screen readers would read the file name instead.
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: {
          alt: couldBreakOutOfAttribute(alt) ? '' : alt,
          ...(isSafeUrlAttribute('img', src) ? { src } : {}),
        },
      }),
      iframe: (tagName, { src = '' }) => ({
        tagName,
        attribs: isSafeUrlAttribute('iframe', src) ? { src } : {},
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

function isSafeUrlAttribute(tag: string, url: string): boolean {
  return isAllowedUrl(tag, url) && !couldBreakOutOfAttribute(url)
}

/** Allowed URL schemes by tag (Spec §5; decisions.md). */
const allowedSchemes: Readonly<Record<string, readonly string[]>> = {
  a: ['http', 'https', 'mailto', 'tel'],
  img: ['http', 'https'],
  iframe: ['https'],
}

// Characters that browsers ignore in URLs, or that are invisible.
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const ignorable = /[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g
const oddHost = /^\W*https:[/\\]{2}[^/?#\\]*[\s%]/i
const scheme = /^([a-z][a-z\d+.-]*):/i

/**
 * Whether a URL is allowed in an attribute of a link, image or iframe. Relative URLs are allowed in links and images,
 * but not `//host` and its variants.
 */
export function isAllowedUrl(tag: string, url: string): boolean {
  const text = url.replace(ignorable, '')
  if (text === '') return false
  const schemes = allowedSchemes[tag] ?? []
  const [, named] = scheme.exec(text) ?? []
  if (named !== undefined) {
    // After `https:`, two slashes are required: without them, parsers disagree about the host.
    const isWeb = /^https?:/i.test(text)
    // Some parsers accept spaces in a host.
    if (tag === 'iframe' && (!URL.canParse(url) || oddHost.test(url))) return false
    return schemes.includes(named.toLowerCase()) && (!isWeb || /^https?:\/\/[^/\\]/i.test(text))
  }
  if (/^[/\\]{2}/.test(text)) return false
  // A colon before the first slash could be a disguised scheme.
  return tag !== 'iframe' && !/^[^/?#]*:/.test(text)
}

const terminators =
  /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

/**
 * Mutation XSS guard: whether an attribute value could close its element when the HTML is serialised and re-parsed by a
 * laxer parser. Both sanitisers remove such values.
 */
export function couldBreakOutOfAttribute(value: string): boolean {
  return terminators.test(value)
}
