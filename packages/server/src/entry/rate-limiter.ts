import { LRUCache } from 'lru-cache'
import { limitEntries } from '../limit-entries.ts'
import { getMonotonicTime } from '../time.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import ipaddr from 'ipaddr.js'

/** Rate limit: at most `points` requests in `seconds`. */
export interface RateLimit {
  readonly points: number
  readonly seconds: number
}

/**
 * Rate limits of every site. Many people can share an IP address (a venue's Wi-Fi, a mobile network), so the limits let all of
 * them donate in the same minute, but stop a flood from a single client.
 */
export const generalLimits = {
  /** POST requests per client network. */
  writes: { points: 300, seconds: 60 },
  /** POST requests per client network and form. */
  form: { points: 120, seconds: 60 },
  /** CSP violation reports per client network. */
  reports: { points: 20, seconds: 60 },
} as const satisfies Record<string, RateLimit>

/**
 * Rate limiter.
 *
 * @typeParam Name - names of additional limits
 */
export interface RateLimiter<Name extends string = never> {
  /**
   * Counts a request against a limit.
   *
   * @param key - key to count by, such as the client network, or the client network and the form
   * @returns undefined if the request is within the limit, otherwise the whole seconds until the next one is allowed
   */
  take(name: Name | keyof typeof generalLimits, key: string): Promise<number | undefined>
}

/** Maximum number of counted keys per limit, because attackers can use many networks. Evicts the least recently used. */
export const maxCountedKeys = 20_000

/** Multiplier of the limits for an IPv6 /48 network, which providers assign to one customer or split between many. */
const wideNetworkFactor = 10
const ipv6NetworkPattern = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64/

/** Counts a request for a key. Returns undefined if it is allowed, otherwise the seconds until the next one is. */
export type CountRequest = (key: string) => Promise<number | undefined>

/** Creates the counter of a limit in a store that several processes share. The counter rejects if the store is unreachable. */
export type RateLimitStore = (name: string, limit: RateLimit) => CountRequest

export interface RateLimiterOptions {
  /** Monotonic clock, in milliseconds. @default getMonotonicTime */
  readonly now?: () => number
  /** Store of counts that several processes share. While it fails, each process counts in memory. @default in memory only */
  readonly store?: RateLimitStore | undefined
}

/**
 * Creates a rate limiter with fixed windows: a key's count is reset at the end of the limit's period. A key that starts with an
 * IPv6 /64 network is also counted for its /48.
 *
 * @param own - additional limits, or overrides of the general ones, by name
 */
export function createRateLimiter<Name extends string = never>(
  own?: Readonly<Record<Name, RateLimit>>,
  { now = getMonotonicTime, store }: RateLimiterOptions = {},
): RateLimiter<Name> {
  const counter = (name: string, limit: RateLimit): CountRequest => {
    const inMemory = createMemoryCounter(limit, now)
    const shared = store?.(name, limit)
    if (shared === undefined) return async (key) => inMemory(key)
    return (key) => shared(key).catch(() => inMemory(key))
  }
  const counters = new Map(
    Object.entries<RateLimit>({ ...generalLimits, ...own }).map(([name, limit]) => {
      const wide = { ...limit, points: limit.points * wideNetworkFactor }
      return [name, { narrow: counter(name, limit), wide: counter(`${name}-wide`, wide) }]
    }),
  )
  return {
    async take(name, key) {
      const { narrow, wide } = counters.get(name) ?? {}
      const wideKey = key.replace(ipv6NetworkPattern, '$1::/48')
      return (await narrow?.(key)) ?? (wideKey === key ? undefined : wide?.(wideKey))
    },
  }
}

/** Creates an in-memory counter with at most `maxCountedKeys` keys. `RateLimiterMemory` has no such maximum. */
function createMemoryCounter({ points, seconds }: RateLimit, now: () => number) {
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

/** Rate limiter that allows all requests, for tests and benchmarks. */
export const noLimits: RateLimiter<string> = { take: () => Promise.resolve(undefined) }

/** Wraps a rate limiter so that each exceeded limit is counted in the metrics. */
export function withRefusalMetrics<Name extends string>(
  limits: RateLimiter<Name>,
  telemetry: Pick<Telemetry, 'limited'>,
): RateLimiter<Name> {
  return {
    async take(name, key) {
      const retryAfterS = await limits.take(name, key)
      if (retryAfterS !== undefined) telemetry.limited(name)
      return retryAfterS
    },
  }
}

/**
 * Returns the network prefix of an IP address: /24 for IPv4, /48 for IPv6. It is too wide to identify a person.
 *
 * @param address - an IP address, or the result of `getClientNetwork`
 * @returns for example `203.0.113.0/24`, or `'unknown'` if the address is invalid
 */
export function getNetworkPrefix(address: string): string {
  const [plain = ''] = address.split('/', 1)
  if (!ipaddr.isValid(plain)) return 'unknown'
  const parsed = ipaddr.process(plain)
  const isSix = parsed instanceof ipaddr.IPv6
  const kept = parsed.toByteArray().map((byte, index) => (index < (isSix ? 6 : 3) ? byte : 0))
  return `${ipaddr.fromByteArray(kept).toString()}/${isSix ? 48 : 24}`
}
