import { LRUCache } from 'lru-cache'
import { limitEntries } from '../limit-entries.ts'
import type { WaitUntil } from '../time.ts'
import type { ReadOutcome } from '../telemetry/telemetry.ts'
import type { LastGood, LastGoodStore } from '../last-good/last-good-store.ts'
import { type ExpiredKeys, isExpired } from './expiry.ts'
import { createStaleCache } from './stale-cache.ts'

/** A value and the time it was read. */
export interface CachedValue<T> {
  readonly value: T
  readonly asOf: Date
  /** Whether the source failed, so this is the last known good value. */
  readonly isLastGood: boolean
}

/**
 * Data that a read returns: documents of the CMS, totals and other platform data that donations change, platform data that
 * rarely changes, data of the application, or anything else.
 */
export type ReadKind = 'content' | 'totals' | 'facts' | 'custom' | 'other'

export interface ReadOptions {
  kind: ReadKind
  /** Time in which a value is fresh, in ms. */
  freshMs: number
  /** Age up to which a stale value is served while it is revalidated, in ms. */
  staleMs: number
}

/**
 * Cache of upstream reads. It deduplicates concurrent reads of a key, and serves the last known good value while the source
 * fails.
 */
export interface ReadCache {
  /**
   * Returns the value of a key, from the cache or by calling `load`.
   *
   * @throws the error of `load` if no last known good value is available
   */
  read<T>(key: string, options: ReadOptions, load: () => Promise<T>): Promise<CachedValue<T>>
  /**
   * Invalidates keys, so that the next read refetches. The value is still used if that fails.
   *
   * @param beforeMs - keeps values that were requested at this time or later, in ms since the Unix epoch
   * @returns whether anything was invalidated
   */
  expire(what: ExpiredKeys, beforeMs?: number): boolean
}

/** Outcome and duration of a cache read (`read`) or an upstream call (`load`). */
export interface ReadObserved {
  readonly of: 'read' | 'load'
  readonly key: string
  readonly kind: ReadKind
  readonly outcome: ReadOutcome
  readonly startedMs: number
  readonly endedMs: number
  /** Error of a failed read or call. */
  readonly error?: unknown
}

interface Entry {
  value: unknown
  /** Time of the request, by the wall clock. */
  atMs: number
  /** Time of the request, by the monotonic clock. For ages. */
  askedMs: number
  expired: boolean
  /** End of the back-off after a failed read, by the monotonic clock. */
  restUntilMs: number
}

type Asked = Promise<[LastGood & Pick<Entry, 'askedMs'>, ReadOutcome]>
/** Requests a value. `atMs` is the time of the request, by the wall clock. */
type Asking = (read: () => Promise<unknown>, atMs: number) => Asked

/** Back-off after a failed read while a last known good value can be served, in ms. */
const restMs = 5000

/** TTL of negative entries, in ms. Short, because a new page must be visible within seconds (decisions: cache). */
const missingMs = 3000

