import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitStore } from '../entry/request-limits.ts'
import { monotonicNow } from '../monotonic-now.ts'
import { hashedKeyName } from './generations.ts'
import { withTimeLimit } from '../with-time-limit.ts'
import { connectRedis, siteKeyPrefix } from './connect-redis.ts'

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

const connectTimeoutMs = 5000
const longestDelayMs = 5000
/** Delay after a failure of Redis before the next attempt, in milliseconds. */
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
  const redis = connectRedis(url, {
    connectTimeout: connectTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(longestDelayMs, 200 * 2 ** Math.min(times, 10)),
  })
  // Each count that fails reports its own error.
  redis.on('error', () => undefined)
  let restUntilMs = -Infinity
  let isFailing = false

  function fail(cause: unknown): Error {
    const error = new Error('Requests cannot be counted across processes', { cause })
    restUntilMs = monotonicNow() + restMs
    if (!isFailing) onProblem(error)
    isFailing = true
    return error
  }

  return {
    ofSite:
      (site) =>
      (name, { points, seconds }) => {
        const limiter = new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `${siteKeyPrefix(site)}limit:${name}`,
          points,
          duration: seconds,
          // A refused key asks Redis again only when its time span is over.
          inMemoryBlockOnConsumed: points + 1,
          rejectIfRedisNotReady: true,
        })
        return async (key) => {
          if (monotonicNow() < restUntilMs) throw new Error('Redis has just failed')
          try {
            await withTimeLimit(limiter.consume(hashedKeyName(key)), maxResponseMs)
            isFailing = false
            return undefined
          } catch (error) {
            if (error instanceof RateLimiterRes)
              return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
            throw fail(error)
          }
        }
      },
    async stop() {
      redis.disconnect()
    },
  }
}
