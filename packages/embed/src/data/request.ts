import { readWebAddress } from './parse.ts'

/** Resource that an element requests. */
export interface RequestedPart {
  /** URL of the site, such as `https://run.example`, or of one of its languages, such as `https://run.example/cy`. */
  readonly source: string
  /** `site`, `page`, `team`, `tag` or `project` for a total, `people` or `teams` for a leaderboard. */
  readonly kind: string
  /** Slug of a page or team, `tag/value` for a tag, or `uid` of a project. Empty for other kinds. */
  readonly slug: string
}

const totalPath = /^(?:site\/|(?:page|team|project)\/[^/]+|tag\/[^/]+\/[^/]+)$/

/**
 * Returns the URL of a total's JSON.
 *
 * @throws Error if an attribute is missing or invalid
 */
export function totalUrl({ source, kind, slug }: RequestedPart): string {
  const name = `${kind}/${slug}`
  if (!totalPath.test(name)) throw new Error(`kind="${kind}" and slug="${slug}" are not a total.`)
  const path = kind === 'site' ? '' : `/${name.split('/').map(encodeURIComponent).join('/')}`
  return `${siteUrl(source)}/totals${path}.json`
}

/**
 * Returns the URL of a leaderboard's JSON.
 *
 * @throws Error if an attribute is missing or invalid
 */
export function leaderboardUrl({ source, kind }: RequestedPart): string {
  if (!/^(?:people|teams)$/.test(kind)) throw new Error(`kind="${kind}" is not a leaderboard.`)
  return `${siteUrl(source)}/leaderboard/${kind}.json`
}

/** Returns the site's URL without its query, fragment and trailing slash. */
function siteUrl(source: string): string {
  const site = readWebAddress(source)
  if (!site) throw new Error(`source="${source}" is not a URL such as https://run.example.`)
  const { origin, pathname } = new URL(site)
  return origin + pathname.replace(/\/$/, '')
}

/** JSON of a response, or an error message if the request failed. */
export interface FetchResult {
  readonly json?: unknown
  readonly problem?: string
  /** Minimum delay before the next request, from the `Retry-After` header. */
  readonly retryAfterMs?: number | undefined
}

const maxResponseBytes = 65_536

/**
 * Fetches JSON from another site, without sending cookies or a referrer. Stops reading after 64 kB. Never rejects.
 *
 * @param signal - aborts the request. The result then has a `problem`
 */
export async function fetchJson(
  address: string,
  { fetch, signal, now }: { fetch: typeof globalThis.fetch; signal: AbortSignal; now: number },
): Promise<FetchResult> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    })
    if (!response.ok) {
      const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'), now)
      return { problem: `${address} returned ${response.status}`, retryAfterMs }
    }
    const text = await readShort(response)
    return text === undefined ? { problem: `${address} is too long` } : { json: JSON.parse(text) }
  } catch (error) {
    return { problem: `${address}: ${String(error)}` }
  }
}

/** Returns the text of a response, or undefined if the response is longer than 64 kB. */
async function readShort(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader()
  const read: BlobPart[] = []
  let bytes = 0
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    bytes += piece.value.byteLength
    if (bytes > maxResponseBytes) {
      await reader?.cancel()
      return undefined
    }
    read.push(piece.value)
  }
  return new Blob(read).text()
}

const maxRetryAfterMs = 3_600_000

/**
 * Parses a `Retry-After` header in seconds or as a date.
 *
 * @param now - in ms since epoch
 * @returns delay in ms, at most an hour, or undefined if the header is missing or invalid
 */
export function readRetryAfterMs(header: string | null, now: number): number | undefined {
  const ms = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), maxRetryAfterMs)
}
