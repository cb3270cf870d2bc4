import { HttpError } from '../errors/http-error.ts'
import { NoResponseError } from '../errors/no-response-error.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import type { Platform } from '../platform/platform.ts'
import { parseJson } from '../request/parse-json.ts'
import { buildQuery, type Query } from '../request/build-query.ts'
import { readWithRetry } from '../request/read-with-retry.ts'
import type { DonorDriveAnswer } from './donor-drive-answer.ts'

/** Reads one address of DonorDrive. */
export type DonorDriveReader = (
  path: string,
  query?: Query,
  signal?: AbortSignal,
) => Promise<DonorDriveAnswer>

/** From 1.1 on `offset` counts from 0; 1.3 tells an event's sums. Without a version the oldest answers. */
const version = '1.3'

/** So many answers are kept; the oldest goes first. */
const mostAnswers = 500

interface KeptAnswer {
  answer: DonorDriveAnswer
  etag: string | null
  readAtMs: number
}

/**
 * Makes a reader that spares DonorDrive, which asks for one request in 15 seconds: an answer counts for `freshMs`, then it is
 * asked by `If-None-Match` whether it has changed, and those who ask for the same at the same time share one request.
 *
 * A reader rejects with `HttpError`, `NoResponseError` or `TimeoutError`, or with the reason of its signal.
 */
export function createDonorDriveReader(
  platform: Platform,
  { origin, freshMs }: { origin: string; freshMs: number },
): DonorDriveReader {
  const kept = new Map<string, KeptAnswer>()
  const underWay = new Map<string, Promise<DonorDriveAnswer>>()

  async function read(path: string, address: string): Promise<DonorDriveAnswer> {
    const before = kept.get(address)
    const response = await request(platform, { path, address, etag: before?.etag })
    const readAtMs = platform.clock.now()
    kept.delete(address)
    const { status, data, headers } = response
    if (before && status === 304) {
      kept.set(address, { ...before, readAtMs })
      return before.answer
    }
    const count = headers.get('num-records')
    const answer = {
      data: status === 204 ? [] : data,
      count: count !== null && /^\d+$/.test(count) ? Number(count) : undefined,
    }
    kept.set(address, { answer, etag: headers.get('etag'), readAtMs })
    const [oldest] = kept.keys()
    if (kept.size > mostAnswers && oldest !== undefined) kept.delete(oldest)
    return answer
  }

  return async (path, query, signal) => {
    signal?.throwIfAborted()
    const address = `${origin}${path}${buildQuery({ ...query, version })}`
    const known = kept.get(address)
    if (known && platform.clock.now() - known.readAtMs < freshMs) return known.answer
    let reading = underWay.get(address)
    if (!reading) {
      reading = read(path, address).finally(() => underWay.delete(address))
      underWay.set(address, reading)
    }
    // One who leaves does not end what others wait for.
    return signal ? Promise.race([reading, abortOf(signal)]) : reading
  }
}

interface DonorDriveResponse {
  status: number
  data: unknown
  headers: Headers
}

function request(
  platform: Platform,
  { path, address, etag }: { path: string; address: string; etag: string | null | undefined },
): Promise<DonorDriveResponse> {
  const facts = { method: 'GET', path }
  return readWithRetry(platform, { request: facts, signal: undefined }, async (timeoutMs) => {
    const ask = platform.fetch ?? globalThis.fetch
    try {
      const response = await ask(address, {
        headers: { Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { status, headers } = response
      const text = await response.text()
      const isRead = status === 200 || status === 204 || (status === 304 && Boolean(etag))
      const data = jsonOf(text)
      if (isRead && (status !== 200 || data !== undefined)) return { status, data, headers }
      throw new HttpError(
        { status, data: data ?? text, headers: Object.fromEntries(headers) },
        facts,
      )
    } catch (error) {
      if (error instanceof HttpError) throw error
      if ((error as Error).name === 'TimeoutError') throw new TimeoutError(facts, timeoutMs)
      throw new NoResponseError(facts, error)
    }
  })
}

/** The value of JSON; undefined for anything else. */
function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
