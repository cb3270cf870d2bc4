import { asHTML, type LinkResolverFunction, type RichTextField } from '@prismicio/client'
import sanitize from 'sanitize-html'
import * as v from 'valibot'
import { isRecord } from '../documents/values.ts'
import { richText, type RichText, isTextBlockType, blocksToText } from '../fields/rich-text.ts'
import { blockTags, type SafeHtml, createSanitiserOptions, allowedTags } from './allowlist.ts'

/**
 * Sanitises user HTML: keeps only allowed tags and attributes (Spec §5). Link URLs may be http, https, mailto, tel or
 * relative; iframes must be https. Returns '' for a value that is not a string.
 */
export function sanitiseHtml(html: unknown): SafeHtml {
  if (typeof html !== 'string') return '' as SafeHtml
  return sanitiseTags(html, allowedTags)
}

const end = '</iframe>'
const frameAndRest = /(<iframe [^<>]*>)[^]*$/

function sanitiseTags(html: string, tags: readonly string[]): SafeHtml {
  // Browsers treat the content of an iframe as text, so it is removed.
  return sanitize(html, createSanitiserOptions(tags))
    .split(end)
    .map((part, index, { length }) =>
      index < length - 1 ? part.replace(frameAndRest, '$1') : part,
    )
    .join(end) as SafeHtml
}

export interface RichTextOptions {
  /** Level to shift the highest heading to. @default 2 */
  readonly firstHeading?: 2 | 3 | 4 | 5 | 6
}

/**
 * Converts rich text to safe HTML. Shifts all heading levels so that the highest becomes `firstHeading`. Skips invalid
 * blocks. Returns '' for any other input.
 */
export function richTextToHtml(
  blocks: unknown,
  { firstHeading = 2 }: RichTextOptions = {},
): SafeHtml {
  const read = v.safeParse(richText, blocks)
  const readable = read.success ? read.output : readableBlocks(blocks)
  const prepared = shiftHeadings(readable.flatMap(prepareBlock), firstHeading)
  const html = asHTML(prepared as unknown as RichTextField, { linkResolver })
  return sanitiseTags(html, [...allowedTags, ...blockTags])
}

/** Returns the valid blocks of rich text that has invalid ones. */
function readableBlocks(blocks: unknown): RichText {
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block: unknown) => {
    const result = v.safeParse(richText, [block])
    return result.success ? result.output : []
  })
}

/** Prepares a block for the serialiser: adds required properties, and drops blocks of unknown types. */
function prepareBlock(block: RichText[number]): RichText {
  if (isTextBlockType(block.type)) {
    const { type } = block
    const text = String(block['text'])
    const spans = Array.isArray(block['spans'])
      ? block['spans'].flatMap((span) => prepareSpan(span, text.length))
      : []
    return [{ type, text, spans }]
  }
  if (block.type === 'embed') return isRecord(block['oembed']) ? prepareEmbed(block['oembed']) : []
  const { url, alt, linkTo } = block
  if (block.type !== 'image' || typeof url !== 'string') return []
  return [
    {
      type: 'image',
      url,
      alt: typeof alt === 'string' ? alt : '',
      ...(isRecord(linkTo) ? { linkTo } : {}),
    },
  ]
}

/** Prepares an embed. If it has no HTML, as for the oEmbed type `link`, it becomes a link. */
function prepareEmbed(oembed: Record<string, unknown>): RichText {
  const { html, title, embed_url: url } = oembed
  if (typeof html === 'string') return [{ type: 'embed', oembed }]
  if (typeof url !== 'string' || url === '') return []
  const text = typeof title === 'string' && title.trim() !== '' ? title : url
  const link = { type: 'hyperlink', start: 0, end: text.length, data: { link_type: 'Web', url } }
  return [{ type: 'paragraph', text, spans: [link] }]
}

/** Prepares a span: clips it to the text, and drops labels and empty spans. */
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
  const levels = blocks.flatMap(({ type }) => getHeadingLevel(type) ?? [])
  const highest = Math.min(...levels)
  return blocks.map((block) => {
    const level = getHeadingLevel(block.type)
    if (level === undefined) return block
    return { ...block, type: `heading${Math.min(6, level - highest + firstHeading)}` }
  })
}

function getHeadingLevel(type: string): number | undefined {
  const digit = /^heading([1-6])$/.exec(type)?.[1]
  return digit === undefined ? undefined : Number(digit)
}

/** Links to pages by slug, and to the site's document as the home page. */
const linkResolver: LinkResolverFunction = ({ type, uid }) => {
  if (type === 'custom_site') return '/'
  return typeof uid === 'string' && uid !== '' ? `/${encodeURIComponent(uid)}` : null
}

/** Elements that start a new line. */
const blockElements =
  'address article aside blockquote br dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'

/**
 * Converts rich text or HTML to plain text, with one line per block element. Escape the result before you use it in
 * HTML. Returns '' for any other input.
 */
export function toPlainText(content: unknown): string {
  if (typeof content === 'string') {
    const html = sanitize(content, {
      allowedTags: blockElements.split(' '),
      allowedAttributes: {},
    })
    const lines = html.split(/<[^<>]*>/).map((line) => decode(line).trim())
    return lines.filter((line) => line !== '').join('\n')
  }
  const result = v.safeParse(richText, content)
  return result.success ? blocksToText(result.output) : ''
}

/** Decodes the entities that the sanitiser emits. */
function decode(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
