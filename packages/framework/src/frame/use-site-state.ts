import { useCallback, useSyncExternalStore } from 'react'
import { type SiteState, siteParts, siteStore } from './site-store.ts'

/**
 * One part of what the browser remembers of its visitor. While a page is rendered on the server and hydrated it is
 * what a new visitor has, so that both say the same; what is stored follows right after.
 */
export function useSiteState<K extends keyof SiteState>(key: K): SiteState[K] {
  return useSyncExternalStore(
    useCallback((listener: () => void) => siteStore().subscribe(listener), []),
    () => siteStore().get(key),
    () => siteParts[key].initial,
  )
}
