import type { RouteHandle } from '@milepost/server'

/** `handle` export of a page's route module. */
export interface PageHandle extends RouteHandle {
  /** Returns whether the page starts with an image, which the header may overlay. @default always false */
  beginsWithPicture?: (data: unknown) => boolean
  /** Whether the page has no header, footer and dialogs. @default false */
  isBare?: boolean
  /**
   * Whether the page works without scripts, so that they start on the first interaction. Scripts of other pages start on load.
   * @default false
   */
  worksWithoutScripts?: boolean
  /** Whether the page refetches its totals while it is open. @default false */
  refreshes?: boolean
}
