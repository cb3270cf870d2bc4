/** Facts about a route in its `handle` export. */
export interface RouteHandle {
  /**
   * A screen where a click on something unseen would do harm: signing in, editing, reports. It is never in
   * another site's frame, and no other site's script runs on it.
   */
  isClosed?: boolean
  /** The largest form that the route takes, in bytes. @default 256 kB */
  maximumBytes?: number
}
