import { connectRedis } from './connect-redis.ts'
import type { TextStore } from '../last-good/last-good-store.ts'

export interface RedisTextsOptions {
  /** URL of Redis or Valkey, or comma-separated URLs of a cluster: see `REDIS_URL`. */
  readonly url: string
}

/** The texts of several sites, over one connection. */
export interface RedisTexts {
  /** @param prefix - what the keys of one site begin with, and those of no other */
  readonly ofPrefix: (prefix: string) => TextStore
  readonly stop: () => Promise<void>
}

/** TTL of entries, in seconds. */
const keepSeconds = 30 * 24 * 60 * 60
const commandTimeoutMs = 5000

/** Keeps texts in Redis or Valkey, for all processes of a site. */
export function createRedisTexts({ url }: RedisTextsOptions): RedisTexts {
  const redis = connectRedis(url, { commandTimeout: commandTimeoutMs, maxRetriesPerRequest: 1 })
  // A read or a write that fails says so itself.
  redis.on('error', () => undefined)
  return {
    ofPrefix: (prefix) => ({
      read: async (name) => (await redis.get(prefix + name)) ?? undefined,
      async write(name, text) {
        await redis.set(prefix + name, text, 'EX', keepSeconds)
      },
      async remove(name) {
        await redis.del(prefix + name)
      },
      // The connection belongs to all sites.
      stop: async () => undefined,
    }),
    async stop() {
      redis.disconnect()
    },
  }
}
