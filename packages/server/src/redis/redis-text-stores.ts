import { connectRedis } from './connect-redis.ts'
import type { TextStore } from '../last-good/last-good-store.ts'

const ttlSeconds = 30 * 24 * 60 * 60
const commandTimeoutMs = 5000

/**
 * Creates text stores in Redis or Valkey, which all processes of a site share. All sites use one connection. Entries expire
 * after 30 days.
 *
 * @param options.url - URL, or comma-separated URLs of a cluster. See `REDIS_URL`
 */
export function createRedisTextStores({ url }: { readonly url: string }) {
  const redis = connectRedis(url, { commandTimeout: commandTimeoutMs, maxRetriesPerRequest: 1 })
  // Each failed read or write rejects with its own error.
  redis.on('error', () => undefined)
  return {
    /** @param prefix - key prefix, unique to the site */
    forPrefix: (prefix: string): TextStore => ({
      read: async (name) => (await redis.get(prefix + name)) ?? undefined,
      async write(name, text) {
        await redis.set(prefix + name, text, 'EX', ttlSeconds)
      },
      async remove(name) {
        await redis.del(prefix + name)
      },
      // The connection is shared by all sites.
      stop: async () => undefined,
    }),
    stop: async () => redis.disconnect(),
  }
}
