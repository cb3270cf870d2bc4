import { isRecord } from '../documents/values.ts'
import { isSafeUrl } from '../fields/links.ts'
import { type RichText, type RichTextBlock, isTextBlockType } from '../fields/rich-text.ts'
import {
  isPlaceholderKey,
  type PlaceholderValues,
  slotPattern,
  compileTemplate,
} from './compile-template.ts'

/**
 * Fills in the `{{ name }}` placeholders in text. Returns the text unchanged if a placeholder is invalid (Spec §5).
 * `user_`, `page_` and `metadata_` placeholders without a value become empty.
 *
 * @param values - from `getPlaceholderValues`
 */
export function replacePlaceholders(text: string, values: PlaceholderValues): string {
  try {
    return compileTemplate(text)(withEmptyPlaceholders(values))
  } catch {
    return text
  }
}

/** Wraps values so that known placeholders without a value resolve to ''. */
function withEmptyPlaceholders(values: PlaceholderValues): PlaceholderValues {
  return { get: (name) => values.get(name) ?? (isPlaceholderKey(name) ? '' : undefined) }
}

/** Applies `escape` to all values. */
function escapeValues(
  values: PlaceholderValues,
  escape: (value: string, name: string) => string,
): PlaceholderValues {
  return {
    get: (name) => {
      const value = values.get(name)
      return value === undefined ? undefined : escape(value, name)
    },
  }
}

/** Placeholders that may contain a whole URL: none that a visitor can set through the query or answers. */
const mayBeUrl = /^(?:donationUrl|url|image|page_.+)$/

/**
 * Fills in the placeholders in a URL. A placeholder at the start may contain a whole URL. All other values are
 * percent-encoded.
 *
 * @returns the text unchanged if a placeholder is invalid or the resulting URL would be unsafe
 */
export function replaceUrlPlaceholders(text: string, values: PlaceholderValues): string {
  const first = [...text.matchAll(slotPattern)][0]
  if (first === undefined) return text
  const inside = escapeValues(values, encodeURIComponentSafely)
  const name = first[1]?.trim() ?? ''
  const startsWithUrl = first.index === 0 && mayBeUrl.test(name)
  const head = startsWithUrl ? first[0] : ''
  const filled =
    replacePlaceholders(head, values) + replacePlaceholders(text.slice(head.length), inside)
  return isSafeUrl(filled, ['http:', 'https:', 'mailto:', 'tel:']) ? filled : text
}

