import { acceptConsent, rejectConsent, getSiteStore } from '../site-store.ts'
import { removeCookies } from './use-optional-scripts.ts'

/** Accepts optional cookies, so that the scripts that require consent load (Spec §4). Browser only. */
export function acceptCookies(): void {
  getSiteStore().set('consent', acceptConsent)
}

/**
 * Rejects optional cookies, and removes existing ones (Spec §4). If consent is withdrawn, reloads the page, because running
 * scripts cannot be stopped. Browser only.
 */
export function rejectCookies(): void {
  const wasAccepted = getSiteStore().get('consent').accepted
  getSiteStore().set('consent', rejectConsent)
  removeCookies(document, window.location)
  if (!wasAccepted) return
  const url = new URL(window.location.href)
  url.searchParams.delete('cookies')
  window.history.replaceState(window.history.state, '', url)
  window.location.reload()
}
