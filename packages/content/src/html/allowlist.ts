import type { IOptions } from 'sanitize-html'

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

/** The options of the sanitiser for a list of tags (Spec §5; schemes by the product's decisions). */
export function sanitiserOptions(tags: readonly string[]): IOptions {
  return {
    allowedTags: [...tags],
    allowedAttributes: {
      a: ['href', 'rel'],
      abbr: ['title'],
      iframe: ['src'],
      img: ['alt', 'src'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { iframe: ['https'], img: ['http', 'https'] },
    // "//host" is an absolute address in disguise.
    allowProtocolRelative: false,
    allowIframeRelativeUrls: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: href === undefined ? {} : { href, rel: 'noopener' },
      }),
      // A picture without alt is read out by its file name.
      img: (tagName, { src, alt = '' }) => ({
        tagName,
        attribs: src === undefined ? { alt } : { alt, src },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'iframe' || tag === 'img') && (attribs['src'] ?? '').trim() === '',
  }
}
