import { formatAge, type TotalText, formatTotal } from '../data/format.ts'
import type { DatedValue, Total } from '../data/parse.ts'

type Content = string | Node | undefined

/**
 * Creates an element that a page can style with `::part(name)`.
 *
 * @param content - inserted as text, never as markup. Undefined is skipped
 */
export function makePart<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  part: string,
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = part
  element.setAttribute('part', part)
  element.append(...withoutUndefined(content))
  return element
}

export function makeLink(part: string, href: string, text: string): HTMLAnchorElement {
  const link = makePart('a', part, text)
  link.href = href
  return link
}

/** Creates the link above the data. Returns undefined if the label is empty. */
export function makeLabel(href: string, label: string): HTMLElement | undefined {
  return label ? makePart('p', 'label', makeLink('link', href, label)) : undefined
}

/** Joins pieces into a paragraph, separated by middle dots. Returns undefined if there are none. */
export function makeLine(
  part: string,
  pieces: readonly (string | Node)[],
): HTMLElement | undefined {
  if (pieces.length === 0) return undefined
  return makePart(
    'p',
    part,
    ...pieces.flatMap((piece, at) => (at === 0 ? [piece] : [' · ', piece])),
  )
}

export function withoutUndefined<Item>(items: readonly (Item | undefined)[]): Item[] {
  return items.filter((item) => item !== undefined)
}

/** Creates a `<time>` for stale or last known data. Returns an empty array if the data is current. */
export function makeTime(dated: DatedValue, language: string | undefined): HTMLElement[] {
  const age = formatAge(dated, { now: Date.now(), language })
  if (!age) return []
  const time = makePart('time', 'time', age)
  time.dateTime = new Date(dated.asOfMs).toISOString()
  return [time]
}

/** Text of a total, with the `<p>` that displays it. */
export interface TotalSentence extends TotalText {
  readonly sentence: HTMLElement
  readonly announcement: string
}

/** Creates a `<p>` with the sentence of a total. The amount is a separate part. */
export function makeTotalSentence(total: Total, locale: string | undefined): TotalSentence {
  const messages = formatTotal(total, locale)
  const { amount, before, after } = messages
  const sentence = makePart('p', 'summary', before, makePart('b', 'amount', amount), after)
  return { ...messages, sentence, announcement: sentence.textContent }
}
