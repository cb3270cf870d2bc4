import type { WaitUntil } from '../time.ts'
import type { ReadCache } from './read-cache.ts'

/** Keys and key prefixes of invalidated reads. */
export interface InvalidatedKeys {
  readonly keys: ReadonlySet<string>
  readonly prefixes: ReadonlySet<string>
}

export function createInvalidatedKeys(
  keys: Iterable<string>,
  prefixes: Iterable<string> = [],
): InvalidatedKeys {
  return { keys: new Set(keys), prefixes: new Set(prefixes) }
}

export function isInvalidated({ keys, prefixes }: InvalidatedKeys, key: string): boolean {
  if (keys.has(key)) return true
  for (const prefix of prefixes) if (key.startsWith(prefix)) return true
  return false
}

export function mergeInvalidatedKeys(all: readonly InvalidatedKeys[]): InvalidatedKeys {
  return createInvalidatedKeys(
    all.flatMap(({ keys }) => [...keys]),
    all.flatMap(({ prefixes }) => [...prefixes]),
  )
}

export interface InvalidatorOptions {
  reads: Pick<ReadCache, 'invalidate'>
  /** Invalidates the pages that depend on reads. */
  invalidatePages: (what: InvalidatedKeys) => void
  /** Wall clock, in ms since the Unix epoch. */
  now: () => number
  background?: WaitUntil | undefined
}

/**
 * Function that invalidates reads after a change on the platform, such as a donation.
 *
 * @param what - the reads to invalidate
 * @param changedMs - time of the change, in ms since the Unix epoch. Reads requested later than this, plus a tolerance, stay
 * valid
 */
export type InvalidateReads = (what: InvalidatedKeys, changedMs: number) => void

/** Minimum time between page invalidations, in ms. */
const minIntervalMs = 2000
/** Period after a change in which reads may still lack it, in ms, because of clock differences and slow totals. */
const toleranceMs = 10_000

/**
 * Creates a function that invalidates reads and the pages that depend on them. Reads are invalidated at once, because they are
 * refetched only on demand. Page invalidations are throttled, so that forged messages cause at most one round of renders per
 * `minIntervalMs`.
 */
export function createInvalidator({
  reads,
  invalidatePages,
  now,
  background = () => undefined,
}: InvalidatorOptions): InvalidateReads {
  let lastMs = -Infinity
  let waiting: InvalidatedKeys[] = []

  function invalidatePending(): void {
    const what = mergeInvalidatedKeys(waiting)
    waiting = []
    lastMs = now()
    invalidatePages(what)
  }

  return (what, changedMs) => {
    if (!reads.invalidate(what, changedMs + toleranceMs)) return
    waiting.push(what)
    if (waiting.length > 1) {
      // The timer is already set.
      if (waiting.length > 100) waiting = [mergeInvalidatedKeys(waiting)]
      if (now() - lastMs >= minIntervalMs) invalidatePending()
      return
    }
    const waitMs = lastMs + minIntervalMs - now()
    if (waitMs <= 0) invalidatePending()
    else background(new Promise((resolve) => setTimeout(resolve, waitMs)).then(invalidateIfAny))
  }

  function invalidateIfAny(): void {
    if (waiting.length > 0) invalidatePending()
  }
}

/** Channel for cache invalidations between the processes of a site. */
export interface InvalidationChannel {
  /** Sends an invalidation to all other processes. Best effort: undelivered messages are lost. */
  readonly publish: InvalidateReads
  /** Sets the listener for invalidations from other processes, replacing any previous one. */
  subscribe(listener: InvalidateReads): void
}
