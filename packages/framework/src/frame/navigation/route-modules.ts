import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteManifest } from './router-internals.ts'

/** Returns the module URLs that the page at a path needs; empty if no route matches. */
export function routeModules(path: string, manifest: RouteManifest): string[] {
  const matches = matchRoutes(children(manifest, undefined), path) ?? []
  const modules = matches.flatMap(({ route }) => {
    const known = manifest.routes[route.id ?? '']
    return known ? [known.module, ...(known.imports ?? [])] : []
  })
  return [...new Set(modules)]
}

function children(manifest: RouteManifest, parentId: string | undefined): RouteObject[] {
  return Object.values(manifest.routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId ?? '') === (parentId ?? ''))
    .map(({ id, path, index }): RouteObject => {
      const own = path === undefined ? { id } : { id, path }
      return index === true ? { ...own, index } : { ...own, children: children(manifest, id) }
    })
}
