import { type RouteManifest, routesAt } from '../navigation/route-modules.ts'
import type { ComponentType } from 'react'

/** What the router keeps in the window: its table of routes, and the code of those that were shown. */
interface RouterWindow {
  __reactRouterManifest?: RouteManifest
  __reactRouterRouteModules?: Record<string, object>
}

/**
 * Before a page is opened without a network: where its code was not fetched in time, a page that says so stands in for
 * it. The router would load the whole window anew, and the visitor would be thrown out of the site.
 */
export async function standInForPage(path: string, LostPage: ComponentType): Promise<void> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: known } =
    window as RouterWindow
  if (manifest === undefined || known === undefined || !path.startsWith('/')) return
  await Promise.all(
    routesAt(path, manifest).map(async ({ id, module }) => {
      if (id in known) return
      try {
        known[id] = (await import(/* @vite-ignore */ module)) as object
      } catch {
        known[id] = standIn(LostPage)
      }
    }),
  )
}

function standIn(LostPage: ComponentType) {
  return { default: LostPage, ErrorBoundary: LostPage, clientLoader: () => null }
}
