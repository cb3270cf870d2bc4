import type { WaitUntil } from '../time.ts'
import type { ReadCache } from './read-cache.ts'

/** Invalidated reads, by key and by key prefix. */
export interface ExpiredKeys {
  readonly keys: ReadonlySet<string>
  readonly prefixes: ReadonlySet<string>
}

export function createExpiredKeys(
  keys: Iterable<string>,
  prefixes: Iterable<string> = [],
): ExpiredKeys {
  return { keys: new Set(keys), prefixes: new Set(prefixes) }
}

export function isExpired({ keys, prefixes }: ExpiredKeys, key: string): boolean {
  if (keys.has(key)) return true
  for (const prefix of prefixes) if (key.startsWith(prefix)) return true
  return false
}

/** Merges sets of invalidated keys. */
export function mergeExpired(all: readonly ExpiredKeys[]): ExpiredKeys {
  return createExpiredKeys(
    all.flatMap(({ keys }) => [...keys]),
    all.flatMap(({ prefixes }) => [...prefixes]),
  )
}

export interface ExpiryOptions {
  reads: Pick<ReadCache, 'expire'>
  /** Invalidates the pages that depend on these reads. */
  expirePages: (what: ExpiredKeys) => void
  /** Wall clock, in ms since the Unix epoch. */
  now: () => number
  background?: WaitUntil | undefined
}

/**
 * Invalidates reads after a change on the platform, such as a donation.
 *
 * @param what - the reads to invalidate
 * @param changedMs - time of the change, in ms since the Unix epoch. Later reads stay valid
 */
export type ExpireReads = (what: ExpiredKeys, changedMs: number) => void

/** Minimum time between invalidations of pages, in ms, however many messages arrive. */
const pauseMs = 2000
/**
 * Tolerance for the platform's clock, and for totals that lag behind donations, in ms. Reads up to this long after the change
 * are invalidated, too.
 */
const toleranceMs = 10_000

/**
 * Creates the invalidation of reads and of the pages that depend on them. Reads are invalidated at once, because they are
 * refetched only on demand. Page invalidations are throttled, so that unauthenticated messages cause at most one round of
 * renders per pause.
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
    const what = mergeExpired(waiting)
    waiting = []
    lastMs = now()
    expirePages(what)
  }

  return (what, changedMs) => {
    if (!reads.expire(what, changedMs + toleranceMs)) return
    waiting.push(what)
    if (waiting.length > 1) {
      // The timer is already set.
      if (waiting.length > 100) waiting = [mergeExpired(waiting)]
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

/** Exchanges cache invalidations with the other processes of a site. */
export interface InvalidationChannel {
  /** Publishes an invalidation to all other processes. Fire and forget: undelivered messages are lost. */
  readonly publish: ExpireReads
  /** Sets the listener for invalidations from other processes, replacing any previous one. */
  subscribe(listener: ExpireReads): void
}
