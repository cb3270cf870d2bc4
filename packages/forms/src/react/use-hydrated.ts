import { useSyncExternalStore } from 'react'

/** Whether the script has taken over; false on the server and in the first drawing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => {}
}