/**
 * Creates a read cache.
 *
 * @param now - wall clock for the time of values, in ms since the Unix epoch
 * @param clock - monotonic clock for ages and delays, in ms. @default now
 * @param observe - called for every cache read and upstream call, with times by `clock`
 * @param background - registers calls that outlive their request. @default ignored
 * @param maxBytes - approximate memory limit; the least recently used values are evicted first. @default 48 MB
 * @param maxMissing - maximum number of negative entries, stored separately, so that made-up URLs cannot evict real entries.
 * @default 2000
 * @param lastGood - store beyond this process, used if a source fails before its first successful read
 * @param shared - shares reads between the processes of a site
 * @param pauseMs - minimum time between upstream calls for the same key, in ms. Callers wait. @default 0
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
  const cache = createStaleCache<Entry, Entry>({
    found: new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => 512 + key.length * 2 + getSize(value),
    }),
    missing: new LRUCache(limitEntries(maxMissing)),
    isMissing: ({ value }) => value === undefined,
    background,
  })

  /**
   * Fetches a value, or waits for a fetch of the same key that is in progress.
   *
   * @param known - the entry to replace, if any
   */
  function load(
    key: string,
    read: () => Promise<unknown>,
    { ask, known, kind }: { ask: Asking; known: Entry | undefined; kind: ReadKind },
  ): Promise<Entry> {
    return cache.share(key, async (flight) => {
      const waitMs = known === undefined ? 0 : known.askedMs + pauseMs - clock()
      // Nothing is requested during the delay, so no change can be missed before its end.
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      // The time of the request, because later changes may be missing from the response.
      flight.requestedMs = now()
      const { askedMs, ...asked } = await observed('load', { key, kind }, () =>
        ask(read, flight.requestedMs),
      )
      const entry = { ...asked, askedMs, expired: false, restUntilMs: 0 }
      // If the key was invalidated meanwhile, the result may be stale, so only the waiting callers get it.
      if (flight.isCurrent()) {
        cache.set(key, entry)
        lastGood?.set(key, asked)
      }
      return entry
    }).result
  }

  /** Calls the source without sharing the result. */
  async function askAlone(read: () => Promise<unknown>, atMs: number): Asked {
    const askedMs = clock()
    return [{ value: await read(), atMs, askedMs }, 'loaded']
  }

  /** Returns a function that calls the source once across processes, or uses a newer value that another process has read. */
  function sharedLoader(key: string, { freshMs }: ReadOptions, known: Entry | undefined): Asking {
    if (shared === undefined) return askAlone
    const options = { afterMs: known?.atMs ?? -Infinity, freshMs, missingMs }
    return async (read) => {
      const startedMs = clock()
      const { isShared, ...asked } = await shared.readOnce(key, options, read)
      if (!isShared) return [{ ...asked, askedMs: startedMs }, 'loaded']
      // The other process's clock may be ahead of this one.
      return [{ ...asked, askedMs: clock() - Math.max(0, now() - asked.atMs) }, 'shared']
    }
  }

  async function observed<T>(
    of: ReadObserved['of'],
    read: Pick<ReadObserved, 'key' | 'kind'>,
    work: () => Promise<[T, ReadOutcome]>,
  ): Promise<T> {
    const startedMs = clock()
    const tell = (outcome: ReadOutcome, failure?: { error: unknown }) =>
      observe({ of, ...read, outcome, startedMs, endedMs: clock(), ...failure })
    try {
      const [value, outcome] = await work()
      tell(outcome)
      return value
    } catch (error) {
      tell('failed', { error })
      throw error
    }
  }

  async function find(
    key: string,
    options: ReadOptions,
    read: () => Promise<unknown>,
  ): Promise<[Entry, ReadOutcome]> {
    const { kind, freshMs, staleMs } = options
    const known = cache.get(key)
    const isMissing = known?.value === undefined
    const ageMs = clock() - (known?.askedMs ?? -Infinity)
    const usedMs = isMissing ? Math.min(freshMs, missingMs) : freshMs
    if (known && !known.expired && ageMs < usedMs) return [known, 'fresh']
    if (!known || isMissing) return loadOrRecall(key, known, options, read)
    if (clock() < known.restUntilMs) return [known, 'last-good']
    const refreshed = load(key, read, {
      ask: sharedLoader(key, options, known),
      known,
      kind,
    }).catch(() => {
      known.restUntilMs = clock() + restMs
      return known
    })
    // Serve the stale value while it is revalidated.
    if (!known.expired && ageMs < staleMs) return [known, 'stale']
    const entry = await refreshed
    return [entry, entry === known ? 'last-good' : 'loaded']
  }

  /**
   * Reads a key without a value in the cache. If that fails, returns the value from the last good store.
   *
   * @param absent - the negative entry of the key, if any
   */
  async function loadOrRecall(
    key: string,
    absent: Entry | undefined,
    options: ReadOptions,
    read: () => Promise<unknown>,
  ): Promise<[Entry, ReadOutcome]> {
    const { kind } = options
    const ask = sharedLoader(key, options, absent)
    try {
      return [await load(key, read, { ask, known: absent, kind }), 'loaded']
    } catch (error) {
      // A key that is known to be missing must not come back from the store.
      const recalled = absent === undefined ? await lastGood?.get(key) : undefined
      if (recalled === undefined) {
        // Only the other process has the error's details, so call the source here as well.
        if (!(error instanceof SharedReadError)) throw error
        return [await load(key, read, { ask: askAlone, known: undefined, kind }), 'loaded']
      }
      // A concurrent request may have cached a value.
      const known = cache.get(key)
      if (known) return [known, 'last-good']
      const entry = {
        ...recalled,
        askedMs: -Infinity,
        expired: true,
        restUntilMs: clock() + restMs,
      }
      cache.set(key, entry)
      return [entry, 'last-good']
    }
  }

  function expireOne(key: string, what: ExpiredKeys, entry: Entry, beforeMs: number): boolean {
    // A value from the future was dated before the clock was set back, so its age is unknown.
    const isLater = entry.atMs >= beforeMs && entry.atMs <= now()
    if (entry.expired || isLater || !isExpired(what, key)) return false
    entry.expired = true
    return true
  }

  return {
    read<T>(key: string, options: ReadOptions, read: () => Promise<T>) {
      return observed(
        'read',
        { key, kind: options.kind },
        async (): Promise<[CachedValue<T>, ReadOutcome]> => {
          const [entry, outcome] = await find(key, options, read)
          return [reading<T>(entry, outcome === 'last-good'), outcome]
        },
      )
    },
    expire(what, beforeMs = Infinity) {
      return cache.expire(
        (entry, key) => expireOne(key, what, entry, beforeMs),
        ({ requestedMs }, key) => requestedMs < beforeMs && isExpired(what, key),
      )
    },
  }
}

