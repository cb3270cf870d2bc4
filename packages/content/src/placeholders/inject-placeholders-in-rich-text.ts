import { isRecord } from '../documents/is-record.ts'
import type { RichText, RichTextBlock } from '../fields/rich-text.ts'
import { injectPlaceholdersInAddress } from './inject-placeholders-in-address.ts'
import { withEmptyPlaceholders } from './inject-placeholders.ts'
import { slotPattern } from './template.ts'
import type { PlaceholderValues } from './template.ts'

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
