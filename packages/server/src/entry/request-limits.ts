import { LRUCache } from 'lru-cache'
import { limitEntries } from '../limit-entries.ts'
import { monotonicNow } from '../monotonic-now.ts'

/** Rate limit per IP address over a period in seconds. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

/**
 * Many people share one address: a hall full of guests, a mobile network. These limits let all of them give
 * in the same minute, and stop a program that does nothing else.
 */
export const generalLimits = {
  /** Posts of any kind from one address. */
  writes: { points: 300, seconds: 60 },
  /** Posts to one form from one address. */
  form: { points: 120, seconds: 60 },
  /** Reports of broken policies from one address. */
  reports: { points: 20, seconds: 60 },
} as const satisfies Record<string, Limit>

/** @typeParam Name - names of further limits */
export interface RequestLimits<Name extends string = never> {
  /**
   * Counts one more.
   *
   * @param key - whose: an address, a form, or both
   * @returns undefined when it is within the limit, else the whole seconds until it is again
   */
  take(name: Name | keyof typeof generalLimits, key: string): Promise<number | undefined>
}

/** Maximum number of keys per limit, because networks can be forged. The least recently used are evicted first. */
export const maxCountedKeys = 20_000

/** A provider gives one customer a /48 of IPv6, or many customers a /64 each: a /48 may do this many times as much as a /64. */
const wideNetworkFactor = 10
const narrowNetwork = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64/

/** Counts one request of a key, and returns the seconds until the next is allowed, or undefined if this one is. */
export type CountRequest = (key: string) => Promise<number | undefined>

/**
 * A store that counts requests for several processes.
 *
 * @returns a counter that rejects when the store can't be reached
 */
export type LimitStore = (name: string, limit: Limit) => CountRequest

export interface RequestLimitsOptions {
  /** Monotonic clock, in milliseconds. @default monotonicNow */
  readonly now?: () => number
  /** Counts for several processes. While it fails, each process counts in its own memory. @default none */
  readonly store?: LimitStore | undefined
}

/**
 * Creates rate limits by key. A count expires when its time span is over. A key that begins with an IPv6 /64 network is also
 * counted for its /48.
 *
 * @param own - additional limits, or replacements of the general ones, by name
 */
export function createRequestLimits<Name extends string = never>(
  own?: Readonly<Record<Name, Limit>>,
  { now = monotonicNow, store }: RequestLimitsOptions = {},
): RequestLimits<Name> {
  const counter = (name: string, limit: Limit): CountRequest => {
    const inMemory = createMemoryCounter(limit, now)
    const shared = store?.(name, limit)
    if (shared === undefined) return async (key) => inMemory(key)
    return (key) => shared(key).catch(() => inMemory(key))
  }
  const counters = new Map(
    Object.entries<Limit>({ ...generalLimits, ...own }).map(([name, limit]) => {
      const wide = { ...limit, points: limit.points * wideNetworkFactor }
      return [name, { narrow: counter(name, limit), wide: counter(`${name}-wide`, wide) }]
    }),
  )
  return {
    async take(name, key) {
      const { narrow, wide } = counters.get(name) ?? {}
      const wideKey = key.replace(narrowNetwork, '$1::/48')
      return (await narrow?.(key)) ?? (wideKey === key ? undefined : wide?.(wideKey))
    },
  }
}

/** Has a limited size, unlike `RateLimiterMemory`: anyone can make up networks. */
function createMemoryCounter({ points, seconds }: Limit, now: () => number) {
  const counts = new LRUCache<string, { taken: number; readonly untilMs: number }>(
    limitEntries(maxCountedKeys),
  )
  return (key: string): number | undefined => {
    const known = counts.get(key)
    if (known === undefined || now() >= known.untilMs) {
      counts.set(key, { taken: 1, untilMs: now() + seconds * 1000 })
      return undefined
    }
    if (known.taken >= points) return Math.ceil((known.untilMs - now()) / 1000)
    known.taken += 1
    return undefined
  }
}

/** Disables rate limits, for tests and benchmarks that simulate a thousand visitors. */
export const noLimits: RequestLimits<string> = { take: () => Promise.resolve(undefined) }
