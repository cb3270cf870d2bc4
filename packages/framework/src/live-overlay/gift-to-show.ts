import type { OverlayGift } from './overlay-view.ts'

/** How the words of gifts are shown on a stream. */
export interface GiftRules {
  /** How long after it was given a gift is shown. */
  delayMs: number
  /** Words that are not shown, in lower case. */
  hiddenWords: readonly string[]
  /** Shown in place of a name that has a hidden word. */
  noName: string
  /** Milliseconds since 1970. */
  nowMs: number
}

/**
 * The newest gift that has waited long enough. A message that has a hidden word is left out, and so is such a name.
 *
 * @param gifts - newest first. One whose time is unknown waits for nothing
 * @returns undefined when there is none yet
 */
export function giftToShow(
  gifts: readonly OverlayGift[],
  { delayMs, hiddenWords, noName, nowMs }: GiftRules,
): OverlayGift | undefined {
  // The platform's clock may be ahead of the browser's.
  const ageMs = (at: string) => Math.max(0, nowMs - Date.parse(at))
  const gift = gifts.find(({ at }) => at === undefined || !(ageMs(at) < delayMs))
  if (gift === undefined) return undefined
  const isHidden = (text: string) => containsAny(text, hiddenWords)
  return {
    ...gift,
    name: isHidden(gift.name) ? noName : gift.name,
    message: gift.message !== undefined && isHidden(gift.message) ? undefined : gift.message,
  }
}

/** Whether a text contains one of some words, whatever its case, accents and spaces. Words of signs alone are compared as they are. */
function containsAny(text: string, words: readonly string[]): boolean {
  const plain = plainLetters(text)
  return words.some((word) => {
    const letters = plainLetters(word)
    return letters === ''
      ? word.trim() !== '' && text.includes(word.trim())
      : plain.includes(letters)
  })
}

/** Letters without case, accents, and all that is neither letter nor digit, so that `b.o.m.b` is `bomb`. */
function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
