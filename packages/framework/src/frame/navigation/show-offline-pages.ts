import { isOffline } from '@milepost/supporter'
import type { ComponentType } from 'react'
import { getLoadedRoutes, getRouteManifest } from './router-internals.ts'

/**
 * Replaces all routes whose code is not loaded with a message while the browser is offline. Otherwise, the router would reload
 * the document on navigation, which would show the browser's error page.
 *
 * @param OfflinePage - page with the message
 */
export function showOfflinePages(OfflinePage: ComponentType): void {
  const manifest = getRouteManifest()
  const known = getLoadedRoutes()
  if (manifest === undefined || known === undefined) return
  const standIn = {
    default: OfflinePage,
    ErrorBoundary: OfflinePage,
    clientLoader: () => null,
    clientAction: () => null,
  }
  const put = () => {
    for (const id of Object.keys(manifest.routes)) if (!(id in known)) known[id] = standIn
  }
  const take = () => {
    for (const id of Object.keys(known)) if (known[id] === standIn) delete known[id]
  }
  if (isOffline()) put()
  window.addEventListener('offline', put)
  window.addEventListener('online', take)
}