/** Returns the approximate size of a value in bytes, by its JSON. */
function getSize(value: unknown): number {
  try {
    return (JSON.stringify(value)?.length ?? 0) * 2
  } catch {
    return 1024 * 1024
  }
}

function reading<T>(entry: Entry, isLastGood: boolean): CachedValue<T> {
  return { value: entry.value as T, asOf: new Date(entry.atMs), isLastGood }
}

/** Wraps a read cache so that the key of each read is added to a set. */
export function recordReads(reads: ReadCache, noted: Set<string>): ReadCache {
  return {
    read(key, options, load) {
      noted.add(key)
      return reads.read(key, options, load)
    },
    expire: (what, before) => reads.expire(what, before),
  }
}

/** A value that was read by this process or another one of the site. */
export interface SharedReading {
  readonly value: unknown
  /** Time of the request, in ms since 1970. */
  readonly atMs: number
  /** Whether another process read it. */
  readonly isShared: boolean
}

export interface SharedReadOptions {
  /** Minimum request time of another process's value, in ms since 1970. */
  readonly afterMs: number
  /** Lifetime of a value for other processes, in ms. */
  readonly freshMs: number
  /** Lifetime of a negative result for other processes, in ms. */
  readonly missingMs: number
}

/**
 * Shares reads between the processes of a site, so that only one of them calls the source. Best effort: if the shared store is
 * unreachable, each process reads for itself.
 */
export interface SharedReads {
  /**
   * Returns the value that another process has read or is reading, or reads it.
   *
   * @param read - calls the source
   * @throws SharedReadError if another process failed to read it within the last second
   * @throws the error of `read`
   */
  readOnce(
    key: string,
    options: SharedReadOptions,
    read: () => Promise<unknown>,
  ): Promise<SharedReading>
}

/** Thrown if another process has failed to read the same key within the last second. */
export class SharedReadError extends Error {
  override readonly name = 'SharedReadError'

  constructor() {
    super('Another process failed to read this within the last second')
  }
}
