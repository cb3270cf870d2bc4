import { LRUCache } from 'lru-cache'
import { limitEntries } from '../limit-entries.ts'
import type { WaitUntil } from '../time.ts'
import type { ReadOutcome } from '../telemetry/telemetry.ts'
import type { LastGoodValue, LastGoodStore } from '../last-good/last-good-store.ts'
import { type InvalidatedKeys, isInvalidated } from './invalidator.ts'
import { createStaleCache } from './stale-cache.ts'

/** Value from the read cache, with the time it was read. */
export interface CachedValue<T> {
  readonly value: T
  readonly asOf: Date
  /** Whether the source failed and this is the last known good value. */
  readonly isLastGood: boolean
}

/**
 * Type of data that a read returns: CMS documents, platform data that donations change (`totals`), platform data that rarely
 * changes (`facts`), the application's data (`custom`), or other data.
 */
export type ReadKind = 'content' | 'totals' | 'facts' | 'custom' | 'other'

export interface ReadOptions {
  kind: ReadKind
  /** Fresh period of a value, in ms. */
  freshMs: number
  /** Maximum age of a stale value that is served while it is revalidated, in ms. */
  staleMs: number
}

/** Cache of upstream reads. Deduplicates concurrent reads, and serves the last known good value if the source fails. */
export interface ReadCache {
  /**
   * Returns the value of a key from the cache, or calls `load`.
   *
   * @throws the error of `load` if no last known good value is available
   */
  read<T>(key: string, options: ReadOptions, load: () => Promise<T>): Promise<CachedValue<T>>
  /**
   * Invalidates keys, so that the next read refetches them. If that fails, the old value is still used.
   *
   * @param beforeMs - time in ms since the Unix epoch; values requested then or later stay valid. @default all values are
   * invalidated
   * @returns whether anything was invalidated
   */
  invalidate(what: InvalidatedKeys, beforeMs?: number): boolean
}

/** Outcome and duration of a cache read (`read`) or an upstream call (`load`). */
export interface ObservedRead {
  readonly of: 'read' | 'load'
  readonly key: string
  readonly kind: ReadKind
  readonly outcome: ReadOutcome
  readonly startedMs: number
  readonly endedMs: number
  /** Error, if the read or call failed. */
  readonly error?: unknown
}

interface CacheEntry {
  value: unknown
  /** Time of the request, by the wall clock. */
  atMs: number
  /** Time of the request by the monotonic clock, for its age. */
  requestedMs: number
  isInvalidated: boolean
  /** End of the back-off after a failed read, by the monotonic clock. */
  backOffUntilMs: number
}

type FetchedValue = Promise<[LastGoodValue & Pick<CacheEntry, 'requestedMs'>, ReadOutcome]>
/** Fetches a value. `atMs` is the time of the request by the wall clock. */
type FetchValue = (read: () => Promise<unknown>, atMs: number) => FetchedValue

/** Back-off after a failed read while a last known good value is available, in ms. */
const backOffMs = 5000

/** TTL of negative entries, in ms. Short, because a new page must be visible within seconds (decisions: cache). */
const negativeTtlMs = 3000

