import { isOffline } from '@milepost/supporter'
import type { ComponentType } from 'react'
import type { RouteManifest } from '../navigation/route-modules.ts'

/** What the router keeps in the window: its table of routes, and the code of those that were fetched. */
interface RouterWindow {
  __reactRouterManifest?: RouteManifest
  __reactRouterRouteModules?: Record<string, object>
}

/**
 * While there is no network, a page that says so replaces every page whose code was not fetched in time. Without
 * it, the router loads the whole window anew where such a link is pressed, or only pointed at, and the visitor is thrown
 * out of the site with all that they typed.
 *
 * @returns ends it
 */
export function standInForPages(LostPage: ComponentType): () => void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: known } =
    window as RouterWindow
  if (manifest === undefined || known === undefined) return () => undefined
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
  return () => {
    window.removeEventListener('offline', put)
    window.removeEventListener('online', take)
    take()
  }
}
