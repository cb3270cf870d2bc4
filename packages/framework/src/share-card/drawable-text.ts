import { fallbackFonts } from './fallback-fonts.ts'

/**
 * What the fonts that are shipped can draw. Other letters are left out of a card, as emoji are: boxes in their place
 * would say less.
 */
const shippedScripts =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Of a script the fonts have no rare letters, such as wide ones and those of old texts. */
const shippedRanges = fallbackFonts.flatMap(({ ranges }) => ranges)

/** Digits, marks and punctuation that the Latin and the Arabic font have. */
const shippedMarks =
  /[\u0020-\u007e\u00a1-\u00ff\u2010-\u2026\u2030-\u203a\u20a0-\u20bf\u2116\u2122\u2212\u0640\u060c\u061b\u061f\u0660-\u066c]/u

/** Marks that are over or under letters of any script. */
const joinedMarks = /\p{Script=Inherited}/u

const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]/u

/** Words that are never drawn: they turn the order of the letters, or have no shape. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u

const allowedMarks = /[©®™]/u

/**
 * The part of a text that can be drawn, with single spaces.
 *
 * @param ranges - characters that fonts of the site have beside those of the fonts that are shipped
 * @returns an empty text when nothing of it can be drawn
 */
export function drawableText(
  text: string,
  ranges: readonly (readonly [number, number])[] = [],
): string {
  const kept = Array.from(text.normalize('NFC').slice(0, longestText), (character) =>
    isDrawable(character, ranges) ? character : ' ',
  )
  return kept.join('').replaceAll(/\s+/g, ' ').trim()
}

/** Whatever is longer was never meant for a card. */
const longestText = 300

function isDrawable(character: string, ranges: readonly (readonly [number, number])[]): boolean {
  if (allowedMarks.test(character)) return true
  if (emoji.test(character) && !/[\d#*]/.test(character)) return false
  if (/\s/.test(character)) return true
  if (invisible.test(character)) return false
  if (shippedMarks.test(character) || isInside(character, ranges)) return true
  const isOfShippedScript = joinedMarks.test(character) || shippedScripts.test(character)
  return isOfShippedScript && isInside(character, shippedRanges)
}

function isInside(character: string, ranges: readonly (readonly [number, number])[]): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => first <= code && code <= last)
}

/** Whether a text begins in a script that is read from the right; texts without letters follow what is around them. */
export function isRightToLeftText(text: string, around: boolean): boolean {
  const [first] = /\p{L}/u.exec(text) ?? []
  return first === undefined ? around : /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first)
}
