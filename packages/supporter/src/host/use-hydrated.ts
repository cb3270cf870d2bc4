import { useSyncExternalStore } from 'react'

/** Whether the page is hydrated. False on the server and during hydration. */
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
  // There is no subscription.
}
