import { acceptConsent, rejectConsent, siteStore } from '../site-store.ts'
import { removeCookies } from './use-optional-scripts.ts'

/** Accepts optional cookies. The scripts that require consent are then loaded (Spec §4). Browser only. */
export function acceptCookies(): void {
  siteStore().set('consent', acceptConsent)
}

/**
 * Rejects optional cookies, and removes existing ones (Spec §4). Running scripts cannot be stopped, so if consent is withdrawn,
 * the page reloads. Browser only.
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
