import { isHttpError, isNoResponseError, type RequestFacts } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { type Guid, isSameGuid } from '../values/values.ts'
import { callHook } from './hooks.ts'

const firstDelayMs = 200

/**
 * Retries a read after a lost connection, 429 or 503: after about 200 ms, doubled each time, with jitter, or after `Retry-After`.
 * Rejects with the last error if retries or time run out. Never use it for writes.
 *
 * @param request - for the hooks
 * @param attempt - receives its time limit, and its number from 1
 */
export async function readWithRetry<Result>(
  platform: Platform,
  { request, signal }: { request: RequestFacts; signal: AbortSignal | undefined },
  attempt: (timeoutMs: number, attempt: number) => Promise<Result>,
): Promise<Result> {
  const { clock, random, retries, timeoutMs } = platform
  const deadlineMs = clock.now() + platform.deadlineMs
  for (let retry = 0; ; retry += 1) {
    const leftMs = deadlineMs - clock.now()
    try {
      // axios treats 0 as no timeout, and the delay may have been longer than planned.
      return await attempt(Math.max(1, Math.min(timeoutMs, leftMs)), retry + 1)
    } catch (error) {
      if (retry >= retries || signal?.aborted) throw error
      let delayMs = firstDelayMs * 2 ** retry * (0.5 + random() / 2)
      if (isHttpError(error, 429) || isHttpError(error, 503)) {
        delayMs = retryAfterMs(error.headers['retry-after'], clock.now()) ?? delayMs
      } else if (!isNoResponseError(error)) throw error
      if (clock.now() + delayMs >= deadlineMs) throw error
      callHook(platform.onRetry, { ...request, attempt: retry + 2, delayMs })
      await clock.wait(delayMs, signal)
    }
  }
}

/** `Retry-After` is a number of seconds or a date. */
function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (!header) return undefined
  const delayMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return delayMs >= 0 ? delayMs : undefined
}

/** A response of a list, and the cursor of the next response if there is one. */
export interface ListPart<Cursor> {
  items: readonly unknown[]
  next: Cursor | undefined
}

/**
 * Reads a list request by request until it has `limit` items. The list ends with a response without items or without a new cursor.
 *
 * @returns the items, and the last response
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
    // Each response contains the cursor of the next one.
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

/** Waits for all promises, then throws the first error. */
export async function settleAll(running: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(running)
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Waits for a read, and returns undefined for a 404. */
export async function ifFound<Result>(read: Promise<Result>): Promise<Result | undefined> {
  try {
    return await read
  } catch (error) {
    if (isHttpError(error, 404)) return undefined
    throw error
  }
}

/**
 * Result of reading back a write whose response was lost. `absent` describes the current state: reads may lag behind writes. If it
 * is `undecided`, ask the user.
 */
export type ReadBack<Entity> =
  | { outcome: 'found'; entity: Entity }
  | { outcome: 'absent' }
  | { outcome: 'undecided' }

/**
 * Reads back a created entity. An entity of another owner is `absent`.
 *
 * @throws the read's error, unless it is a 404
 */
export async function readBack<Entity>(
  read: Promise<Entity>,
  ownerOf: (entity: Entity) => Guid | undefined,
  owner: Guid | undefined,
): Promise<ReadBack<Entity>> {
  const entity = await ifFound(read)
  if (entity === undefined) return { outcome: 'absent' }
  const found = ownerOf(entity)
  if (!found || !owner) return { outcome: 'undecided' }
  return isSameGuid(found, owner) ? { outcome: 'found', entity } : { outcome: 'absent' }
}
