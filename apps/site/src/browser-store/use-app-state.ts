import { useCallback, useSyncExternalStore } from 'react'
import { type AppState, appStateParts } from './app-state.ts'
import { browserStore } from './browser-store.ts'

/**
 * One part of the persisted state. While a page is rendered on the server and hydrated it is what an
 * anonymous visitor has, so that both say the same; what is stored follows right after.
 */
export function useAppState<K extends keyof AppState>(key: K): AppState[K] {
  return useSyncExternalStore(
    useCallback((listener: () => void) => browserStore().subscribe(listener), []),
    () => browserStore().get(key),
    () => appStateParts[key].initial,
  )
}
