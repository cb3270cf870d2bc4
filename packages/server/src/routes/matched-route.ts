/** Route that matches a URL. */
export interface MatchedRoute {
  readonly id: string
  /** Pattern, such as `/fundraising/:slug`; `/*` for content pages and 404s. */
  readonly pattern: string
  /** User-controlled part of the path, which must not be logged. */
  readonly slug: string | undefined
  /** Whether the route accepts forms. */
  readonly hasAction: boolean
  /** Whether the route is an index route, whose action the router addresses with `?index`. */
  readonly isIndex: boolean
  /** See `RouteHandle.isClosed`. */
  readonly isClosed: boolean
  /** See `RouteHandle.maximumBytes`. */
  readonly maximumBytes: number | undefined
}

export type MatchRoute = (
  pathname: string,
) => MatchedRoute | undefined | Promise<MatchedRoute | undefined>

/** Properties that a route module can set in its `handle` export. */
export interface RouteHandle {
  /**
   * Whether the page cannot be framed by other sites and runs no third-party scripts. For pages where users sign in or edit.
   * @default false
   */
  isClosed?: boolean
  /** Maximum body size of form submissions, in bytes. @default 256 kB */
  maximumBytes?: number
}
