import { LRUCache } from 'lru-cache'
import { limitEntries } from '../limit-entries.ts'
import { getMonotonicTime } from '../time.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import ipaddr from 'ipaddr.js'

/** Rate limit: the maximum number of requests in a period. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

/**
 * General rate limits. Many people share an IP address (a venue's Wi-Fi, a mobile network), so the limits let all of them
 * donate in the same minute, but stop a flood from a single client.
 */
export const generalLimits = {
  /** POST requests per client network. */
  writes: { points: 300, seconds: 60 },
  /** POST requests per client network and form. */
  form: { points: 120, seconds: 60 },
  /** CSP violation reports per client network. */
  reports: { points: 20, seconds: 60 },
} as const satisfies Record<string, Limit>

/**
 * Rate limiter.
 *
 * @typeParam Name - names of additional limits
 */
export interface RequestLimits<Name extends string = never> {
  /**
   * Counts a request.
   *
   * @param key - what to count by: the client network, the form, or both
   * @returns undefined if the request is within the limit, otherwise the whole seconds until the next one is allowed
   */
  take(name: Name | keyof typeof generalLimits, key: string): Promise<number | undefined>
}

/**
 * Maximum number of keys per limit, because an attacker can use many networks. The least recently used keys are evicted first.
 */
export const maxCountedKeys = 20_000

/** Multiplier of the limits for an IPv6 /48. A provider assigns a /48 to one customer, or a /64 each to many customers. */
const wideNetworkFactor = 10
const narrowNetwork = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64/

/** Counts one request of a key, and returns the seconds until the next is allowed, or undefined if this one is. */
export type CountRequest = (key: string) => Promise<number | undefined>

/** Creates counters in a store that several processes share. A counter rejects if the store is unreachable. */
export type LimitStore = (name: string, limit: Limit) => CountRequest

export interface RequestLimitsOptions {
  /** Monotonic clock, in milliseconds. @default getMonotonicTime */
  readonly now?: () => number
  /** Shared store of the counts. While it fails, each process counts in its own memory. @default none */
  readonly store?: LimitStore | undefined
}

/**
 * Creates a rate limiter with fixed windows: a key's count is reset at the end of the limit's period. A key that starts with an
 * IPv6 /64 network is also counted for its /48.
 *
 * @param own - additional limits, or overrides of the general ones, by name
 */
export function createRequestLimits<Name extends string = never>(
  own?: Readonly<Record<Name, Limit>>,
  { now = getMonotonicTime, store }: RequestLimitsOptions = {},
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

/** Creates an in-memory counter. Unlike `RateLimiterMemory`, its size is bounded, because an attacker can use many networks. */
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

/** Allows everything. For tests and benchmarks that simulate a thousand visitors. */
export const noLimits: RequestLimits<string> = { take: () => Promise.resolve(undefined) }

/** Wraps rate limits so that each refusal is counted in the metrics. */
export function withRefusalMetrics<Name extends string>(
  limits: RequestLimits<Name>,
  telemetry: Pick<Telemetry, 'limited'>,
): RequestLimits<Name> {
  return {
    async take(name, key) {
      const retryAfterS = await limits.take(name, key)
      if (retryAfterS !== undefined) telemetry.limited(name)
      return retryAfterS
    },
  }
}

/**
 * Returns the network prefix of an IP address, too wide to identify a person: /24 for IPv4, /48 for IPv6.
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
