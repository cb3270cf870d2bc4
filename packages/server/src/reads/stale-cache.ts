import type { LRUCache } from 'lru-cache'
import type { WaitUntil } from '../time.ts'

/** A call in progress, whose result concurrent callers share. */
export interface Flight {
  /** Time of the request, by the wall clock; Infinity before it is sent. */
  requestedMs: number
  /** Whether the result may be cached: since the start of the call, the key was neither invalidated nor requested again. */
  readonly isCurrent: () => boolean
}

/** Values by key, with one call per key at a time. The user decides on their age, and on which of them are stale. */
export interface StaleCache<Entry, Result> {
  get(key: string): Entry | undefined
  /** Returns an entry without marking it as recently used. */
  peek(key: string): Entry | undefined
  set(key: string, entry: Entry): void
  delete(key: string): void
  /** Returns the call in progress for a key, or starts one. */
  share(
    key: string,
    call: (flight: Flight) => Promise<Result>,
  ): { readonly result: Promise<Result>; readonly isJoined: boolean }
  /**
   * Invalidates entries and calls in progress.
   *
   * @param entry - invalidates an entry if it is affected, and returns whether it did
   * @param flight - returns whether a call is affected. Only its callers get the result then
   * @returns whether anything was invalidated
   */
  expire(
    entry: (entry: Entry, key: string) => boolean,
    flight: (flight: Flight, key: string) => boolean,
  ): boolean
}

/**
 * Creates a stale cache.
 *
 * @param missing - store of negative entries, separate so that made-up keys cannot evict real entries
 * @param background - registers calls that outlive their request. @default ignored
 */
export function createStaleCache<Entry extends object, Result>({
  found,
  missing,
  isMissing,
  background = () => undefined,
}: {
  found: LRUCache<string, Entry>
  missing: LRUCache<string, Entry>
  isMissing: (entry: Entry) => boolean
  background?: WaitUntil | undefined
}): StaleCache<Entry, Result> {
  const flights = new Map<string, Flight & { readonly result: Promise<Result> }>()
  return {
    get: (key) => found.get(key) ?? missing.get(key),
    peek: (key) => found.peek(key) ?? missing.peek(key),
    set(key, entry) {
      const [store, other] = isMissing(entry) ? [missing, found] : [found, missing]
      other.delete(key)
      store.set(key, entry)
    },
    delete(key) {
      found.delete(key)
      missing.delete(key)
    },
    share(key, call) {
      const running = flights.get(key)
      if (running) return { result: running.result, isJoined: true }
      const flight: Flight = { requestedMs: Infinity, isCurrent: () => flights.get(key) === flight }
      const result = call(flight)
      flights.set(key, Object.assign(flight, { result }))
      const leave = () => void (flight.isCurrent() && flights.delete(key))
      background(result.then(leave, leave))
      return { result, isJoined: false }
    },
    expire(entry, flight) {
      let hasExpired = false
      for (const store of [found, missing]) {
        for (const [key, value] of store.entries()) if (entry(value, key)) hasExpired = true
      }
      for (const [key, value] of flights) {
        if (flight(value, key)) hasExpired = flights.delete(key)
      }
      return hasExpired
    },
  }
}
