import { LRUCache } from 'lru-cache'
import { limitEntries } from '../limit-entries.ts'
import { monotonicNow } from '../monotonic-now.ts'

/** How often something may be done from one address, in a span of seconds. */
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

/** @typeParam Name - the limits that there are beside the general ones */
export interface RequestLimits<Name extends string = never> {
  /**
   * Counts one more.
   *
   * @param key - whose: an address, a form, or both
   * @returns undefined when it is within the limit, else the whole seconds until it is again
   */
  take(name: Name | keyof typeof generalLimits, key: string): Promise<number | undefined>
}

/** Maximum number of keys that each limit counts: anybody can make up networks. The least recent go first. */
export const maxCountedKeys = 20_000

/** A provider gives one customer a /48 of IPv6, or many customers a /64 each: a /48 may do this many times as much as a /64. */
const wideNetworkFactor = 10
const narrowNetwork = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64/

/**
 * Creates limits that are kept in this process's memory. A key is forgotten when its span is over. A key that begins with
 * an IPv6 /64 network is also counted for its /48.
 *
 * @param own - limits beside the general ones, or in their place, by their names
 * @param now - a clock that is never set back, in milliseconds
 */
export function createRequestLimits<Name extends string = never>(
  own?: Readonly<Record<Name, Limit>>,
  now: () => number = monotonicNow,
): RequestLimits<Name> {
  const limiters = new Map(
    Object.entries<Limit>({ ...generalLimits, ...own }).map(([name, limit]) => [
      name,
      createLimiter(limit, now),
    ]),
  )
  return {
    async take(name, key) {
      const limiter = limiters.get(name)
      const wideKey = key.replace(narrowNetwork, '$1::/48')
      const refused = limiter?.(key, 1)
      return refused ?? (wideKey === key ? undefined : limiter?.(wideKey, wideNetworkFactor))
    },
  }
}

/** Counts by key. The result takes a key and a factor of the limit, and returns the seconds to wait as `take` does. */
function createLimiter({ points, seconds }: Limit, now: () => number) {
  const counts = new LRUCache<string, { taken: number; readonly untilMs: number }>(
    limitEntries(maxCountedKeys),
  )
  return (key: string, factor: number): number | undefined => {
    const known = counts.get(key)
    if (known === undefined || now() >= known.untilMs) {
      counts.set(key, { taken: 1, untilMs: now() + seconds * 1000 })
      return undefined
    }
    if (known.taken >= points * factor) return Math.ceil((known.untilMs - now()) / 1000)
    known.taken += 1
    return undefined
  }
}

/** Limits nobody: for tests and benchmarks that send what a thousand people would. */
export const noLimits: RequestLimits<string> = { take: () => Promise.resolve(undefined) }
