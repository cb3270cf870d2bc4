import { LRUCache } from 'lru-cache'
import { limitEntries } from '../limit-entries.ts'
import type { WaitUntil } from '../wait-until.ts'
import type { ReadOutcome } from '../telemetry/telemetry.ts'
import type { LastGood, LastGoodStore } from '../last-good/last-good-store.ts'
import { SharedReadError, type SharedReads } from '../reads/shared-reads.ts'
import { type ExpiredKeys, isExpired } from './expired-keys.ts'

/** A value and the time it was read. */
export interface Reading<T> {
  readonly value: T
  readonly asOf: Date
  /** The source could not be read again: this is the last good value. */
  readonly isLastGood: boolean
}

export interface ReadOptions {
  /** Time in which a value is fresh, in ms. */
  freshMs: number
  /** Age up to which a stale value is served while it is revalidated, in ms. */
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
  /**
   * Expires these keys, so that the next read refetches. The last value stays as the last known good one.
   *
   * @param beforeMs - keeps values that were requested at this time or later, in ms since 1970
   * @returns whether anything was expired
   */
  expire(what: ExpiredKeys, beforeMs?: number): boolean
}

/** Result of a cache read, or of an upstream call. */
export interface ReadObserved {
  readonly of: 'read' | 'load'
  readonly key: string
  readonly outcome: ReadOutcome
  readonly startedMs: number
  readonly endedMs: number
  /** The error of a call to the outside that failed. */
  readonly error?: unknown
}

interface Entry {
  value: unknown
  /** Time of the value, by the wall clock. */
  atMs: number
  /** Time of the request, by the monotonic clock, which decides ages. */
  askedMs: number
  expired: boolean
  /** Until then a source that has failed is not asked again, by the monotonic clock. */
  restUntilMs: number
}

type Asked = Promise<[LastGood & Pick<Entry, 'askedMs'>, ReadOutcome]>
/** Asks for a value, which is dated by the time of asking. */
type Asking = (read: () => Promise<unknown>, atMs: number) => Asked

/** After a failed read the source rests this long while there is a last good value to show. */
const restMs = 5000

/** TTL of negative entries, because a new page must be visible within seconds (decisions: cache). */
const missingMs = 3000

/**
 * Creates a read cache.
 *
 * @param now - the wall clock, which dates values, in ms since 1970
 * @param clock - a monotonic clock for ages and pauses. @default now
 * @param maxBytes - approximate memory limit; the least recently used values are evicted first
 * @param maxMissing - maximum number of negative entries, stored separately, so that made-up URLs cannot evict real
 *   entries
 * @param lastGood - store beyond this process, used if a source fails before its first successful read
 * @param pauseMs - minimum time between reads of the same key; callers wait. In ms
 * @param shared - shares reads between the processes of a site
 * @param observe - called for every cache read and upstream call, with times by `clock`
 */
