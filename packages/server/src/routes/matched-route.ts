/** What the server knows of the route that an address leads to. */
export interface MatchedRoute {
  readonly id: string
  /** Its pattern, such as `/fundraising/:slug`; `/*` for what is content, or is not there. */
  readonly pattern: string
  /** What the address names, such as a page: no log line contains it. */
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
