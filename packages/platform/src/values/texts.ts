import { asList, asRecord, toText } from './values.ts'

/**
 * A short name without the prefix that some answers give it: `team/otters`, `fundraising/sam`.
 * `page/…` is kept, because it names another kind of address.
 *
 * @returns '' when there is none
 */
export function toSlug(...candidates: readonly unknown[]): string {
  const text = toText(...candidates) ?? ''
  // Not a regular expression: every row of a list comes through here several times.
  if (text.startsWith('team/')) return text.slice(5)
  return text.startsWith('fundraising/') ? text.slice(12) : text
}

/** Letters, digits and dashes only, in lower case; accents fall away. '' when nothing is left. */
export function toShortName(text: string, maxLength: number): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'\u2019]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '')
}

const words = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Lu}|\p{Lo}+|\d+/gu

/**
 * Words in lower case, joined by dashes, as the platform's first client made them: accents and
 * apostrophes fall away, digits are apart. `a1b2` gives `a-1-b-2`.
 */
export function toKebab(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/[\p{M}'\u2019]/gu, '')
  return (plain.match(words) ?? []).join('-').toLowerCase()
}

/**
 * A page's title as `updatePage` sends it: plain apostrophes, and nothing but word characters of
 * every script, spaces, apostrophes, commas and hyphens (Spec §5). '' when nothing is left.
 */
export function cleanPageTitle(title: string): string {
  return plainApostrophes(title)
    .replaceAll(/[^\p{L}\p{M}\p{N}_\s',-]/gu, '')
    .trim()
}

/**
 * A team's name as `createTeam` and `updateTeam` send it: word characters of every script, spaces
 * and ' " ! ? £ $ € ¥ . , - (Spec §5), cut to 255 characters. '' when nothing is left.
 */
export function cleanTeamName(name: string): string {
  const cleaned = name.replaceAll(/[^\p{L}\p{M}\p{N}_\s'"!?£$€¥.,-]/gu, '').trim()
  return Array.from(cleaned).slice(0, 255).join('')
}

/** Typographic apostrophes as plain ones (Spec §5). */
export function plainApostrophes(text: string): string {
  return text.replaceAll(/[\u2018\u2019\u201B\u02BC]/g, "'")
}

/** Text of at most so many characters, the ellipsis included. */
export function shorten(text: string, maxLength: number): string {
  const characters = Array.from(text)
  return characters.length <= maxLength
    ? text
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * The plain text of a campaign's or team's story, which arrives as text, as HTML, or as JSON text
 * holding an array of sections. HTML stays HTML: sanitise before showing.
 *
 * @returns '' when there is none
 */
export function toPlainStory(story: unknown): string {
  const text = (toText(story) ?? '').replaceAll(/[\r\n]+/g, ' ')
  let sections: unknown
  try {
    sections = JSON.parse(text)
  } catch {
    return text
  }
  // A story that is a number or a quoted string parses too: only an array has sections.
  if (!Array.isArray(sections)) return text
  return sections
    .map((section) => sectionText(asRecord(section)))
    .filter(Boolean)
    .join(' ')
}

function sectionText(section: Readonly<Record<string, unknown>>): string | undefined {
  if (section['type'] === 'header') return toText(section['text'])
  if (section['type'] !== 'paragraph') return undefined
  const node = asRecord(asList(section['nodes'])[0])
  return toText(asRecord(asList(node['ranges'])[0])['text'])
}

/** Text as base64 of its UTF-8 bytes. */
export function toBase64(text: string): string {
  return btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''),
  )
}

const digits = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Random letters and digits. @param random - a number from 0 up to 1 */
export function randomText(random: () => number, length: number, base: 16 | 36 = 36): string {
  return Array.from({ length }, () => digits.charAt(Math.floor(random() * base))).join('')
}

/** A random id in the form of a guid. */
export function randomGuid(random: () => number): string {
  const hex = randomText(random, 32, 16)
  const variant = digits.charAt(8 + Math.floor(random() * 4))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
