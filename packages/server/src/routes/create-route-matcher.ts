import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '../../../../apps/site/src/services/page-handle.ts'

/** What the server knows of the route that an address leads to. */
export interface MatchedRoute {
  readonly id: string
  /** Its pattern, such as `/fundraising/:slug`; `/*` for what is content, or is not there. */
  readonly pattern: string
  /** The page or team that the address names. */
  readonly slug: string | undefined
  /** Takes forms. */
  readonly hasAction: boolean
  /** A first page, whose forms the router tells apart by the query `index`. */
  readonly isIndex: boolean
  /** Never in another site's frame, and without other sites' scripts (see `PageHandle`). */
  readonly isClosed: boolean
  /** The largest body that it takes, in bytes; undefined for the site's own limit. */
  readonly maximumBytes: number | undefined
}

export type MatchRoute = (
  pathname: string,
) => MatchedRoute | undefined | Promise<MatchedRoute | undefined>

/**
 * The path of the page that a path asks for: the router reads the data of `/about` at `/about.data`, and that
 * of `/` at `/_root.data`.
 */
export function pagePath(pathname: string): string {
  if (pathname.endsWith('/_.data')) return pathname.slice(0, -'_.data'.length)
  if (pathname === '/_root.data') return '/'
  return pathname.replace(/\.data$/, '')
}

/** Finds routes as the router does: by the path in plain letters, whatever it was written with. */
export function createRouteMatcher({
  routes,
}: Pick<ServerBuild, 'routes'>): (pathname: string) => MatchedRoute | undefined {
  const tree = childrenOf(undefined, routes)
  return (pathname) => {
    const matches = matchRoutes(tree, pagePath(pathname)) ?? []
    const leaf = matches.at(-1)
    const id = leaf?.route.id
    const route = id === undefined ? undefined : routes[id]
    if (route === undefined) return undefined
    const handle = (route.module.handle ?? {}) as PageHandle
    return {
      id: route.id,
      pattern: `/${matches.flatMap((match) => match.route.path || []).join('/')}`,
      slug: leaf?.params['slug'],
      hasAction: route.module.action !== undefined,
      isIndex: route.index === true,
      isClosed: handle.isClosed === true,
      maximumBytes: handle.maximumBytes,
    }
  }
}

function childrenOf(parentId: string | undefined, routes: ServerBuild['routes']): RouteObject[] {
  const children: RouteObject[] = []
  for (const route of Object.values(routes)) {
    if (route === undefined || route.parentId !== parentId) continue
    const { id, path, index } = route
    const shared = { id, ...(path === undefined ? {} : { path }) }
    if (index) children.push({ ...shared, index: true })
    else children.push({ ...shared, children: childrenOf(id, routes) })
  }
  return children
}
