import { isOffline } from '@milepost/supporter'
import type { ComponentType } from 'react'
import { loadedRoutes, routeManifest } from './router-internals.ts'

/**
 * Replaces every page whose code is not loaded yet by a message while the browser is offline. Otherwise the router reloads
 * the document when such a link is selected or prefetched, and the visitor gets the browser's error page.
 *
 * @param LostPage - the page with the message
 */
export function standInForPages(LostPage: ComponentType): void {
  const manifest = routeManifest()
  const known = loadedRoutes()
  if (manifest === undefined || known === undefined) return
  const standIn = {
    default: LostPage,
    ErrorBoundary: LostPage,
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
