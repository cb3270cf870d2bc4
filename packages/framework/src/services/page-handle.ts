import type { RouteHandle } from '@milepost/server'

/** What a route says of itself in its `handle`. */
export interface PageHandle extends RouteHandle {
  /** Whether the page begins with a picture that the header may be over. */
  beginsWithPicture?: (data: unknown) => boolean
  /** Whether it is alone, without header, footer and dialogs. */
  isBare?: boolean
  /**
   * Whether it can be read and used without scripts: its application comes when somebody needs it. That of other pages
   * runs at once. @default false
   */
  worksWithoutScripts?: boolean
  /** Whether its figures are read again while it is open. */
  refreshes?: boolean
}
