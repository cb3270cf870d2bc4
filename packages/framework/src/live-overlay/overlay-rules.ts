import type { OverlayDonation } from './load-overlay.ts'

/** Parts of an overlay that `show` selects. */
export const overlayParts = ['title', 'total', 'goal', 'gift', 'milestone'] as const

const maxDelayS = 600
const maxHiddenWords = 200
const maxStreamNameLength = 40
const maxStreamMs = 24 * 3_600_000

/**
 * Reads the query of an overlay. Unknown and invalid values are ignored.
 *
 * - `delay`: seconds before a donation is shown, at most 600
 * - `hide`: comma-separated words that are never shown
 * - `stream`: name of a stream whose own total is shown
 * - `show`: comma-separated parts; default: all of them
 */
export function readOverlayOptions(query: URLSearchParams) {
  const list = (name: string) =>
    query
      .getAll(name)
      .flatMap((text) => text.split(','))
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean)
  const delayS = Number(query.get('delay') ?? '')
  const shown = list('show')
  const parts = overlayParts.filter((part) => shown.includes(part))
  return {
    delayMs: delayS > 0 ? Math.min(delayS, maxDelayS) * 1000 : 0,
    hiddenWords: list('hide').slice(0, maxHiddenWords),
    stream: (query.get('stream') ?? '').trim().slice(0, maxStreamNameLength),
    parts: parts.length === 0 ? overlayParts : parts,
  }
}

/**
 * Returns the newest donation that is older than the delay, without text that contains a hidden word.
 *
 * @param donations - newest first; a donation without a valid time is shown at once
 * @param options.noName - replaces a name that contains a hidden word
 */
export function donationToShow(
  donations: readonly OverlayDonation[],
  options: { delayMs: number; hiddenWords: readonly string[]; noName: string; nowMs: number },
): OverlayDonation | undefined {
  const { delayMs, hiddenWords, noName, nowMs } = options
  // The platform's clock may be ahead of the browser's.
  const ageMs = (at: string) => Math.max(0, nowMs - Date.parse(at))
  const donation = donations.find(({ at }) => at === undefined || !(ageMs(at) < delayMs))
  if (donation === undefined) return undefined
  const { name, message } = donation
  const isHidden = (text: string) => hiddenWords.some((word) => containsWord(text, word))
  return {
    ...donation,
    name: isHidden(name) ? noName : name,
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

/** Returns the highest quarter of the target in percent that the total passed; undefined if it passed none. */
export function passedMilestone(beforeMinor: number, nowMinor: number, targetMinor: number) {
  if (targetMinor <= 0) return undefined
  return ([100, 75, 50, 25] as const).find(
    (percent) =>
      beforeMinor * 100 < targetMinor * percent && nowMinor * 100 >= targetMinor * percent,
  )
}

/**
 * Returns the amount raised since a stream began, in minor units. A stream begins when its name is first seen in this
 * browser, and lasts for a day.
 *
 * @param options.getStorage - throws if cookies are blocked: the stream then begins at every load
 */
export function raisedSince(
  raisedMinor: number,
  options: {
    getStorage: () => Pick<Storage, 'getItem' | 'setItem'>
    path: string
    stream: string
    nowMs: number
  },
): number {
  const { getStorage, path, stream, nowMs } = options
  const key = `milepost:stream:${path}:${stream}`
  try {
    const [startMinor = 0, startMs = 0] = (getStorage().getItem(key) ?? '').split('@').map(Number)
    if (Number.isSafeInteger(startMinor) && nowMs - startMs < maxStreamMs) {
      return Math.max(0, raisedMinor - startMinor)
    }
    getStorage().setItem(key, `${raisedMinor}@${nowMs}`)
  } catch {
    // Nothing is stored.
  }
  return 0
}
