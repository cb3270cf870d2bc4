/** Facts about the route of a URL. */
export interface MatchedRoute {
  readonly id: string
  /** Pattern, such as `/fundraising/:slug`; `/*` for content pages and 404s. */
  readonly pattern: string
  /** User-controlled part of the path, which is never logged. */
  readonly slug: string | undefined
  /** Whether the route accepts forms. */
  readonly hasAction: boolean
  /** Whether it is an index route, whose action the router addresses with `?index`. */
  readonly isIndex: boolean
  /** Whether the page must be protected from clickjacking (see `RouteHandle`). */
  readonly isClosed: boolean
  /** Maximum body size, in bytes; undefined for the default. */
  readonly maximumBytes: number | undefined
}

export type MatchRoute = (
  pathname: string,
) => MatchedRoute | undefined | Promise<MatchedRoute | undefined>

/** Facts about a route in its `handle` export. */
export interface RouteHandle {
  /**
   * Whether the page must be protected from clickjacking, because users sign in or edit there. It cannot be framed by other
   * sites, and runs no third-party scripts. @default false
   */
  isClosed?: boolean
  /** Maximum body size of the route's forms, in bytes. @default 256 kB */
  maximumBytes?: number
}
