import { asList, asRecord, toText } from './values.ts'

/**
 * Returns the first candidate that is a slug, without the prefix `team/` or `fundraising/` of some responses. Keeps `page/`, which marks
 * another kind of URL.
 *
 * @returns '' if there is no slug
 */
export function toSlug(...candidates: readonly unknown[]): string {
  const text = toText(...candidates) ?? ''
  // Faster than a regular expression, and called several times per row of a list.
  if (text.startsWith('team/')) return text.slice(5)
  return text.startsWith('fundraising/') ? text.slice(12) : text
}

/** Letters that Unicode does not decompose into a base letter and an accent, each followed by its spelling. */
const plainLetters = 'æae ðd đd ħh ıi łl øo œoe ßss þth'

/** Converts text to a slug: lower-case letters without accents, digits and hyphens; '' if none remain. */
export function toShortName(text: string, maxLength: number): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'\u2019]/gu, '')
    .toLowerCase()
    .replaceAll(
      /[æðđħıłøœßþ]/g,
      (letter) => RegExp(`${letter}(\\w+)`).exec(plainLetters)?.[1] ?? '',
    )
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '')
}

const wordPattern = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Lu}|\p{Lo}+|\d+/gu

/**
 * Converts text to kebab case like the platform's other clients, whose leaderboard IDs depend on it: strips accents and apostrophes, and
 * separates digits from letters. `a1b2` becomes `a-1-b-2`.
 */
export function toKebab(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/[\p{M}'\u2019]/gu, '')
  return (plain.match(wordPattern) ?? []).join('-').toLowerCase()
}

/**
 * Cleans a page title for `updatePage`. Straightens apostrophes, and keeps only word characters in any script, spaces, apostrophes,
 * commas and hyphens (Spec §5); '' if none remain.
 */
export function cleanPageTitle(title: string): string {
  return replaceApostrophes(title)
    .replaceAll(/[^\p{L}\p{M}\p{N}_\s',-]/gu, '')
    .trim()
}

/**
 * Cleans a team name for `createTeam` and `updateTeam`. Keeps only word characters in any script, spaces and ' " ! ? £ $ € ¥ . , - (Spec
 * §5), at most 255 characters; '' if none remain.
 */
export function cleanTeamName(name: string): string {
  const cleaned = name.replaceAll(/[^\p{L}\p{M}\p{N}_\s'"!?£$€¥.,-]/gu, '').trim()
  return Array.from(cleaned).slice(0, 255).join('')
}

/** Replaces typographic apostrophes with straight ones (Spec §5). */
export function replaceApostrophes(text: string): string {
  return text.replaceAll(/[\u2018\u2019\u201B\u02BC]/g, "'")
}

/** Truncates text to `maxLength` characters, including the ellipsis. */
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
 * Converts a JSON story, an array of sections, to plain text. Plain text and HTML are returned without line breaks, otherwise unchanged:
 * sanitise HTML before rendering.
 *
 * @returns '' if there is no story
 */
export function toPlainStory(story: unknown): string {
  const text = (toText(story) ?? '').replaceAll(/[\r\n]+/g, ' ')
  let sections: unknown
  try {
    sections = JSON.parse(text)
  } catch {
    return text
  }
  // Plain text may be valid JSON, such as a number, but only an array has sections.
  if (!Array.isArray(sections)) return text
  return sections
    .map((section) => formatSection(asRecord(section)))
    .filter(Boolean)
    .join(' ')
}

function formatSection(section: Readonly<Record<string, unknown>>): string | undefined {
  if (section['type'] === 'header') return toText(section['text'])
  if (section['type'] !== 'paragraph') return undefined
  const node = asRecord(asList(section['nodes'])[0])
  return toText(asRecord(asList(node['ranges'])[0])['text'])
}

/** Encodes text as base64 of its UTF-8 bytes. */
export function toBase64(text: string): string {
  return btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''),
  )
}

const digits = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * Returns random lower-case letters and digits.
 *
 * @param random - returns a number from 0 (inclusive) to 1 (exclusive)
 */
export function createRandomText(random: () => number, length: number, base: 16 | 36 = 36): string {
  return Array.from({ length }, () => digits.charAt(Math.floor(random() * base))).join('')
}

/** Returns a random GUID (UUID version 4). */
export function createRandomGuid(random: () => number): string {
  const hex = createRandomText(random, 32, 16)
  const variant = digits.charAt(8 + Math.floor(random() * 4))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