export function createReadCache({
  now,
  background = () => undefined,
  maxBytes = 48 * 1024 * 1024,
  maxMissing = 2000,
  clock = now,
  observe = () => undefined,
  lastGood,
  shared,
  pauseMs = 0,
}: {
  now: () => number
  clock?: () => number
  observe?: (observed: ReadObserved) => void
  background?: WaitUntil
  maxBytes?: number
  maxMissing?: number
  lastGood?: Pick<LastGoodStore, 'get' | 'set'> | undefined
  shared?: SharedReads | undefined
  pauseMs?: number | undefined
}): ReadCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => 512 + key.length * 2 + sizeOf(value),
  })
  const missing = new LRUCache<string, Entry>(limitEntries(maxMissing))
  const inFlight = new Map<string, { entry: Promise<Entry>; atMs: number }>()

  /** @param known - what was read last, if anything was */
  function load(
    key: string,
    read: () => Promise<unknown>,
    { ask, known }: { ask: Asking; known: Entry | undefined },
  ): Promise<Entry> {
    const running = inFlight.get(key)
    if (running) return running.entry
    const waitMs = known === undefined ? 0 : known.askedMs + pauseMs - clock()
    // While it waits, nothing has been asked: no change can be missing in the answer.
    const attempt = { entry: start(), atMs: waitMs > 0 ? Infinity : now() }
    inFlight.set(key, attempt)
    const leave = () => {
      if (inFlight.get(key) === attempt) inFlight.delete(key)
    }
    background(attempt.entry.then(leave, leave))
    return attempt.entry

    async function start(): Promise<Entry> {
      if (waitMs > 0) {
        await new Promise((resolve) => setTimeout(resolve, waitMs))
        attempt.atMs = now()
      }
      // The time of asking: what changes while the answer travels may not be in it.
      const atMs = now()
      const { askedMs, ...asked } = await observed('load', key, () => ask(read, atMs))
      const entry = { ...asked, askedMs, expired: false, restUntilMs: 0 }
      // If a key expires while it is being read, the result may be outdated, so only waiting callers get it.
      if (inFlight.get(key) === attempt) {
        keep(key, entry)
        lastGood?.set(key, asked)
      }
      return entry
    }
  }

  /** Asks the source itself. */
  async function askAlone(read: () => Promise<unknown>, atMs: number): Asked {
    const askedMs = clock()
    return [{ value: await read(), atMs, askedMs }, 'loaded']
  }

  /** Asks the source, or takes what another process has of it that is newer than what is known here. */
  function askOnce(key: string, { freshMs }: ReadOptions, known: Entry | undefined): Asking {
    if (shared === undefined) return askAlone
    const options = { afterMs: known?.atMs ?? -Infinity, freshMs, missingMs }
    return async (read) => {
      const startedMs = clock()
      const { isShared, ...asked } = await shared.readOnce(key, options, read)
      if (!isShared) return [{ ...asked, askedMs: startedMs }, 'loaded']
      // Another process dates it by its own clock, which may be ahead.
      return [{ ...asked, askedMs: clock() - Math.max(0, now() - asked.atMs) }, 'shared']
    }
  }

  async function observed<T>(
    of: ReadObserved['of'],
    key: string,
    work: () => Promise<[T, ReadOutcome]>,
  ): Promise<T> {
    const startedMs = clock()
    const tell = (outcome: ReadOutcome, failure?: { error: unknown }) =>
      observe({ of, key, outcome, startedMs, endedMs: clock(), ...failure })
    try {
      const [value, outcome] = await work()
      tell(outcome)
      return value
    } catch (error) {
      tell('failed', { error })
      throw error
    }
  }

  function keep(key: string, entry: Entry): void {
    if (entry.value === undefined) {
      entries.delete(key)
      missing.set(key, entry)
    } else {
      missing.delete(key)
      entries.set(key, entry)
    }
  }

  async function find(
    key: string,
    options: ReadOptions,
    read: () => Promise<unknown>,
  ): Promise<[Entry, ReadOutcome]> {
    const { freshMs, staleMs } = options
    const absent = missing.get(key)
    if (absent && !absent.expired && clock() - absent.askedMs < Math.min(freshMs, missingMs)) {
      return [absent, 'fresh']
    }
    const known = entries.get(key)
    if (known === undefined) return loadOrRecall(key, options, read)
    const ageMs = clock() - known.askedMs
    if (!known.expired && ageMs < freshMs) return [known, 'fresh']
    if (clock() < known.restUntilMs) return [known, 'last-good']
    const refreshed = load(key, read, { ask: askOnce(key, options, known), known }).catch(() => {
      known.restUntilMs = clock() + restMs
      return known
    })
    // Serve the stale value, and revalidate for the next caller.
    if (!known.expired && ageMs < staleMs) return [known, 'stale']
    const entry = await refreshed
    return [entry, entry === known ? 'last-good' : 'loaded']
  }

  /** Reads a key for the first time in this process. If that fails, it gives what an earlier process kept. */
  async function loadOrRecall(
    key: string,
    options: ReadOptions,
    read: () => Promise<unknown>,
  ): Promise<[Entry, ReadOutcome]> {
    const absent = missing.get(key)
    try {
      return [
        await load(key, read, { ask: askOnce(key, options, absent), known: absent }),
        'loaded',
      ]
    } catch (error) {
      // A key that this process knows to be missing is not restored from the store.
      const recalled = absent === undefined ? await lastGood?.get(key) : undefined
      if (recalled === undefined) {
        // The error's details are only in the other process, so ask the source.
        if (!(error instanceof SharedReadError)) throw error
        return [await load(key, read, { ask: askAlone, known: undefined }), 'loaded']
      }
      // Another request may have stored a value meanwhile.
      const known = entries.get(key)
      if (known) return [known, 'last-good']
      const entry = {
        ...recalled,
        askedMs: -Infinity,
        expired: true,
        restUntilMs: clock() + restMs,
      }
      entries.set(key, entry)
      return [entry, 'last-good']
    }
  }

  function expireOne(key: string, what: ExpiredKeys, entry: Entry, beforeMs: number): boolean {
    // A time to come is that of a clock which has been set back since.
    const isLater = entry.atMs >= beforeMs && entry.atMs <= now()
    if (entry.expired || isLater || !isExpired(what, key)) return false
    entry.expired = true
    return true
  }

  return {
    read<T>(key: string, options: ReadOptions, read: () => Promise<T>) {
      return observed('read', key, async (): Promise<[Reading<T>, ReadOutcome]> => {
        const [entry, outcome] = await find(key, options, read)
        return [reading<T>(entry, outcome === 'last-good'), outcome]
      })
    },
    expire(what, beforeMs = Infinity) {
      let hasExpired = false
      for (const store of [entries, missing]) {
        for (const [key, entry] of store.entries()) {
          if (expireOne(key, what, entry, beforeMs)) hasExpired = true
        }
      }
      for (const [key, { atMs }] of inFlight) {
        if (atMs >= beforeMs || !isExpired(what, key)) continue
        inFlight.delete(key)
        hasExpired = true
      }
      return hasExpired
    },
  }
}

/** About the bytes that a value takes: those of its text. */
function sizeOf(value: unknown): number {
  try {
    return (JSON.stringify(value)?.length ?? 0) * 2
  } catch {
    return 1024 * 1024
  }
}

function reading<T>(entry: Entry, isLastGood: boolean): Reading<T> {
  return { value: entry.value as T, asOf: new Date(entry.atMs), isLastGood }
}
