import type { WaitUntil } from '../wait-until.ts'
import { allExpired, type ExpiredKeys } from './expired-keys.ts'
import type { ReadCache } from './read-cache.ts'

export interface ExpiryOptions {
  reads: Pick<ReadCache, 'expire'>
  /** Expires the whole pages that were made from these reads. */
  expirePages: (what: ExpiredKeys) => void
  /** Milliseconds since 1970. */
  now: () => number
  background?: WaitUntil | undefined
}

/**
 * Takes the news that something has changed on the platform, such as a gift.
 *
 * @param what - the reads that are old now
 * @param changedMs - when it changed: what was read later has it already, and stays
 */
export type ExpireReads = (what: ExpiredKeys, changedMs: number) => void

/** Minimum time between expirations of pages, however many messages arrive. */
const pauseMs = 2000
/** Tolerance for the platform's clock and for totals that lag behind donations, in ms. Reads within it are repeated. */
const toleranceMs = 10_000

/**
 * Creates the expiry of reads and the pages made from them. Reads expire at once, because only their callers pay. Pages
 * expire at once as well, but then wait for a pause, so that unauthenticated messages cost at most one round of renders
 * in that time.
 */
export function createExpiry({
  reads,
  expirePages,
  now,
  background = () => undefined,
}: ExpiryOptions): ExpireReads {
  let lastMs = -Infinity
  let waiting: ExpiredKeys[] = []

  function expireWaiting(): void {
    const what = allExpired(waiting)
    waiting = []
    lastMs = now()
    expirePages(what)
  }

  return (what, changedMs) => {
    if (!reads.expire(what, changedMs + toleranceMs)) return
    waiting.push(what)
    if (waiting.length > 1) {
      // A pause is already pending.
      if (waiting.length > 100) waiting = [allExpired(waiting)]
      if (now() - lastMs >= pauseMs) expireWaiting()
      return
    }
    const waitMs = lastMs + pauseMs - now()
    if (waitMs <= 0) expireWaiting()
    else background(new Promise((resolve) => setTimeout(resolve, waitMs)).then(expireIfAny))
  }

  function expireIfAny(): void {
    if (waiting.length > 0) expireWaiting()
  }
}