/** Percent-encodes text. Replaces lone surrogates, which cannot be encoded. */
function encodeURIComponentSafely(value: string): string {
  return encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

/**
 * Fills in the placeholders in HTML. Values are encoded as character references, so they cannot open an element or end
 * an attribute, quoted or not. Sanitise the result, not the template, because a value can complete an unsafe URL.
 *
 * @param values - from `getPlaceholderValues`
 * @returns the HTML unchanged if a placeholder is invalid (Spec §5)
 */
export function replaceHtmlPlaceholders(markup: string, values: PlaceholderValues): string {
  return replacePlaceholders(markup, escapeValues(values, toCharacterReferences))
}

function toCharacterReferences(value: string): string {
  return value.replaceAll(
    /[^\p{L}\p{M}\p{N}]/gu,
    (character) => `&#${character.codePointAt(0) ?? 0xff_fd};`,
  )
}

/** A filled-in placeholder: its original position, and the change in length. */
interface Filling {
  readonly start: number
  readonly end: number
  readonly growth: number
}

/**
 * Fills in the placeholders in rich text and its links, and adjusts the spans. The text of a block with an invalid
 * placeholder stays unchanged (Spec §5).
 *
 * @param values - from `getPlaceholderValues`
 */
export function replaceRichTextPlaceholders(blocks: RichText, values: PlaceholderValues): RichText {
  return blocks.map((block) => injectInBlock(block, values))
}

function injectInBlock(block: RichTextBlock, values: PlaceholderValues): RichTextBlock {
  const { text, spans } = block
  if (typeof text !== 'string') return block
  const filled = fill(text, values)
  const newSpans = Array.isArray(spans)
    ? spans.map((span: unknown) => moveSpan(span, filled?.fillings ?? [], values))
    : spans
  return {
    ...block,
    text: filled?.text ?? text,
    ...(spans === undefined ? {} : { spans: newSpans }),
  }
}

/** Fills in placeholders and records their positions; undefined if one of them is invalid. */
function fill(
  text: string,
  values: PlaceholderValues,
): { text: string; fillings: Filling[] } | undefined {
  const lenient = withEmptyPlaceholders(values)
  const fillings: Filling[] = []
  let filled = ''
  let from = 0
  for (const { 0: written, 1: inside = '', index } of text.matchAll(slotPattern)) {
    const value = lenient.get(inside.trim())
    if (value === undefined) return undefined
    filled += text.slice(from, index) + value
    from = index + written.length
    fillings.push({ start: index, end: from, growth: value.length - written.length })
  }
  return { text: filled + text.slice(from), fillings }
}

function moveSpan(span: unknown, fillings: readonly Filling[], values: PlaceholderValues): unknown {
  if (!isRecord(span)) return span
  const { start, end, data } = span
  if (typeof start !== 'number' || typeof end !== 'number') return span
  const url = isRecord(data) ? data['url'] : undefined
  return {
    ...span,
    start: movePosition(start, fillings, 'start'),
    end: movePosition(end, fillings, 'end'),
    ...(isRecord(data) && typeof url === 'string'
      ? { data: { ...data, url: replaceUrlPlaceholders(url, values) } }
      : {}),
  }
}

/**
 * Returns the new position of a span's start or end. A position inside a placeholder moves outwards, so that the span
 * contains the whole value.
 */
function movePosition(
  position: number,
  fillings: readonly Filling[],
  side: 'start' | 'end',
): number {
  let growth = 0
  for (const filling of fillings) {
    if (position <= filling.start) break
    if (position >= filling.end) growth += filling.growth
    else return (side === 'start' ? filling.start : filling.end + filling.growth) + growth
  }
  return position + growth
}

const maxDepth = 20

/**
 * Returns plain content with all placeholders filled in. Content without any is not copied. The name of a field determines how: if it ends with
 * `url`, `link`, `href`, `src` or `iframe`, values are encoded for a URL; if it ends with `html`, they are escaped. The
 * spans of rich text are adjusted. Call this before you convert rich text to HTML.
 *
 * @param values - from `getPlaceholderValues`
 */
export function replaceContentPlaceholders<Content>(
  content: Content,
  values: PlaceholderValues,
): Content {
  return hasPlaceholders(content, 0) ? (inject(content, '', values, 0) as Content) : content
}

function hasPlaceholders(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.includes('{{')
  if (depth > maxDepth || typeof value !== 'object' || value === null) return false
  return Object.values(value).some((child) => hasPlaceholders(child, depth + 1))
}

function inject(value: unknown, name: string, values: PlaceholderValues, depth: number): unknown {
  if (typeof value === 'string') return injectInText(value, name, values)
  if (depth > maxDepth) return value
  if (Array.isArray(value)) return value.map((item) => inject(item, name, values, depth + 1))
  if (!isRecord(value)) return value
  if (isTextBlock(value)) return injectInBlock(value, values)
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, inject(child, key, values, depth + 1)]),
  )
}

function injectInText(text: string, name: string, values: PlaceholderValues): string {
  if (!text.includes('{{')) return text
  if (/html$/i.test(name)) return replaceHtmlPlaceholders(text, values)
  return /(?:url|link|href|src|iframe)$/i.test(name)
    ? replaceUrlPlaceholders(text, values)
    : replacePlaceholders(text, values)
}

function isTextBlock(value: Record<string, unknown>): value is RichTextBlock {
  const { type, text, spans } = value
  return (
    typeof type === 'string' &&
    isTextBlockType(type) &&
    typeof text === 'string' &&
    Array.isArray(spans)
  )
}
