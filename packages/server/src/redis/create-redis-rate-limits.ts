import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { CountRequest, RateLimit, RateLimitStore } from '../entry/rate-limiter.ts'
import { getMonotonicTime, withTimeout } from '../time.ts'
import { hashKey } from './shared-reads.ts'
import { connectRedis } from './connect-redis.ts'

/** Back-off of a limit after a failed count, in ms. */
const backOffMs = 5000

/**
 * Creates rate limit counters in Redis or Valkey, which all processes of a site share. All sites use one connection. Keys are
 * hashed, so that client addresses are not stored, and expire with the limit's period.
 *
 * @param options.url - URL, or comma-separated URLs of a cluster. See `REDIS_URL`
 * @param options.maxResponseMs - timeout for counting a request, because visitors wait for it. @default 250
 * @param options.onProblem - called when requests can no longer be counted across processes
 */
export function createRedisRateLimits({
  url,
  maxResponseMs = 250,
  onProblem,
}: {
  readonly url: string
  readonly maxResponseMs?: number | undefined
  readonly onProblem: (error: Error) => void
}) {
  const redis = connectRedis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  // Each failed count throws its own error.
  redis.on('error', () => undefined)

  function counterOf(site: string, name: string, { points, seconds }: RateLimit): CountRequest {
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
      if (redis.status !== 'ready' || getMonotonicTime() < restUntilMs) throw new RedisLimitError()
      try {
        await withTimeout(limiter.consume(hashKey(key)), maxResponseMs)
        isFailing = false
        return undefined
      } catch (cause) {
        if (cause instanceof RateLimiterRes)
          return Math.max(1, Math.ceil(cause.msBeforeNext / 1000))
        const error = new RedisLimitError({ cause })
        restUntilMs = getMonotonicTime() + backOffMs
        if (!isFailing) onProblem(error)
        isFailing = true
        throw error
      }
    }
  }

  return {
    /** @param site - name that the site's processes share */
    forSite:
      (site: string): RateLimitStore =>
      (name, limit) =>
        counterOf(site, name, limit),
    stop: async () => redis.disconnect(),
  }
}

class RedisLimitError extends Error {
  override readonly name = 'RedisLimitError'

  constructor(options?: ErrorOptions) {
    super('Requests cannot be counted across processes', options)
  }
}
