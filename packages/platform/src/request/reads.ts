import { isHttpError, isNoResponseError, type RequestInfo } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { type Guid, isSameGuid } from '../values/values.ts'
import { callHook, getElapsedMs } from './hooks.ts'

const firstDelayMs = 200

/**
 * Retries a read after a network error, 429 or 503. Waits for `Retry-After` if it is sent, otherwise about 200 ms, doubled each time,
 * with jitter. Rejects with the last error once the retries or the time run out. Never use it for writes.
 *
 * @param request - passed to the hooks
 * @param attempt - called with its timeout and its number, from 1
 */
export async function readWithRetry<Result>(
  platform: Platform,
  { request, signal }: { request: RequestInfo; signal: AbortSignal | undefined },
  attempt: (timeoutMs: number, attempt: number) => Promise<Result>,
): Promise<Result> {
  const { clock, random, retries, timeoutMs } = platform
  const deadlineMs = getElapsedMs(clock) + platform.deadlineMs
  for (let retry = 0; ; retry += 1) {
    const leftMs = deadlineMs - getElapsedMs(clock)
    try {
      // At least 1, because axios treats 0 as no timeout, and the delay may have taken longer than planned.
      return await attempt(Math.max(1, Math.min(timeoutMs, leftMs)), retry + 1)
    } catch (error) {
      if (retry >= retries || signal?.aborted) throw error
      let delayMs = firstDelayMs * 2 ** retry * (0.5 + random() / 2)
      if (isHttpError(error, 429) || isHttpError(error, 503)) {
        delayMs = retryAfterMs(error.headers['retry-after'], clock.now()) ?? delayMs
      } else if (!isNoResponseError(error)) throw error
      if (getElapsedMs(clock) + delayMs >= deadlineMs) throw error
      callHook(platform.onRetry, { ...request, attempt: retry + 2, delayMs })
      await clock.wait(delayMs, signal)
    }
  }
}

/** Parses `Retry-After`, which is a number of seconds or a date; undefined if it is missing or invalid. */
function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (!header) return undefined
  const delayMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return delayMs >= 0 ? delayMs : undefined
}

/** Part of a list, with the cursor of the next part if there is one. */
export interface ListPart<Cursor> {
  items: readonly unknown[]
  next: Cursor | undefined
}

/**
 * Fetches the parts of a list sequentially until there are `limit` items, or a part has no items or no new cursor.
 *
 * @returns all items, and the last part
 */
export async function readList<Cursor, Part extends ListPart<Cursor>>(
  start: Cursor,
  limit: number,
  read: (cursor: Cursor) => Promise<Part>,
): Promise<{ items: Part['items'][number][]; last: Part }> {
  const items: Part['items'][number][] = []
  const seen = new Set<Cursor>()
  for (let cursor = start; ;) {
    seen.add(cursor)
    // Sequential, because each part contains the cursor of the next one.
    // oxlint-disable-next-line no-await-in-loop
    const last = await read(cursor)
    items.push(...last.items)
    const { next } = last
    if (next === undefined || seen.has(next) || last.items.length === 0 || items.length >= limit) {
      return { items: items.slice(0, Math.max(0, limit)), last }
    }
    cursor = next
  }
}

/** Waits until all promises have settled, then throws the first error, if any. */
export async function settleAll(running: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(running)
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Returns the result of a read, or undefined if it fails with 404. */
export async function ifFound<Result>(read: Promise<Result>): Promise<Result | undefined> {
  try {
    return await read
  } catch (error) {
    if (isHttpError(error, 404)) return undefined
    throw error
  }
}

/**
 * Result of checking whether a write was stored although its response was lost. `absent` may change to `found`, because reads can lag
 * behind writes. If the outcome is `undecided`, ask the user.
 */
export type ReadBack<Entity> =
  | { outcome: 'found'; entity: Entity }
  | { outcome: 'absent' }
  | { outcome: 'undecided' }

/**
 * Checks whether an entity exists and has the expected owner. With another owner, the outcome is `absent`.
 *
 * @throws any error of the read, except a 404
 */
export async function readBack<Entity>(
  read: Promise<Entity>,
  getOwner: (entity: Entity) => Guid | undefined,
  owner: Guid | undefined,
): Promise<ReadBack<Entity>> {
  const entity = await ifFound(read)
  if (entity === undefined) return { outcome: 'absent' }
  const actualOwner = getOwner(entity)
  if (!actualOwner || !owner) return { outcome: 'undecided' }
  return isSameGuid(actualOwner, owner) ? { outcome: 'found', entity } : { outcome: 'absent' }
}
