import { type AppStore, createAppStore, type StateParts } from './create-app-store.ts'

/**
 * Creates a store on top of `localStorage`. Several stores may share it, because each reads and writes its own parts. Browser
 * only.
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

/** Accessing `localStorage` throws if the browser blocks it. */
function localStorageOrNone(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
