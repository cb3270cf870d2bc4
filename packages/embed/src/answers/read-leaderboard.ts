import {
  readWebAddress,
  readCount,
  readCurrency,
  readLanguage,
  readRecord,
  readText,
  readTime,
} from './read-fields.ts'

/** A person or a team of a leaderboard. */
export interface LeaderboardEntry {
  readonly rank: number
  readonly name: string
  readonly url: string
  readonly raisedMinor: number
  /** The amount in the site's own words. */
  readonly text: string
}

export interface Leaderboard {
  readonly currency: string
  readonly entries: readonly LeaderboardEntry[]
  /** When the figures were true, in milliseconds. */
  readonly asOfMs: number
  /** The platform did not answer, and this is what it said before. */
  readonly isLastGood: boolean
  readonly language: string | undefined
}

/** The most that the site gives. */
const mostEntries = 20

/**
 * Reads version 1 of the JSON of a leaderboard, at most 20 entries of it. An entry that is none is left out.
 *
 * @returns undefined for whatever is no leaderboard
 */
export function readLeaderboard(json: unknown): Leaderboard | undefined {
  const board = readRecord(json)
  const currency = readCurrency(board['currency'])
  const asOfMs = readTime(board['asOf'])
  const entries: unknown = board['entries']
  if (board['v'] !== 1 || !currency || !asOfMs || !Array.isArray(entries)) {
    return undefined
  }
  return {
    currency,
    entries: entries.slice(0, mostEntries).flatMap((entry) => readEntry(entry) ?? []),
    asOfMs,
    isLastGood: board['lastGood'] === true,
    language: readLanguage(board['language']),
  }
}

function readEntry(json: unknown): LeaderboardEntry | undefined {
  const entry = readRecord(json)
  const rank = readCount(entry['rank'])
  const name = readText(entry['name'])
  const url = readWebAddress(entry['url'])
  const raisedMinor = readCount(entry['raisedMinor'])
  const text = readText(entry['text'])
  const isWhole = rank !== undefined && name && url && raisedMinor !== undefined && text
  return isWhole ? { rank, name, url, raisedMinor, text } : undefined
}
