/** Facts about the route of a URL. */
export interface MatchedRoute {
  readonly id: string
  /** Pattern, such as `/fundraising/:slug`; `/*` for content pages and 404s. */
  readonly pattern: string
  /** User-controlled part of the URL, which is never logged. */
  readonly slug: string | undefined
  /** Takes forms. */
  readonly hasAction: boolean
  /** A first page, whose forms the router tells apart by the query `index`. */
  readonly isIndex: boolean
  /** A screen where a click on something unseen would do harm (see `RouteHandle`). */
  readonly isClosed: boolean
  /** The largest body that it takes, in bytes; undefined for the general limit. */
  readonly maximumBytes: number | undefined
}

export type MatchRoute = (
  pathname: string,
) => MatchedRoute | undefined | Promise<MatchedRoute | undefined>
