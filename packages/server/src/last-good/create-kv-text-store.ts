import type { TextStore } from './last-good-store.ts'

/** Methods of a worker runtime's key-value store that this package uses. */
export interface KeyValueStore {
  get: (name: string) => Promise<string | null>
  put: (name: string, text: string, options: { expirationTtl: number }) => Promise<void>
  delete: (name: string) => Promise<void>
}

const ttlSeconds = 30 * 24 * 60 * 60

/**
 * Creates a text store in a worker runtime's key-value store. Entries expire after 30 days.
 *
 * @param prefix - key prefix, unique to the site
 */
export function createKvTextStore(store: KeyValueStore, prefix: string): TextStore {
  return {
    read: async (name) => (await store.get(prefix + name)) ?? undefined,
    write: (name, text) => store.put(prefix + name, text, { expirationTtl: ttlSeconds }),
    async remove(name) {
      // Runtimes limit deletions per day, and most names have no entry.
      if ((await store.get(prefix + name)) !== null) await store.delete(prefix + name)
    },
    stop: async () => undefined,
  }
}
