import type { TextStore } from './last-good-store.ts'

/** A key-value store of a workers runtime, as far as it is used here. */
export interface KeyValueStore {
  get: (name: string) => Promise<string | null>
  put: (name: string, text: string, options: { expirationTtl: number }) => Promise<void>
  delete: (name: string) => Promise<void>
}

/** TTL of entries, in seconds. */
const keepSeconds = 30 * 24 * 60 * 60

/**
 * Keeps texts in the key-value store of a workers runtime.
 *
 * @param prefix - what the keys of one site begin with, and those of no other
 */
export function kvTexts(store: KeyValueStore, prefix: string): TextStore {
  return {
    read: async (name) => (await store.get(prefix + name)) ?? undefined,
    write: (name, text) => store.put(prefix + name, text, { expirationTtl: keepSeconds }),
    async remove(name) {
      // Deletions are rationed; most names have no text.
      if ((await store.get(prefix + name)) !== null) await store.delete(prefix + name)
    },
    stop: async () => undefined,
  }
}
