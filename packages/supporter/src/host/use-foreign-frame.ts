import { useSyncExternalStore } from 'react'

/** Whether the page is in another site's frame: false on the server and during hydration. */
export function useForeignFrame(): boolean {
  return useSyncExternalStore(never, isInForeignFrame, () => false)
}

/** Whether this window is in another site's. */
export function isInForeignFrame(): boolean {
  if (window.top === window.self) return false
  try {
    return window.top?.location.origin !== window.location.origin
  } catch {
    // Another site's window does not expose its location.
    return true
  }
}

function never() {
  return ignore
}

function ignore() {
  // A page does not change its window.
}
