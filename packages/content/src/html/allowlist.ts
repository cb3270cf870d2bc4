import type { IOptions } from 'sanitize-html'
import { allowedSchemes, isAllowedAddress } from './allowed-address.ts'
import { couldBreakOutOfAttribute } from './could-break-out-of-attribute.ts'

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
