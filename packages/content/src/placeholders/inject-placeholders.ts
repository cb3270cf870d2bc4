import { isRecord } from '../documents/values.ts'
import { isSafeUrl } from '../fields/links.ts'
import { type RichText, type RichTextBlock, isTextBlockType } from '../fields/rich-text.ts'
import { isPlaceholderKey, type PlaceholderValues, slotPattern, template } from './template.ts'

/**
 * Replaces the `{{ name }}` placeholders of a text. Returns the text unchanged if a placeholder or the variable is
 * invalid (Spec §5). `user_`, `page_` and `metadata_` placeholders without a value are empty.
 *
 * @param values - from `placeholderValues`
 */
export function injectPlaceholders(text: string, values: PlaceholderValues): string {
  try {
    return template(text)(withEmptyPlaceholders(values))
  } catch {
    return text
  }
}

/** Adds empty text for every known placeholder without a value. */
function withEmptyPlaceholders(values: PlaceholderValues): PlaceholderValues {
  return { get: (name) => values.get(name) ?? (isPlaceholderKey(name) ? '' : undefined) }
}

/** Escapes each value. */
function escapedValues(
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

/** Placeholders that may contain a URL. Excludes those that a visitor's query or answers can set. */
const mayBeUrl = /^(?:donationUrl|url|image|page_.+)$/

/**
 * Replaces the placeholders of a URL. A placeholder at the start may contain a whole URL. Other values are
 * percent-encoded.
 *
 * @returns the text unchanged if a placeholder is invalid or the result would be unsafe
 */
export function injectPlaceholdersInUrl(text: string, values: PlaceholderValues): string {
  const first = [...text.matchAll(slotPattern)][0]
  if (first === undefined) return text
  const inside = escapedValues(values, encodeURIComponentSafely)
  const name = first[1]?.trim() ?? ''
  const leads = first.index === 0 && mayBeUrl.test(name)
  const head = leads ? first[0] : ''
  const filled =
    injectPlaceholders(head, values) + injectPlaceholders(text.slice(head.length), inside)
  return isSafeUrl(filled, ['http:', 'https:', 'mailto:', 'tel:']) ? filled : text
}

/** Lone surrogates cannot be encoded. */
function encodeURIComponentSafely(value: string): string {
  return encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

/**
 * Replaces the placeholders of HTML. Values are written as character references, so they cannot open an element or
 * end an attribute, quoted or not. Sanitise the result rather than the template, because a value can complete an
 * unsafe URL.
 *
 * @param values - from `placeholderValues`
 * @returns the HTML unchanged if a placeholder is invalid (Spec §5)
 */
export function injectPlaceholdersInHtml(markup: string, values: PlaceholderValues): string {
  return injectPlaceholders(markup, escapedValues(values, characterReferences))
}

function characterReferences(value: string): string {
  return value.replaceAll(
    /[^\p{L}\p{M}\p{N}]/gu,
    (character) => `&#${character.codePointAt(0) ?? 0xff_fd};`,
  )
}

/** A replaced placeholder: its position, and the growth of the text. */
interface Filling {
  readonly start: number
  readonly end: number
  readonly growth: number
}

/**
 * Replaces the placeholders of rich text and its links. Bold, emphasis and links stay on the same words. A block with
 * an invalid placeholder is unchanged (Spec §5).
 *
 * @param values - from `placeholderValues`
 */
export function injectPlaceholdersInRichText(
  blocks: RichText,
  values: PlaceholderValues,
): RichText {
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

/** Undefined if a placeholder is invalid. */
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
    start: moved(start, fillings, 'start'),
    end: moved(end, fillings, 'end'),
    ...(isRecord(data) && typeof url === 'string'
      ? { data: { ...data, url: injectPlaceholdersInUrl(url, values) } }
      : {}),
  }
}

/**
 * New position of a span's end. A position inside a placeholder moves to the side that keeps the whole value in the
 * span.
 */
function moved(place: number, fillings: readonly Filling[], side: 'start' | 'end'): number {
  let growth = 0
  for (const filling of fillings) {
    if (place <= filling.start) break
    if (place >= filling.end) growth += filling.growth
    else return (side === 'start' ? filling.start : filling.end + filling.growth) + growth
  }
  return place + growth
}

const maxDepth = 20

/**
 * Returns a copy of plain content with its placeholders replaced. Strings in fields that end with `url`, `link`,
 * `href`, `src` or `iframe` stay safe URLs, values in fields that end with `html` are escaped, and the spans of rich
 * text move. Inject before converting to HTML.
 *
 * @param values - from `placeholderValues`
 */
export function injectPlaceholdersInContent<Content>(
  content: Content,
  values: PlaceholderValues,
): Content {
  return inject(content, '', values, 0) as Content
}

function inject(value: unknown, name: string, values: PlaceholderValues, depth: number): unknown {
  if (typeof value === 'string') return injectInText(value, name, values)
  if (depth > maxDepth) return value
  if (Array.isArray(value)) return value.map((item) => inject(item, name, values, depth + 1))
  if (!isRecord(value)) return value
  if (isTextBlock(value)) return injectPlaceholdersInRichText([value], values)[0]
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, inject(child, key, values, depth + 1)]),
  )
}

function injectInText(text: string, name: string, values: PlaceholderValues): string {
  if (!text.includes('{{')) return text
  if (/html$/i.test(name)) return injectPlaceholdersInHtml(text, values)
  return /(?:url|link|href|src|iframe)$/i.test(name)
    ? injectPlaceholdersInUrl(text, values)
    : injectPlaceholders(text, values)
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
