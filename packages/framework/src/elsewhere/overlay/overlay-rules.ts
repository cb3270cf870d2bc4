import type { OverlayDonation } from './load-overlay.ts'

const maxDelayS = 600
const maxHiddenWords = 200

/**
 * Reads the query of an overlay. Unknown and invalid values are ignored.
 *
 * - `delay`: seconds before a donation is shown, at most 600
 * - `hide`: comma-separated words that are never shown
 */
export function readOverlayOptions(query: URLSearchParams) {
  const delayS = Number(query.get('delay') ?? '')
  const hiddenWords = query
    .getAll('hide')
    .flatMap((text) => text.split(','))
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)
  return {
    delayMs: delayS > 0 ? Math.min(delayS, maxDelayS) * 1000 : 0,
    hiddenWords: hiddenWords.slice(0, maxHiddenWords),
  }
}

/**
 * Returns the newest donation that is older than the delay, without text that contains a hidden word.
 *
 * @param donations - newest first; a donation without a valid time is shown at once
 * @param options.anonymousName - replaces a name that contains a hidden word
 */
export function selectVisibleDonation(
  donations: readonly OverlayDonation[],
  options: {
    delayMs: number
    hiddenWords: readonly string[]
    anonymousName: string
    nowMs: number
  },
): OverlayDonation | undefined {
  const { delayMs, hiddenWords, anonymousName, nowMs } = options
  // The platform's clock may be ahead of the browser's.
  const ageMs = (at: string) => Math.max(0, nowMs - Date.parse(at))
  const donation = donations.find(({ at }) => at === undefined || !(ageMs(at) < delayMs))
  if (donation === undefined) return undefined
  const { name, message } = donation
  const isHidden = (text: string) => hiddenWords.some((word) => containsWord(text, word))
  return {
    ...donation,
    name: isHidden(name) ? anonymousName : name,
    message: message !== undefined && isHidden(message) ? undefined : message,
  }
}

/** Ignores case, accents and everything but letters and digits (`b.o.m.b` is `bomb`), unless the word has neither. */
function containsWord(text: string, word: string): boolean {
  const plain = (mixed: string) =>
    mixed
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const letters = plain(word)
  if (letters !== '') return plain(text).includes(letters)
  return word.trim() !== '' && text.includes(word.trim())
}

/** Returns the highest quarter of the target, in percent, that the total passed; undefined if it passed none. */
export function passedMilestone(beforeMinor: number, nowMinor: number, targetMinor: number) {
  if (targetMinor <= 0) return undefined
  return ([100, 75, 50, 25] as const).find(
    (percent) =>
      beforeMinor * 100 < targetMinor * percent && nowMinor * 100 >= targetMinor * percent,
  )
}
