import { useSyncExternalStore } from 'react'

/** Whether the page is the browser's own by now: false on the server and during hydration. */
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
