import { type AppStore, createAppStore, type StateParts } from './create-app-store.ts'

/**
 * Creates a store over this browser's own storage. Several stores may share it: each reads and writes its own parts.
 * In the browser only.
 */
export function createBrowserStore<S extends object>(parts: StateParts<S>): AppStore<S> {
  return createAppStore({
    parts,
    storage: localStorageOrNone(),
    watchStorage(changed) {
      const listen = (event: StorageEvent) => changed(event.key)
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
  })
}

/** Merely accessing storage throws if the browser blocks it. */
function localStorageOrNone(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
