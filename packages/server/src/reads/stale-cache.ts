import type { LRUCache } from 'lru-cache'
import type { WaitUntil } from '../time.ts'

/** Call in progress, whose result concurrent callers share. */
interface CallInProgress {
  /** Time of the request, by the wall clock; Infinity before it is sent. */
  requestedMs: number
  /** Returns whether the result may be cached, because the key has not been invalidated since the start of the call. */
  readonly isCurrent: () => boolean
}

/**
 * Creates a cache with at most one call in progress per key. Its callers decide which entries are stale.
 *
 * @param missing - store of negative entries, separate so that made-up keys cannot evict real entries
 * @param background - keeps background calls alive in worker runtimes
 */
export function createStaleCache<Entry extends object, Result>({
  found,
  missing,
  isMissing,
  background,
}: {
  found: LRUCache<string, Entry>
  missing: LRUCache<string, Entry>
  isMissing: (entry: Entry) => boolean
  background: WaitUntil
}) {
  const flights = new Map<string, CallInProgress & { readonly result: Promise<Result> }>()
  return {
    get: (key: string) => found.get(key) ?? missing.get(key),
    set(key: string, entry: Entry) {
      const [store, other] = isMissing(entry) ? [missing, found] : [found, missing]
      other.delete(key)
      store.set(key, entry)
    },
    /** Returns the call in progress for a key, or starts one. */
    share(key: string, call: (flight: CallInProgress) => Promise<Result>) {
      const running = flights.get(key)
      if (running) return { result: running.result, isJoined: true }
      const flight: CallInProgress = {
        requestedMs: Infinity,
        isCurrent: () => flights.get(key) === flight,
      }
      const result = call(flight)
      flights.set(key, Object.assign(flight, { result }))
      const leave = () => void (flight.isCurrent() && flights.delete(key))
      background(result.then(leave, leave))
      return { result, isJoined: false }
    },
    /** Invalidates entries, and calls in progress, whose results are then not cached. Returns whether there were any. */
    invalidate(
      invalidateEntry: (entry: Entry, key: string) => boolean,
      isAffected: (flight: CallInProgress, key: string) => boolean,
    ) {
      let hasInvalidated = false
      for (const store of [found, missing]) {
        for (const [key, entry] of store.entries())
          if (invalidateEntry(entry, key)) hasInvalidated = true
      }
      for (const [key, flight] of flights) {
        if (isAffected(flight, key)) hasInvalidated = flights.delete(key)
      }
      return hasInvalidated
    },
  }
}
