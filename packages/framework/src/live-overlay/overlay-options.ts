/** What an address of an overlay asks for in its query. */
export interface OverlayOptions {
  /** How long after it was given a gift is shown. */
  delayMs: number
  /** Words that are never shown, in lower case. */
  hiddenWords: readonly string[]
  /** The name of a stream, whose own total is shown; '' for none. */
  stream: string
  parts: readonly OverlayPart[]
}

/** The parts of an overlay that can be left out. */
export const overlayParts = ['title', 'total', 'goal', 'gift', 'milestone'] as const
export type OverlayPart = (typeof overlayParts)[number]

const longestDelayS = 600
const mostWords = 200
const longestStreamName = 40

/**
 * Reads the query of an overlay. What it does not know, or what makes no sense, is as if it were not there.
 *
 * - `delay`: seconds from 0 to 600
 * - `hide`: words, with commas between them
 * - `stream`: a name, at most 40 characters
 * - `show`: parts, with commas between them; all of them when empty
 */
export function readOverlayOptions(query: URLSearchParams): OverlayOptions {
  const delayS = Number(query.get('delay') ?? '')
  const shown = listOf(query, 'show')
  const parts = overlayParts.filter((part) => shown.includes(part))
  return {
    delayMs: delayS > 0 ? Math.min(delayS, longestDelayS) * 1000 : 0,
    hiddenWords: listOf(query, 'hide').slice(0, mostWords),
    stream: (query.get('stream') ?? '').trim().slice(0, longestStreamName),
    parts: parts.length === 0 ? overlayParts : parts,
  }
}

function listOf(query: URLSearchParams, name: string): string[] {
  return query
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
}
