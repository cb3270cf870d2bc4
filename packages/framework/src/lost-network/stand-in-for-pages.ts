import { isOffline } from '@milepost/supporter'
import type { ComponentType } from 'react'
import type { RouteManifest } from '../navigation/route-modules.ts'

/** What the router keeps in the window: its table of routes, and the code of those that were fetched. */
interface RouterWindow {
  __reactRouterManifest?: RouteManifest
  __reactRouterRouteModules?: Record<string, object>
}

/**
 * Replaces every page whose code is not loaded yet by a message while the browser is offline. Otherwise the router reloads
 * the document when such a link is selected or prefetched, and the visitor gets the browser's error page.
 *
 * @param LostPage - the page with the message
 */
export function standInForPages(LostPage: ComponentType): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: known } =
    window as RouterWindow
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
