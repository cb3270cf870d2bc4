import { acceptConsent, rejectConsent, siteStore } from '../site-store.ts'
import { removeCookies } from './use-optional-scripts.ts'

/** Takes a visitor's yes: what waits for it loads now (Spec §4). In the browser only. */
export function acceptCookies(): void {
  siteStore().set('consent', acceptConsent)
}

/**
 * Rejects optional cookies, and removes existing ones (Spec §4). Running scripts cannot be stopped, so withdrawing
 * consent reloads the page without them.
 */
export function rejectCookies(): void {
  const wasAccepted = siteStore().get('consent').accepted
  siteStore().set('consent', rejectConsent)
  removeCookies(document, window.location)
  if (!wasAccepted) return
  const url = new URL(window.location.href)
  url.searchParams.delete('cookies')
  window.history.replaceState(window.history.state, '', url)
  window.location.reload()
}
