import { useMemo, useSyncExternalStore } from 'react'
import type { NavigateOptions, HostLocation, SupporterHost } from './supporter-host.ts'

/** Event for navigation by links. Browsers only report back and forward navigation. */
const navigationEventName = 'milepost:navigate'

/**
 * Provides `location` and `navigate` on top of the History API, for an application without a router. The application must
 * render the screen for `location.pathname`.
 */
export function useBrowserHistory(): Pick<SupporterHost, 'location' | 'navigate'> {
  const address = useSyncExternalStore(subscribeToNavigation, getCurrentUrl, () => '/')
  const location = useMemo(() => toHostLocation(address), [address])
  return { location, navigate }
}

function subscribeToNavigation(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(navigationEventName, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(navigationEventName, listener)
  }
}

function getCurrentUrl(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

function toHostLocation(address: string): HostLocation {
  const { pathname, search, hash } = new URL(address, 'http://this-site.invalid')
  return { pathname, search, hash }
}

function navigate(to: string, options: NavigateOptions = {}): void {
  const { replace = false, preventScrollReset = false, state = null } = options
  window.history[replace ? 'replaceState' : 'pushState'](state, '', to)
  if (!preventScrollReset) window.scrollTo(0, 0)
  window.dispatchEvent(new Event(navigationEventName))
}
