import type { RouteHandle } from '@milepost/server'

/** `handle` export of a page's route. */
export interface PageHandle extends RouteHandle {
  /** Whether the page starts with an image that the header may overlay. */
  beginsWithPicture?: (data: unknown) => boolean
  /** Whether the page is shown without header, footer and dialogs. */
  isBare?: boolean
  /**
   * Whether the page works without scripts, so that they start on the first interaction. Scripts of other pages start on load.
   * @default false
   */
  worksWithoutScripts?: boolean
  /** Whether the page refetches its totals while it is open. */
  refreshes?: boolean
}
