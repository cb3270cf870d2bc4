import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { MatchedRoute, RouteHandle } from './matched-route.ts'
import { toPagePath } from './request-route.ts'

/** Maximum number of cached matches. Each request is matched several times, and matching sorts all routes. */
const maxCachedMatches = 500
/** Maximum length of a path whose match is cached, in characters. Longer paths are not those of pages. */
const maxPathLength = 200

/**
 * Creates a function that matches a path to a route like React Router.
 *
 * @param build - the router's server build
 * @returns a function that returns undefined if no route matches
 */
export function createRouteMatcher({
  routes,
}: Pick<ServerBuild, 'routes'>): (pathname: string) => MatchedRoute | undefined {
  const tree = getChildren(undefined, routes)
  const known = new LRUCache<string, { route: MatchedRoute | undefined }>({ max: maxCachedMatches })
  return (pathname) => {
    if (pathname.length > maxPathLength) return find(pathname)
    const found = known.get(pathname) ?? { route: find(pathname) }
    known.set(pathname, found)
    return found.route
  }

  function find(pathname: string): MatchedRoute | undefined {
    const matches = matchRoutes(tree, toPagePath(pathname)) ?? []
    const leaf = matches.at(-1)
    const route = routes[leaf?.route.id ?? '']
    if (route === undefined) return undefined
    const { slug, team, file } = leaf?.params ?? {}
    const handle = (route.module.handle ?? {}) as RouteHandle
    return {
      id: route.id,
      pattern: `/${matches.flatMap((match) => match.route.path || []).join('/')}`,
      slug: slug ?? team ?? file?.replace(/\.\w+$/, ''),
      hasAction: route.module.action !== undefined,
      isIndex: route.index === true,
      isClosed: handle.isClosed === true,
      maximumBytes: handle.maximumBytes,
    }
  }
}

function getChildren(parentId: string | undefined, routes: ServerBuild['routes']): RouteObject[] {
  const children: RouteObject[] = []
  for (const route of Object.values(routes)) {
    if (route === undefined || route.parentId !== parentId) continue
    const { id, path, index } = route
    const shared = { id, ...(path === undefined ? {} : { path }) }
    if (index) children.push({ ...shared, index: true })
    else children.push({ ...shared, children: getChildren(id, routes) })
  }
  return children
}
