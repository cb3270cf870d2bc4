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

/** Pages are made anew no more often than this, however much news there is. */
const pauseMs = 2000
/** The platform's clock may be ahead of ours, and a sum may follow its gift: what was read within this is read again. */
const toleranceMs = 10_000

/**
 * Creates what expires reads, and the pages that were made from them. Reads expire at once: only who asks for
 * them pays. Pages expire at once, too, and then wait for the end of a pause, so that news which anybody can
 * send costs no more than one round of pages in that time.
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
      // Somebody waits for the end of the pause already.
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
