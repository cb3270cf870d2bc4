import { LRUCache } from 'lru-cache'
import type { Background } from '../wiring/background.ts'

/** A value that was read, and when it was true. */
export interface Reading<T> {
  readonly value: T
  readonly asOf: Date
  /** The source could not be read again: this is the last good value. */
  readonly isLastGood: boolean
}

export interface ReadOptions {
  /** How long a value is given out without asking again. */
  freshMs: number
  /** How long it is still given out while it is asked for again in the background. */
  staleMs: number
}

/** A cache of reads from the outside: one read per key at a time, and the last good value on a bad day. */
export interface ReadCache {
  /**
   * Gives the value of a key, reading it when there is none or it is too old.
   *
   * @throws whatever `load` throws, when nothing good was ever read
   */
  read<T>(key: string, options: ReadOptions, load: () => Promise<T>): Promise<Reading<T>>
  /** Makes the next read of the matching keys ask again; what was read stays as the last good value. */
  expire(matches: (key: string) => boolean): void
}

interface Entry {
  value: unknown
  atMs: number
  expired: boolean
  /** Until then a source that just failed is not asked again. */
  restUntilMs: number
}

/** After a failed read the source rests this long while there is a last good value to show. */
const restMs = 5000

/**
 * Creates a read cache.
 *
 * @param now - the clock, in milliseconds since 1970
 * @param max - how many keys are kept; the least used go first
 */
export function createReadCache({
  now,
  background = () => undefined,
  max = 5000,
}: {
  now: () => number
  background?: Background
  max?: number
}): ReadCache {
  const entries = new LRUCache<string, Entry>({ max })
  const inFlight = new Map<string, { entry: Promise<Entry> }>()

  function load(key: string, read: () => Promise<unknown>): Promise<Entry> {
    const running = inFlight.get(key)
    if (running) return running.entry
    const attempt: { entry: Promise<Entry> } = { entry: start() }
    inFlight.set(key, attempt)
    const leave = () => {
      if (inFlight.get(key) === attempt) inFlight.delete(key)
    }
    background(attempt.entry.then(leave, leave))
    return attempt.entry

    async function start(): Promise<Entry> {
      // The time of asking: what changes while the answer travels may not be in it.
      const atMs = now()
      const entry = { value: await read(), atMs, expired: false, restUntilMs: 0 }
      // A read that was under way when its key expired may hold the old state: nobody else gets it.
      if (inFlight.get(key) === attempt) entries.set(key, entry)
      return entry
    }
  }

  return {
    async read<T>(key: string, { freshMs, staleMs }: ReadOptions, read: () => Promise<T>) {
      const known = entries.get(key)
      if (known === undefined) return reading<T>(await load(key, read), false)
      const ageMs = now() - known.atMs
      if (!known.expired && ageMs < freshMs) return reading<T>(known, false)
      if (now() < known.restUntilMs) return reading<T>(known, true)
      const refreshed = load(key, read).catch(() => {
        known.restUntilMs = now() + restMs
        return known
      })
      // The visitor gets what is there; the next one gets what this read brings.
      if (!known.expired && ageMs < staleMs) return reading<T>(known, false)
      const entry = await refreshed
      return reading<T>(entry, entry === known)
    },
    expire(matches) {
      for (const [key, entry] of entries.entries()) if (matches(key)) entry.expired = true
      for (const key of inFlight.keys()) if (matches(key)) inFlight.delete(key)
    },
  }
}

function reading<T>(entry: Entry, isLastGood: boolean): Reading<T> {
  return { value: entry.value as T, asOf: new Date(entry.atMs), isLastGood }
}
