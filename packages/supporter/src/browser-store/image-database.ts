import { createStore, del, entries, get, set } from 'idb-keyval'

/** Key-value database for images. Every call rejects if IndexedDB is unavailable. */
export interface ImageDatabase {
  readonly get: (key: string) => Promise<unknown>
  readonly set: (key: string, value: object) => Promise<void>
  readonly remove: (key: IDBValidKey) => Promise<void>
  readonly entries: () => Promise<(readonly [IDBValidKey, unknown])[]>
}

/** Opens the database in IndexedDB. */
export function openImageDatabase(): ImageDatabase {
  const store = createStore('milepost-pictures', 'pictures')
  return {
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    remove: (key) => del(key, store),
    entries: () => entries(store),
  }
}