/**
 * Creates a read cache.
 *
 * @param now - wall clock, in ms since the Unix epoch, for the time of values
 * @param clock - monotonic clock for ages and delays, in ms. @default now
 * @param observe - called after every cache read and upstream call, with times by `clock`
 * @param background - keeps background calls alive in worker runtimes. @default a no-op
 * @param maxBytes - approximate maximum memory. The least recently used values are evicted first. @default 48 MB
 * @param maxMissing - maximum number of negative entries, stored separately, so that made-up URLs cannot evict real entries.
 * @default 2000
 * @param lastGood - store that outlives the process, used if a source fails before its first successful read. @default none
 * @param shared - shares reads between the processes of a site. @default each process reads for itself
 * @param pauseMs - minimum time between upstream calls for the same key, in ms. Callers wait for the next call. @default 0
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
  observe?: (observed: ObservedRead) => void
  background?: WaitUntil
  maxBytes?: number
  maxMissing?: number
  lastGood?: Pick<LastGoodStore, 'get' | 'set'> | undefined
  shared?: SharedReads | undefined
  pauseMs?: number | undefined
}): ReadCache {
  const cache = createStaleCache<CacheEntry, CacheEntry>({
    found: new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => 512 + key.length * 2 + estimateSize(value),
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
    { ask, known, kind }: { ask: FetchValue; known: CacheEntry | undefined; kind: ReadKind },
  ): Promise<CacheEntry> {
    return cache.share(key, async (flight) => {
      const waitMs = known === undefined ? 0 : known.requestedMs + pauseMs - clock()
      // Nothing is requested during the delay, so no change can be missed before its end.
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      // The time of the request, because later changes may be missing from the response.
      flight.requestedMs = now()
      const { requestedMs, ...asked } = await observed('load', { key, kind }, () =>
        ask(read, flight.requestedMs),
      )
      const entry = { ...asked, requestedMs, isInvalidated: false, backOffUntilMs: 0 }
      // If the key was invalidated meanwhile, the result may be stale, so only the waiting callers get it.
      if (flight.isCurrent()) {
        cache.set(key, entry)
        lastGood?.set(key, asked)
      }
      return entry
    }).result
  }

  /** Calls the source without sharing the result. */
  async function askAlone(read: () => Promise<unknown>, atMs: number): FetchedValue {
    const requestedMs = clock()
    return [{ value: await read(), atMs, requestedMs: requestedMs }, 'loaded']
  }

  /** Returns a function that calls the source once across processes, or uses a newer value that another process has read. */
  function sharedLoader(
    key: string,
    { freshMs }: ReadOptions,
    known: CacheEntry | undefined,
  ): FetchValue {
    if (shared === undefined) return askAlone
    const options = { afterMs: known?.atMs ?? -Infinity, freshMs, missingMs: negativeTtlMs }
    return async (read) => {
      const startedMs = clock()
      const { isShared, ...asked } = await shared.readOnce(key, options, read)
      if (!isShared) return [{ ...asked, requestedMs: startedMs }, 'loaded']
      // The other process's clock may be ahead of this one.
      return [{ ...asked, requestedMs: clock() - Math.max(0, now() - asked.atMs) }, 'shared']
    }
  }

  async function observed<T>(
    of: ObservedRead['of'],
    read: Pick<ObservedRead, 'key' | 'kind'>,
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
  ): Promise<[CacheEntry, ReadOutcome]> {
    const { kind, freshMs, staleMs } = options
    const known = cache.get(key)
    const isMissing = known?.value === undefined
    const ageMs = clock() - (known?.requestedMs ?? -Infinity)
    const usedMs = isMissing ? Math.min(freshMs, negativeTtlMs) : freshMs
    if (known && !known.isInvalidated && ageMs < usedMs) return [known, 'fresh']
    if (!known || isMissing) return loadOrRecall(key, known, options, read)
    if (clock() < known.backOffUntilMs) return [known, 'last-good']
    const refreshed = load(key, read, {
      ask: sharedLoader(key, options, known),
      known,
      kind,
    }).catch(() => {
      known.backOffUntilMs = clock() + backOffMs
      return known
    })
    // Serve the stale value while it is revalidated.
    if (!known.isInvalidated && ageMs < staleMs) return [known, 'stale']
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
    absent: CacheEntry | undefined,
    options: ReadOptions,
    read: () => Promise<unknown>,
  ): Promise<[CacheEntry, ReadOutcome]> {
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
        requestedMs: -Infinity,
        isInvalidated: true,
        backOffUntilMs: clock() + backOffMs,
      }
      cache.set(key, entry)
      return [entry, 'last-good']
    }
  }

  function invalidateEntry(
    key: string,
    what: InvalidatedKeys,
    entry: CacheEntry,
    beforeMs: number,
  ): boolean {
    // A value from the future was dated before the clock was set back, so its age is unknown.
    const isLater = entry.atMs >= beforeMs && entry.atMs <= now()
    if (entry.isInvalidated || isLater || !isInvalidated(what, key)) return false
    entry.isInvalidated = true
    return true
  }

  return {
    read<T>(key: string, options: ReadOptions, read: () => Promise<T>) {
      return observed(
        'read',
        { key, kind: options.kind },
        async (): Promise<[CachedValue<T>, ReadOutcome]> => {
          const [entry, outcome] = await find(key, options, read)
          return [toCachedValue<T>(entry, outcome === 'last-good'), outcome]
        },
      )
    },
    invalidate(what, beforeMs = Infinity) {
      return cache.invalidate(
        (entry, key) => invalidateEntry(key, what, entry, beforeMs),
        ({ requestedMs }, key) => requestedMs < beforeMs && isInvalidated(what, key),
      )
    },
  }
}

/** Estimates the size of a value in memory, in bytes, from its JSON. */
function estimateSize(value: unknown): number {
  try {
    return (JSON.stringify(value)?.length ?? 0) * 2
  } catch {
    return 1024 * 1024
  }
}

function toCachedValue<T>(entry: CacheEntry, isLastGood: boolean): CachedValue<T> {
  return { value: entry.value as T, asOf: new Date(entry.atMs), isLastGood }
}

/** Wraps a read cache so that it adds the key of each read to a set. */
export function recordReads(reads: ReadCache, noted: Set<string>): ReadCache {
  return {
    read(key, options, load) {
      noted.add(key)
      return reads.read(key, options, load)
    },
    invalidate: (what, before) => reads.invalidate(what, before),
  }
}

/** Value that was read by this process or another process of the site. */
export interface SharedValue {
  readonly value: unknown
  /** Time of the request, in ms since the Unix epoch. */
  readonly atMs: number
  /** Whether another process read it. */
  readonly isShared: boolean
}

export interface SharedReadOptions {
  /** Minimum request time of another process's value, in ms since the Unix epoch. */
  readonly afterMs: number
  /** TTL of a value for other processes, in ms. */
  readonly freshMs: number
  /** TTL of a negative result for other processes, in ms. */
  readonly missingMs: number
}

/**
 * Shares reads between the processes of a site, so that only one of them calls the source. Best effort: if the shared store is
 * unreachable, each process reads for itself.
 */
export interface SharedReads {
  /**
   * Returns the value that another process has read or is reading, or calls `read`.
   *
   * @param read - reads from the source
   * @throws SharedReadError if another process failed to read it within the last second
   * @throws the error of `read`
   */
  readOnce(
    key: string,
    options: SharedReadOptions,
    read: () => Promise<unknown>,
  ): Promise<SharedValue>
}

/** Thrown if another process has failed to read the same key within the last second. */
export class SharedReadError extends Error {
  override readonly name = 'SharedReadError'

  constructor() {
    super('Another process failed to read this within the last second')
  }
}
