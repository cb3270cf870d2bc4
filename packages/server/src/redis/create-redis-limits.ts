import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { CountRequest, Limit, LimitStore } from '../entry/request-limits.ts'
import { monotonicNow } from '../monotonic-now.ts'
import { hashedKeyName } from './generations.ts'
import { withTimeLimit } from '../with-time-limit.ts'
import { connectRedis } from './connect-redis.ts'

export interface RedisLimitsOptions {
  /** URL of Redis or Valkey, or comma-separated URLs of a cluster: see `REDIS_URL`. */
  readonly url: string
  /** Maximum time to count a request, in milliseconds. The request waits for it. @default 250 */
  readonly maxResponseMs?: number | undefined
  /** Called once when requests can no longer be counted across processes. */
  readonly onProblem: (error: Error) => void
}

/** The counters of several sites, over one connection. */
export interface RedisLimits {
  /** @param site - the name that the site's processes share */
  readonly ofSite: (site: string) => LimitStore
  readonly stop: () => Promise<void>
}

/** Delay after a failed count before the next attempt for the same site and limit, in milliseconds. */
const restMs = 5000

/**
 * Counts requests for all processes of a site together. Keys are hashed, so no address of a visitor is stored, and expire
 * with the limit's time span.
 */
export function createRedisLimits({
  url,
  maxResponseMs = 250,
  onProblem,
}: RedisLimitsOptions): RedisLimits {
  const redis = connectRedis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  // Each failed count reports its own error.
  redis.on('error', () => undefined)

  function counterOf(site: string, name: string, { points, seconds }: Limit): CountRequest {
    let restUntilMs = -Infinity
    let isFailing = false
    const limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${site}:${name}`,
      points,
      duration: Math.max(1, seconds),
      rejectIfRedisNotReady: true,
    })
    return async (key) => {
      if (redis.status !== 'ready' || monotonicNow() < restUntilMs) throw new RedisLimitError()
      try {
        await withTimeLimit(limiter.consume(hashedKeyName(key)), maxResponseMs)
        isFailing = false
        return undefined
      } catch (cause) {
        if (cause instanceof RateLimiterRes)
          return Math.max(1, Math.ceil(cause.msBeforeNext / 1000))
        const error = new RedisLimitError({ cause })
        restUntilMs = monotonicNow() + restMs
        if (!isFailing) onProblem(error)
        isFailing = true
        throw error
      }
    }
  }

  return {
    ofSite: (site) => (name, limit) => counterOf(site, name, limit),
    async stop() {
      redis.disconnect()
    },
  }
}

class RedisLimitError extends Error {
  override readonly name = 'RedisLimitError'

  constructor(options?: ErrorOptions) {
    super('Requests cannot be counted across processes', options)
  }
}
