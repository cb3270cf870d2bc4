import type { RouteHandle } from '@milepost/server'

/** The `handle` export of a route. */
export interface PageHandle extends RouteHandle {
  /** Whether the page begins with a picture that the header may be over. */
  beginsWithPicture?: (data: unknown) => boolean
  /** Whether it is alone, without header, footer and dialogs. */
  isBare?: boolean
  /**
   * Whether the page works without scripts, so its application starts on demand. Other pages start it at once. @default
   * false
   */
  worksWithoutScripts?: boolean
  /** Whether its figures are read again while it is open. */
  refreshes?: boolean
}
