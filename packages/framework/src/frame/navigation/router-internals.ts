/* All uses of undocumented internals of React Router, which may change in any version. `e2e/src/router-internals.spec.ts`
   verifies them on a built site. */

/** Route manifest of a built site (only the fields used here). */
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

/** Returns the route manifest; undefined before the router's script has run. */
export function getRouteManifest(): RouteManifest | undefined {
  const { __reactRouterManifest: manifest } = window as RouterWindow
  return manifest
}

/** Returns the loaded route modules by id. The router also uses modules that are added to this object. */
export function getLoadedRoutes(): Record<string, object> | undefined {
  const { __reactRouterRouteModules: routes } = window as RouterWindow
  return routes
}

/** Replaces the loader data with which the application hydrates. */
export function replaceInitialData(data: string): void {
  const { __reactRouterContext: context } = window as RouterWindow
  if (context !== undefined) context.stream = new Blob([data]).stream()
}

/** Returns the key of the current history entry, by which scroll positions are stored. */
export function getHistoryKey(): string | undefined {
  return (history.state as { key?: string } | null)?.key
}

/** Start of the inline script with the route manifest, which is followed by JSON. */
export const manifestStart = 'window.__reactRouterManifest='

/** Start of an inline script with a chunk of loader data, followed by a JSON string and `)`. */
export const dataScriptPrefix = 'window.__reactRouterContext.streamController.enqueue('

/** Opening tag of the script that starts the application. Group 1 contains its attributes. */
export const applicationTagPattern = /<script ([^<>]*)>(?=import )/g

/** Preload tag of a module. Group 1 contains its attributes. */
export const preloadTagPattern = /<link rel="modulepreload"([^<>]*)>/g
