const longestText = 200

/** A record of an answer; empty for whatever is none. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** A text of an answer, shortened to what an element has room for; undefined for whatever is none. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value.slice(0, longestText) : undefined
}

/** A whole number from 0; undefined for whatever is none. */
export function readCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined
}

/** An address that a link may lead to; undefined for a script and whatever else is none. */
export function readWebAddress(value: unknown): string | undefined {
  try {
    // Not `URL.canParse`: Safari 16 and Firefox 110 lack it.
    return typeof value === 'string' && /^https?:/i.test(value) && new URL(value)
      ? value
      : undefined
  } catch {
    return undefined
  }
}

/** A moment in milliseconds; undefined for whatever is none. */
export function readTime(value: unknown): number | undefined {
  return (typeof value === 'string' && Date.parse(value)) || undefined
}

/** A language that `Intl` takes; undefined for whatever is none. */
export function readLanguage(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? Intl.getCanonicalLocales(value)[0] : undefined
  } catch {
    return undefined
  }
}

/** A currency of three letters; undefined for whatever is none. */
export function readCurrency(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined
}

/** What the elements show of a total. */
export interface Total {
  readonly url: string
  /** Absent where nothing can be given. */
  readonly donateUrl: string | undefined
  readonly currency: string
  readonly raisedMinor: number
  /** 0 where there is no target. */
  readonly targetMinor: number
  /** When the figure was true, in milliseconds. */
  readonly asOfMs: number
  /** The platform did not answer, and this is what it said before. */
  readonly isLastGood: boolean
  /** The site's own words, in its language. */
  readonly words: {
    readonly raised: string
    readonly target: string | undefined
    readonly percent: number | undefined
    readonly count: string | undefined
    readonly summary: string
    readonly language: string | undefined
  }
}

/**
 * Reads version 1 of the JSON of a total. Nothing in it is trusted: texts are cut at 200 characters, links are http or https.
 *
 * @returns undefined for whatever is no total
 */
export function readTotal(json: unknown): Total | undefined {
  const total = readRecord(json)
  const text = readRecord(total['text'])
  const url = readWebAddress(total['url'])
  const currency = readCurrency(total['currency'])
  const raisedMinor = readCount(total['raisedMinor'])
  const asOfMs = readTime(total['asOf'])
  const raised = readText(text['raised'])
  const isWhole =
    total['v'] === 1 && url && currency && raisedMinor !== undefined && asOfMs && raised
  if (!isWhole) return undefined
  return {
    url,
    donateUrl: readWebAddress(total['donateUrl']),
    currency,
    raisedMinor,
    targetMinor: readCount(total['targetMinor']) ?? 0,
    asOfMs,
    isLastGood: total['lastGood'] === true,
    words: {
      raised,
      target: readText(text['target']),
      percent: readCount(text['percent']),
      count: readText(text['count']),
      summary: readText(text['summary']) ?? raised,
      language: readLanguage(text['language']),
    },
  }
}

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
