import { useSyncExternalStore } from 'react'

/** Whether the page is in a frame of another site. False on the server and during hydration. */
export function useForeignFrame(): boolean {
  return useSyncExternalStore(subscribeToNothing, isInForeignFrame, () => false)
}

/** Whether this window is in a frame of another site. */
function isInForeignFrame(): boolean {
  if (window.top === window.self) return false
  try {
    return window.top?.location.origin !== window.location.origin
  } catch {
    // Access to another site's location throws.
    return true
  }
}

function subscribeToNothing() {
  return doNothing
}

function doNothing() {
  // Never changes during a page's lifetime, so there is nothing to unsubscribe.
}
