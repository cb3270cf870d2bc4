import { type DatedFigure, describeAge, type TotalWords, totalWords } from '../data/format.ts'
import type { Total } from '../data/parse.ts'

type Content = string | Node | undefined

/**
 * Makes an element that a page can style by `::part(name)`.
 *
 * @param content - texts are shown as they are, never as markup; what is undefined is left out
 */
export function makePart<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  part: string,
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = part
  element.setAttribute('part', part)
  element.append(...withoutMissing(content))
  return element
}

/** Makes a link that a page's style sheet can style as `::part(…)`. */
export function makeLink(part: string, href: string, text: string): HTMLAnchorElement {
  const link = makePart('a', part, text)
  link.href = href
  return link
}

/** The link above the figures; undefined where nothing says what it is called. */
export function makeLabel(href: string, label: string): HTMLElement | undefined {
  return label ? makePart('p', 'label', makeLink('link', href, label)) : undefined
}

/** Parts in one line, with a dot between them; undefined for none. */
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

/** A list without its missing items. */
export function withoutMissing<Item>(items: readonly (Item | undefined)[]): Item[] {
  return items.filter((item) => item !== undefined)
}

/** The time of figures that are no longer of this minute, in a list of its own; empty for others. */
export function makeTime(dated: DatedFigure, language: string | undefined): HTMLElement[] {
  const age = describeAge(dated, { now: Date.now(), language })
  if (!age) return []
  const time = makePart('time', 'time', age)
  time.dateTime = new Date(dated.asOfMs).toISOString()
  return [time]
}

/** The words of a total, and the line that says the amount. */
export interface TotalSentence extends TotalWords {
  readonly sentence: HTMLElement
  /** The sentence as plain text. */
  readonly said: string
}

/** Makes the line that says the amount of a total. */
export function makeTotalSentence(total: Total, locale: string | undefined): TotalSentence {
  const words = totalWords(total, locale)
  const { amount, before, behind } = words
  const sentence = makePart('p', 'summary', before, makePart('b', 'amount', amount), behind)
  return { ...words, sentence, said: sentence.textContent }
}
