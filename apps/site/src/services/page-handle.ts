/** What a route says of itself in its `handle`. */
export interface PageHandle {
  /** Whether the page begins with a picture that the header may lie over. */
  beginsWithPicture?: (data: unknown) => boolean
  /** Whether its figures are read again while it is open. */
  refreshes?: boolean
  /**
   * A screen where a click on something unseen would do harm: signing in, editing, reports. It never stands in
   * another site's frame (decisions: frames), and no other site's script runs on it.
   */
  isClosed?: boolean
  /** The largest form that the route takes, in bytes. @default 256 kB */
  maximumBytes?: number
}
