const maxTextLength = 200

/** Returns the value if it is an object, or `{}` for anything else. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Returns text, truncated to 200 characters, or undefined for blank text and other types. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value.slice(0, maxTextLength) : undefined
}

/** Returns the value if it is a non-negative integer, or undefined for anything else. */
export function readCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined
}

/**
 * Returns the value if it is an absolute `http` or `https` URL, or undefined for anything else, such as `javascript:`.
 */
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

/** Parses a date string to ms since epoch. Returns undefined for anything else. */
export function readTime(value: unknown): number | undefined {
  return (typeof value === 'string' && Date.parse(value)) || undefined
}

/** Returns the canonical form of a language tag, or undefined for anything that `Intl` rejects. */
export function readLanguage(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? Intl.getCanonicalLocales(value)[0] : undefined
  } catch {
    return undefined
  }
}

/** Returns the value if it is three capital letters, like a currency code, or undefined for anything else. */
export function readCurrency(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined
}

export interface DatedValue {
  /** Time of the data, in ms since epoch. */
  readonly asOfMs: number
  /** Whether the data is the last known value, because the platform is not responding. */
  readonly isLastGood: boolean
}

/** Parsed total, for `<milepost-total>` and `<milepost-donate>`. */
export interface Total extends DatedValue {
  readonly url: string
  /** Undefined if donations are closed. */
  readonly donateUrl: string | undefined
  readonly currency: string
  readonly raisedMinor: number
  /** Target in minor units, or 0 if there is none. */
  readonly targetMinor: number
  /** Text in the site's language. */
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
 * Parses version 1 of a total's JSON. The source is untrusted: text is truncated to 200 characters, and only http and
 * https links are accepted. Returns undefined if the JSON is not a total.
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

export interface LeaderboardEntry {
  readonly rank: number
  readonly name: string
  readonly url: string
  readonly raisedMinor: number
  /** Raised amount, formatted by the site. */
  readonly text: string
}

export interface Leaderboard extends DatedValue {
  readonly currency: string
  readonly entries: readonly LeaderboardEntry[]
  readonly language: string | undefined
}

const maxEntries = 20

/**
 * Parses version 1 of a leaderboard's JSON. Omits invalid entries and returns at most 20. Returns undefined if
 * the JSON is not a leaderboard.
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
    entries: entries.slice(0, maxEntries).flatMap((entry) => readEntry(entry) ?? []),
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
