/*
 * All that Milepost uses of React Router beyond its documented interface. Another version may do it differently:
 * `e2e/src/router-internals.spec.ts` compares it with a built site.
 */

/** The routes of a built site, as far as they are read here. */
export interface RouteManifest {
  readonly routes: Readonly<Record<string, ManifestRoute | undefined>>
}

interface ManifestRoute {
  readonly id: string
  readonly parentId?: string | undefined
  readonly path?: string | undefined
  readonly index?: boolean | undefined
  readonly module: string
  readonly imports?: readonly string[] | undefined
}

interface RouterWindow {
  __reactRouterManifest?: RouteManifest
  __reactRouterRouteModules?: Record<string, object>
  __reactRouterContext?: { stream?: ReadableStream<Uint8Array> }
}

/** The routes of the site; undefined before the router's script ran. */
export function routeManifest(): RouteManifest | undefined {
  const { __reactRouterManifest: manifest } = window as RouterWindow
  return manifest
}

/** The code of the routes that were loaded, by their ids. The router takes what is put into it. */
export function loadedRoutes(): Record<string, object> | undefined {
  const { __reactRouterRouteModules: routes } = window as RouterWindow
  return routes
}

/** Replaces the data that the application starts with. */
export function replaceInitialData(data: string): void {
  const { __reactRouterContext: context } = window as RouterWindow
  if (context !== undefined) context.stream = new Blob([data]).stream()
}

/** The key of a history entry: scroll positions are stored by it. */
export function historyKey(): string | undefined {
  return (history.state as { key?: string } | null)?.key
}

/** The start of the script with the routes. JSON follows. */
export const manifestStart = 'window.__reactRouterManifest='

/** The start of a script with a part of a page's data. A JSON string and `)` follow. */
export const dataStart = 'window.__reactRouterContext.streamController.enqueue('

/** The tag of the script that starts the application, with its attributes. */
export const applicationTag = /<script ([^<>]*)>(?=import )/g

/** The tag that loads a module of the application early, with its attributes. */
export const preloadTag = /<link rel="modulepreload"([^<>]*)>/g
