import { otherFields, textFields } from './text-fields.data.ts'
import { type PseudoOptions, pseudoText, toPseudoText } from './to-pseudo-text.ts'

/**
 * The fields of a document in a pseudo-language. Texts and rich texts are changed; links, pictures, settings and names
 * stay. Of a field that the product does not know, what has several words is a text.
 *
 * @param data - the `data` of a document, as the content service sends it
 */
export function toPseudoDocument(
  data: Readonly<Record<string, unknown>>,
  options?: PseudoOptions,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, toPseudoValue(value, name, options)]),
  )
}

function toPseudoValue(value: unknown, name: string, options?: PseudoOptions): unknown {
  if (typeof value === 'string') return toPseudoField(value, name, options)
  if (Array.isArray(value)) return value.map((item) => toPseudoValue(item, name, options))
  if (!isRecord(value)) return value
  const { text, spans, ...rest } = value
  if (typeof text === 'string' && Array.isArray(spans)) {
    return { ...toPseudoDocument(rest, options), ...toPseudoRichText(text, spans, options) }
  }
  const made = toPseudoDocument(value, options)
  return value['slice_type'] === 'registration' ? withOptionsOf(value, made) : made
}

/** A registration as it was made, with the answers of the given one: they may be the values of a tag, which are data. */
function withOptionsOf(given: Record<string, unknown>, made: Record<string, unknown>) {
  const { items: questions } = given
  const { items } = made
  if (!Array.isArray(questions) || !Array.isArray(items)) return made
  return {
    ...made,
    items: items.map((item: unknown, at) => {
      const question: unknown = questions[at]
      return isRecord(item) && isRecord(question) && 'options' in question
        ? { ...item, options: question['options'] }
        : item
    }),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A block of a rich text: its links and emphasis stay on the words that they were on. */
function toPseudoRichText(text: string, spans: readonly unknown[], options?: PseudoOptions) {
  const made = pseudoText(text, options)
  return {
    text: made.text,
    spans: spans.map((span) => {
      const { start, end } = span as { start?: unknown; end?: unknown }
      return typeof start === 'number' && typeof end === 'number'
        ? { ...(span as object), start: made.placeOf(start), end: made.placeOf(end) }
        : span
    }),
  }
}

function toPseudoField(value: string, name: string, options?: PseudoOptions): string {
  if (isOfOtherField(name) || isAddress(value)) return value
  if (name === 'html') return toPseudoHtml(value, options)
  if (name === 'options') return value.replaceAll(/.+/g, (line) => toPseudoText(line, options))
  return textFields.has(name) || hasWords(value) ? toPseudoText(value, options) : value
}

function isOfOtherField(name: string): boolean {
  return otherFields.has(name) || /^(?:design|head)-|Ids?$/.test(name)
}

function hasWords(value: string): boolean {
  return /\p{L}{2}/u.test(value) && /\S\s+\S/.test(value)
}

/** An e-mail address, a path, or a whole address. */
function isAddress(value: string): boolean {
  return /^(?:[^\s@]+@\S+|media\/\S*|[a-z]+:\S+|[/#?]\S*)$/i.test(value)
}

/** Only what is between tags and the names in them, and not what is code. */
function toPseudoHtml(html: string, options?: PseudoOptions): string {
  let isCode = false
  return html.replaceAll(/<[^<>]*>|[^<]+/g, (part) => {
    if (!part.startsWith('<')) return isCode ? part : toPseudoText(part, options)
    if (/^<\/?(?:script|style)\b/i.test(part)) isCode = !part.startsWith('</')
    return part.replaceAll(namesInTags, (name) => toPseudoText(name, options))
  })
}

const namesInTags = /(?<=\s(?:alt|aria-label|placeholder|title)=")[^"]*/g
