import { use, useCallback, useSyncExternalStore } from 'react'
import { browserStore } from '../browser-store/browser-store.ts'
import { type SupporterState, supporterParts } from '../browser-store/supporter-store.ts'
import { HostContext } from './host-context.ts'

/**
 * Returns one part of the stored state. During server rendering and hydration, it is the initial value, so that the markup
 * matches. The stored value follows in the next render.
 */
export function useSupporterState<K extends keyof SupporterState>(key: K): SupporterState[K] {
  const store = use(HostContext)?.store ?? browserStore
  return useSyncExternalStore(
    useCallback((listener: () => void) => store().subscribe(listener), [store]),
    () => store().get(key),
    () => supporterParts[key].initial,
  )
}
