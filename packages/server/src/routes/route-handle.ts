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
