import { readWebAddress } from './parse.ts'

/** What an element reads: of which site, and what there. */
export interface RequestedPart {
  /** The address of the site, such as `https://run.example`, or of one of its languages, `https://run.example/cy`. */
  readonly source: string
  /** `site`, `page`, `team`, `tag` or `project`; `people` or `teams` for a leaderboard. */
  readonly kind: string
  /** The last part of a page's or a team's address; `tag/value`; the `uid` of a project. Empty for others. */
  readonly slug: string
}

const named = /^(?:site\/|(?:page|team|project)\/[^/]+|tag\/[^/]+\/[^/]+)$/

/**
 * The address of the figures of a total.
 *
 * @throws Error with a sentence for the developer when an attribute is missing or wrong
 */
export function totalAddress({ source, kind, slug }: RequestedPart): string {
  const name = `${kind}/${slug}`
  if (!named.test(name)) throw new Error(`kind="${kind}" and slug="${slug}" name no total.`)
  const path = kind === 'site' ? '' : `/${name.split('/').map(encodeURIComponent).join('/')}`
  return `${siteAddress(source)}/totals${path}.json`
}

/**
 * The address of the entries of a leaderboard.
 *
 * @throws Error with a sentence for the developer when an attribute is missing or wrong
 */
export function leaderboardAddress({ source, kind }: RequestedPart): string {
  if (!/^(?:people|teams)$/.test(kind)) throw new Error(`kind="${kind}" names no leaderboard.`)
  return `${siteAddress(source)}/leaderboard/${kind}.json`
}

/** The address of a site without its query and without a slash at its end. */
function siteAddress(source: string): string {
  const site = readWebAddress(source)
  if (!site) throw new Error(`source="${source}" is no address, such as https://run.example.`)
  const { origin, pathname } = new URL(site)
  return origin + pathname.replace(/\/$/, '')
}

/** An answer, or why there is none. */
export interface Answer {
  readonly json?: unknown
  readonly problem?: string
  /** How long the site asks to be left alone. */
  readonly retryAfterMs?: number | undefined
}

const longestAnswerBytes = 65_536

/**
 * Reads JSON of another site. No cookie and no address of the page goes there, and what is longer than 64 kB is not read to its
 * end.
 *
 * @param signal - ends the reading; then it gives a problem, as when the site cannot be reached
 */
export async function fetchAnswer(
  address: string,
  { fetch, signal, now }: { fetch: typeof globalThis.fetch; signal: AbortSignal; now: number },
): Promise<Answer> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    })
    if (!response.ok) {
      const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'), now)
      return { problem: `${address} answered ${response.status}`, retryAfterMs }
    }
    const text = await readShort(response)
    return text === undefined ? { problem: `${address} is too long` } : { json: JSON.parse(text) }
  } catch (error) {
    return { problem: `${address}: ${String(error)}` }
  }
}

/** The text of an answer; undefined when it is longer than it may be. */
async function readShort(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader()
  const read: BlobPart[] = []
  let bytes = 0
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    bytes += piece.value.byteLength
    if (bytes > longestAnswerBytes) {
      await reader?.cancel()
      return undefined
    }
    read.push(piece.value)
  }
  return new Blob(read).text()
}

/** Nobody is made to wait longer than an hour. */
const longestMs = 3_600_000

/**
 * Reads the header `Retry-After`: seconds, or a date.
 *
 * @param now - in milliseconds
 * @returns milliseconds, at most an hour; undefined for no header and for what is neither
 */
export function readRetryAfterMs(header: string | null, now: number): number | undefined {
  const ms = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestMs)
}
