import type { LRUCache } from 'lru-cache'
import type { WaitUntil } from '../time.ts'

/** A call in progress, whose result concurrent callers share. */
interface Flight {
  /** Time of the request, by the wall clock; Infinity before it is sent. */
  requestedMs: number
  /** Whether the result may be cached, because nothing has invalidated the key since the start of the call. */
  readonly isCurrent: () => boolean
}

/**
 * Creates a cache with one call per key at a time. Its users decide which entries are stale.
 *
 * @param missing - store of negative entries, separate so that made-up keys cannot evict real entries
 * @param background - registers calls that outlive their request
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
  const flights = new Map<string, Flight & { readonly result: Promise<Result> }>()
  return {
    get: (key: string) => found.get(key) ?? missing.get(key),
    set(key: string, entry: Entry) {
      const [store, other] = isMissing(entry) ? [missing, found] : [found, missing]
      other.delete(key)
      store.set(key, entry)
    },
    /** Returns the call in progress for a key, or starts one. */
    share(key: string, call: (flight: Flight) => Promise<Result>) {
      const running = flights.get(key)
      if (running) return { result: running.result, isJoined: true }
      const flight: Flight = { requestedMs: Infinity, isCurrent: () => flights.get(key) === flight }
      const result = call(flight)
      flights.set(key, Object.assign(flight, { result }))
      const leave = () => void (flight.isCurrent() && flights.delete(key))
      background(result.then(leave, leave))
      return { result, isJoined: false }
    },
    /**
     * Invalidates each entry by a function that returns whether it was affected, and the calls in progress that are: only their
     * callers get the result. Returns whether anything was invalidated.
     */
    expire(
      expireEntry: (entry: Entry, key: string) => boolean,
      isAffected: (flight: Flight, key: string) => boolean,
    ) {
      let hasExpired = false
      for (const store of [found, missing]) {
        for (const [key, entry] of store.entries()) if (expireEntry(entry, key)) hasExpired = true
      }
      for (const [key, flight] of flights) {
        if (isAffected(flight, key)) hasExpired = flights.delete(key)
      }
      return hasExpired
    },
  }
}
