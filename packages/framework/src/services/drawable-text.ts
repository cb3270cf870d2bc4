/** Bundled fonts of share cards, in the package's `fonts` folder: Noto Sans in one weight, split by script. */
export const fallbackFonts: readonly {
  file: string
  ranges: readonly (readonly [number, number])[]
}[] = [
  {
    file: 'noto-sans-latin-600.woff2',
    ranges: [
      [0x0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  {
    file: 'noto-sans-latin-ext-600.woff2',
    ranges: [
      [0x100, 0x130],
      [0x132, 0x151],
      [0x154, 0x2ba],
      [0x2bd, 0x2c5],
      [0x2c7, 0x2cc],
      [0x1d00, 0x1dbf],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1ef3],
      [0x20a0, 0x20ab],
      [0x20ad, 0x20c0],
      [0x2c60, 0x2c7f],
      [0xa720, 0xa7ff],
    ],
  },
  {
    file: 'noto-sans-vietnamese-600.woff2',
    ranges: [
      [0x300, 0x301],
      [0x303, 0x304],
      [0x308, 0x309],
      [0x323, 0x323],
      [0x1ea0, 0x1ef9],
    ],
  },
  {
    file: 'noto-sans-greek-600.woff2',
    ranges: [[0x370, 0x3ff]],
  },
  {
    file: 'noto-sans-cyrillic-600.woff2',
    ranges: [
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4b0, 0x4b1],
      [0x2116, 0x2116],
    ],
  },
  {
    file: 'noto-sans-arabic-600.woff2',
    ranges: [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0x8a0, 0x8ff],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfefc],
    ],
  },
  {
    file: 'noto-sans-hebrew-600.woff2',
    ranges: [
      [0x590, 0x5ff],
      [0xfb1d, 0xfb4f],
    ],
  },
]

/** Scripts of the bundled fonts. All other characters, including emoji, are removed, because the card would show boxes. */
const supportedScripts =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Code points that the bundled fonts contain. They lack rare letters of their scripts. */
const fallbackRanges = fallbackFonts.flatMap(({ ranges }) => ranges)

/** Digits and punctuation in the Latin and Arabic fonts. */
const supportedPunctuation =
  /[\u0020-\u007e\u00a1-\u00ff\u2010-\u2026\u2030-\u203a\u20a0-\u20bf\u2116\u2122\u2212\u0640\u060c\u061b\u061f\u0660-\u066c]/u

const combiningMarks = /\p{Script=Inherited}/u

const emojiPattern =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]/u

/** Characters that are never rendered: control characters, and code points without a glyph. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u

const pictographExceptions = /[ -~©®™]/u

/**
 * Removes the characters that a share card cannot render, and collapses whitespace.
 *
 * @param ranges - code points of the site's fonts, in addition to the bundled ones
 * @returns `''` if nothing can be rendered
 */
export function toDrawableText(
  text: string,
  ranges: readonly (readonly [number, number])[] = [],
): string {
  const kept = Array.from(text.normalize('NFC').slice(0, maxTextLength), (character) =>
    isDrawable(character, ranges) ? character : ' ',
  )
  return kept.join('').replaceAll(/\s+/g, ' ').trim()
}

/** Maximum length of the input, in characters. The rest is ignored. */
const maxTextLength = 300

function isDrawable(character: string, ranges: readonly (readonly [number, number])[]): boolean {
  if (pictographExceptions.test(character)) return true
  if (emojiPattern.test(character) && !/[\d#*]/.test(character)) return false
  if (/\s/.test(character)) return true
  if (invisibleCharacters.test(character)) return false
  if (supportedPunctuation.test(character) || isInRanges(character, ranges)) return true
  const isOfShippedScript = combiningMarks.test(character) || supportedScripts.test(character)
  return isOfShippedScript && isInRanges(character, fallbackRanges)
}

function isInRanges(character: string, ranges: readonly (readonly [number, number])[]): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => first <= code && code <= last)
}

/**
 * Whether a text's first letter belongs to a right-to-left script. A text without letters has the direction of its context.
 */
export function isRightToLeftText(text: string, isSurroundingRtl: boolean): boolean {
  const [first] = /\p{L}/u.exec(text) ?? []
  return first === undefined
    ? isSurroundingRtl
    : /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first)
}
