import type { Page } from 'playwright'

/** A page in one of its states, open in a browser. */
export interface CheckedPage {
  readonly page: Page
  /** For example `tideline home`. */
  readonly name: string
  readonly address: string
  /**
   * Opens the page for a new visitor, in a window of this size in CSS pixels. Reuses an open page unless it was
   * changed.
   */
  readonly open: (width: number, height?: number) => Promise<void>
  /** Marks the page as changed, so that it is reopened for the next check. */
  readonly touch: () => void
}

/** Result of a check in one situation, and its problems. */
export interface CheckFinding {
  /** For example `at 320 px`; empty if there is only one situation. */
  readonly where: string
  readonly problems: readonly string[]
  /** Replaces the check's criteria. */
  readonly criteria?: readonly string[]
}

/** A check of every page of a site. */
export interface Check {
  readonly name: string
  /** One sentence: what passes. */
  readonly passes: string
  /** The success criteria that it speaks of. */
  readonly criteria: readonly string[]
  /** The check interacts with the page, so the page is reopened before and after it. */
  readonly acts?: boolean
  readonly look: (place: CheckedPage) => Promise<CheckFinding[]>
}
