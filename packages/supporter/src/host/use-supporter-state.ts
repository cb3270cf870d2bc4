import { use, useCallback, useSyncExternalStore } from 'react'
import { browserStore } from '../browser-store/browser-store.ts'
import { type SupporterState, supporterParts } from '../browser-store/supporter-store.ts'
import { HostContext } from './host-context.ts'

/**
 * One part of what the browser remembers of a supporter. While a page is rendered on the server and hydrated it is
 * what an anonymous visitor has, so that both say the same; what is stored follows right after.
 */
export function useSupporterState<K extends keyof SupporterState>(key: K): SupporterState[K] {
  const store = use(HostContext)?.store ?? browserStore
  return useSyncExternalStore(
    useCallback((listener: () => void) => store().subscribe(listener), [store]),
    () => store().get(key),
    () => supporterParts[key].initial,
  )
}
