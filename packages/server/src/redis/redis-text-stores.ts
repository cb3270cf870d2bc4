import { connectRedis } from './connect-redis.ts'
import type { TextStore } from '../last-good/last-good-store.ts'

export interface RedisTextStoresOptions {
  /** Redis or Valkey URL, or comma-separated URLs of a cluster. See `REDIS_URL`. */
  readonly url: string
}

/** Text stores of several sites, over one connection. */
export interface RedisTextStores {
  /** @param prefix - key prefix, unique to the site */
  readonly forPrefix: (prefix: string) => TextStore
  readonly stop: () => Promise<void>
}

/** TTL of entries, in seconds. */
const keepSeconds = 30 * 24 * 60 * 60
const commandTimeoutMs = 5000

/** Creates text stores in Redis or Valkey, which all processes of a site share. Entries expire after 30 days. */
export function createRedisTextStores({ url }: RedisTextStoresOptions): RedisTextStores {
  const redis = connectRedis(url, { commandTimeout: commandTimeoutMs, maxRetriesPerRequest: 1 })
  // Each failed read or write rejects with its own error.
  redis.on('error', () => undefined)
  return {
    forPrefix: (prefix) => ({
      read: async (name) => (await redis.get(prefix + name)) ?? undefined,
      async write(name, text) {
        await redis.set(prefix + name, text, 'EX', keepSeconds)
      },
      async remove(name) {
        await redis.del(prefix + name)
      },
      // The connection is shared by all sites.
      stop: async () => undefined,
    }),
    async stop() {
      redis.disconnect()
    },
  }
}
