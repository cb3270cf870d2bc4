import { useSyncExternalStore } from 'react'

/** Whether React has taken over the page: false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return ignore
}

function ignore() {
  // Nothing was subscribed to.
}
