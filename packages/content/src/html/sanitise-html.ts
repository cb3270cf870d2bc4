import { asHTML, type LinkResolverFunction, type RichTextField } from '@prismicio/client'
import sanitize from 'sanitize-html'
import * as v from 'valibot'
import { isRecord } from '../documents/values.ts'
import { richText, type RichText, textBlockTypes, textOfBlocks } from '../fields/rich-text.ts'
import { blockTags, type SafeHtml, sanitiserOptions, writtenTags } from './allowlist.ts'

/**
 * Markup that people wrote, cut down to the tags and attributes of the specification (Spec §5):
 * addresses are http, https, mailto, tel or relative, frames https only.
 * Anything that is not text gives empty markup.
 */
export function sanitiseHtml(html: unknown): SafeHtml {
  if (typeof html !== 'string') return '' as SafeHtml
  return keepTags(html, writtenTags)
}

const end = '</iframe>'
const frameAndRest = /(<iframe [^<>]*>)[^]*$/

/** Markup cut down to some tags. */
function keepTags(html: string, tags: readonly string[]): SafeHtml {
  // What is inside a frame is text for browsers, whatever it was for the sanitiser.
  return sanitize(html, sanitiserOptions(tags))
    .split(end)
    .map((part, index, { length }) =>
      index < length - 1 ? part.replace(frameAndRest, '$1') : part,
    )
    .join(end) as SafeHtml
}

/** How rich text becomes markup. */
export interface RichTextOptions {
  /** The level that the text's highest heading gets; a page has one h1 of its own. @default 2 */
  readonly firstHeading?: 2 | 3 | 4 | 5 | 6
}

/**
 * The content service's rich text as markup that is safe to show. Headings keep their order and are
 * shifted so that the highest is `firstHeading`. Blocks that cannot be read are left out; anything
 * that is not rich text gives empty markup.
 */
export function richTextToHtml(
  blocks: unknown,
  { firstHeading = 2 }: RichTextOptions = {},
): SafeHtml {
  const read = v.safeParse(richText, blocks)
  const readable = read.success ? read.output : readableBlocks(blocks)
  const prepared = shiftHeadings(readable.flatMap(prepareBlock), firstHeading)
  const html = asHTML(prepared as unknown as RichTextField, { linkResolver })
  return keepTags(html, [...writtenTags, ...blockTags])
}

/** The blocks of a damaged text that are whole on their own. */
function readableBlocks(blocks: unknown): RichText {
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block: unknown) => {
    const result = v.safeParse(richText, [block])
    return result.success ? result.output : []
  })
}

/** What the service's serialiser needs to be there; a block of another type is left out. */
function prepareBlock(block: RichText[number]): RichText {
  if (textBlockTypes.includes(block.type)) {
    const { type } = block
    const text = String(block['text'])
    const spans = Array.isArray(block['spans'])
      ? block['spans'].flatMap((span) => prepareSpan(span, text.length))
      : []
    return [{ type, text, spans }]
  }
  if (block.type === 'embed') {
    const { oembed } = block
    return isRecord(oembed) && typeof oembed['html'] === 'string' ? [{ type: 'embed', oembed }] : []
  }
  return block.type === 'image' && typeof block['url'] === 'string'
    ? [
        {
          type: 'image',
          url: block['url'],
          alt: typeof block['alt'] === 'string' ? block['alt'] : '',
        },
      ]
    : []
}

/** Spans that are inside the text; labels and whatever else there may be carry no meaning here. */
function prepareSpan(span: unknown, length: number): Record<string, unknown>[] {
  if (!isRecord(span)) return []
  const { type, data } = span
  const start = Math.max(0, Number(span['start']))
  const end = Math.min(length, Number(span['end']))
  if (!Number.isInteger(start) || !Number.isInteger(end) || end <= start) return []
  if (type === 'strong' || type === 'em') return [{ type, start, end }]
  return type === 'hyperlink' && isRecord(data) ? [{ type, start, end, data }] : []
}

function shiftHeadings(blocks: RichText, firstHeading: number): RichText {
  const levels = blocks.flatMap(({ type }) => headingLevel(type) ?? [])
  const highest = Math.min(...levels)
  return blocks.map((block) => {
    const level = headingLevel(block.type)
    if (level === undefined) return block
    return { ...block, type: `heading${Math.min(6, level - highest + firstHeading)}` }
  })
}

function headingLevel(type: string): number | undefined {
  const digit = /^heading([1-6])$/.exec(type)?.[1]
  return digit === undefined ? undefined : Number(digit)
}

/** Internal pages live at their uid, the site's document at the root. */
const linkResolver: LinkResolverFunction = ({ type, uid }) => {
  if (type === 'custom_site') return '/'
  return typeof uid === 'string' && uid !== '' ? `/${encodeURIComponent(uid)}` : null
}

/**
 * The words of rich text or of markup, without any markup; blocks are joined by line breaks. Plain
 * text to read, not markup: escape it where markup is expected. Anything else gives empty text.
 */
export function plainText(content: unknown): string {
  if (typeof content === 'string') return decode(sanitize(content, { allowedTags: [] })).trim()
  const result = v.safeParse(richText, content)
  return result.success ? textOfBlocks(result.output) : ''
}

/** Takes back the three escapes that the sanitiser writes between tags. */
function decode(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
