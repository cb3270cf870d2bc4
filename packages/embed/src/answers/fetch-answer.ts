import { readRetryAfterMs } from './read-retry-after-ms.ts'

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
