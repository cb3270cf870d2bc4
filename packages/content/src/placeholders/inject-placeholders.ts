import { isRecord } from '../documents/values.ts'
import { isSafeAddress } from '../fields/links.ts'
import { type RichText, type RichTextBlock, textBlockTypes } from '../fields/rich-text.ts'
import { isPlaceholderKey, type PlaceholderValues, slotPattern, template } from './template.ts'

/**
 * A text with its `{{ name }}` slots filled. When it cannot be filled (a name that does not exist, an
 * invalid variable), the raw text comes back (Spec §5). A `user_`, `page_` or `metadata_` name that
 * its source does not have is empty: nobody is signed in, or the page has no such field.
 *
 * @param values - from `placeholderValues`
 */
export function injectPlaceholders(
  text: string,
  values: PlaceholderValues,
  options: { variable?: string | undefined } = {},
): string {
  try {
    return template(text, options)(withEmptyPlaceholders(values))
  } catch {
    return text
  }
}

/** The same values, with empty text for every placeholder that exists and has none. */
function withEmptyPlaceholders(values: PlaceholderValues): PlaceholderValues {
  return { get: (name) => values.get(name) ?? (isPlaceholderKey(name) ? '' : undefined) }
}

/** The same values, each written so that it means itself where it goes. */
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

/** Placeholders that are addresses, or may be: never one that a visitor's query or answers can fill. */
const mayBeAddress = /^(?:donationUrl|url|image|page_.+)$/

/**
 * The address of a link with its `{{ name }}` slots filled. A slot at the start may contain a whole
 * address; a value anywhere else is percent-encoded, so that it stays where it was put.
 *
 * @returns the filled address, or the raw text when it cannot be filled or would be unsafe to follow
 */
export function injectPlaceholdersInAddress(text: string, values: PlaceholderValues): string {
  const first = [...text.matchAll(slotPattern)][0]
  if (first === undefined) return text
  const inside = escapedValues(values, encodeURIComponentSafely)
  const name = first[1]?.trim() ?? ''
  const leads = first.index === 0 && mayBeAddress.test(name)
  const head = leads ? first[0] : ''
  const filled =
    injectPlaceholders(head, values) + injectPlaceholders(text.slice(head.length), inside)
  return isSafeAddress(filled, ['http:', 'https:', 'mailto:', 'tel:']) ? filled : text
}

/** A half of a surrogate pair, which cannot be encoded, becomes the replacement character. */
function encodeURIComponentSafely(value: string): string {
  return encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

/**
 * Markup with its `{{ name }}` slots filled. Every character of a value that could mean something in
 * markup is written as a character reference, so that a value is always words: it opens no element
 * and ends no attribute, quoted or not. Sanitise the result, not the template: what a value makes of
 * an address is only seen then.
 *
 * @param values - from `placeholderValues`
 * @returns the filled markup, or the raw markup when it cannot be filled (Spec §5)
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

/** A slot that was filled: where it was, and how much longer the text became. */
interface Filling {
  readonly start: number
  readonly end: number
  readonly growth: number
}

/**
 * Rich text with the `{{ name }}` slots of its words and of its links filled. Values become words of
 * the text, which `richTextToHtml` escapes; bold, emphasis and links stay on the words they were on.
 * A block that cannot be filled stays as it is (Spec §5).
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

/** The filled text and its fillings; undefined when a slot names what does not exist. */
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
      ? { data: { ...data, url: injectPlaceholdersInAddress(url, values) } }
      : {}),
  }
}

/** Where a place went. One inside a slot goes to the slot's side that keeps the whole value covered. */
function moved(place: number, fillings: readonly Filling[], side: 'start' | 'end'): number {
  let growth = 0
  for (const filling of fillings) {
    if (place <= filling.start) break
    if (place >= filling.end) growth += filling.growth
    else return (side === 'start' ? filling.start : filling.end + filling.growth) + growth
  }
  return place + growth
}

const deepest = 20

/**
 * A copy of slices, or of any plain content, with every `{{ name }}` slot filled by the rule of where
 * it is: words in a text, a safe address in a field whose name ends in `url`, `link`, `href`,
 * `src` or `iframe`, escaped in a field whose name ends in `html`, and rich text with its spans moved
 * along. Do it before anything is made markup of.
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
  if (depth > deepest) return value
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
    ? injectPlaceholdersInAddress(text, values)
    : injectPlaceholders(text, values)
}

function isTextBlock(value: Record<string, unknown>): value is RichTextBlock {
  const { type, text, spans } = value
  return (
    typeof type === 'string' &&
    textBlockTypes.includes(type) &&
    typeof text === 'string' &&
    Array.isArray(spans)
  )
}
