/** Options of a pseudo-language. */
export interface PseudoOptions {
  /** `rtl` has letters run from right to left, whatever alphabet they are of. @default 'ltr' */
  readonly direction?: 'ltr' | 'rtl' | undefined
}

/** A text in a pseudo-language, and where what was in it is now. */
export interface PseudoText {
  readonly text: string
  /** Maps a position in the original text to this one; both in UTF-16 units. */
  readonly placeOf: (place: number) => number
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'åƀçďéƒğĥîĵķļɱñôþɋřšţûṽŵẋýžÅƁÇĎÉƑĞĤÎĴĶĻṀÑÔÞɊŘŠŢÛṼŴẊÝŽ'
const vowel = /[aeiou]/i
/** Placeholders of sentences (`{name}`) and of documents (`{{ name }}`), and characters that are written in code. */
const untouched = /\{\{[^{}]*\}\}|\{[^{}]*\}|&#?\w{1,32};/g
const rightToLeft = '\u202E'
const asBefore = '\u202C'

/**
 * A text as a pseudo-language says it: in brackets, with an accent on every letter and each vowel twice, which is about
 * 40 % longer. Placeholders stay as they are. A text without letters stays as it is.
 *
 * `Give {amount}` becomes `[Ğîîṽéé {amount}]`.
 */
export function toPseudoText(text: string, options?: PseudoOptions): string {
  return pseudoText(text, options).text
}

/** {@link toPseudoText}, and where each character has moved to: for the links and the emphasis of a rich text. */
export function pseudoText(text: string, { direction = 'ltr' }: PseudoOptions = {}): PseudoText {
  if (!/\p{L}/u.test(text.replaceAll(untouched, ''))) return { text, placeOf: (place) => place }
  const places: number[] = []
  const [start, end] = direction === 'rtl' ? [rightToLeft, asBefore] : ['', '']
  let made = '['
  const add = (part: string, from: number) => {
    if (part === '') return
    made += start
    for (let at = 0; at < part.length; at += 1) {
      places[from + at] = made.length
      made += pseudoLetter(part.charAt(at))
    }
    made += end
  }
  let last = 0
  for (const { 0: kept, index } of text.matchAll(untouched)) {
    add(text.slice(last, index), last)
    for (let at = 0; at < kept.length; at += 1) places[index + at] = made.length + at
    made += kept
    last = index + kept.length
  }
  add(text.slice(last), last)
  const lastPlace = made.length
  return { text: `${made}]`, placeOf: (place) => places[place] ?? lastPlace }
}

function pseudoLetter(letter: string): string {
  const at = plain.indexOf(letter)
  if (at === -1) return letter
  const other = accented.charAt(at)
  return vowel.test(letter) ? other + other.toLowerCase() : other
}
