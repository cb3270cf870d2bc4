import type { Page } from 'playwright'

/** A page in one of its states, open in a browser. */
export interface CheckedPage {
  readonly page: Page
  /** Such as `tideline home`. */
  readonly name: string
  readonly address: string
  /** Shows the page, as somebody finds it, in a window of that size in CSS pixels. Opens it where it is not open, or was touched. */
  readonly open: (width: number, height?: number) => Promise<void>
  /** Says that the page was touched: it is opened again when it is next asked for. */
  readonly touch: () => void
}

/** What a check found in a place: the window or the way of asking, and what is wrong there. */
export interface CheckFinding {
  /** Such as `at 320 px`; empty where there is one alone. */
  readonly where: string
  readonly problems: readonly string[]
  /** In place of the check's own criteria. */
  readonly criteria?: readonly string[]
}

/** Something that is tried on each page of a site. */
export interface Check {
  readonly name: string
  /** One sentence: what passes. */
  readonly passes: string
  /** The success criteria that it speaks of. */
  readonly criteria: readonly string[]
  /** It does what a person does: the page is opened anew for it, and after it. */
  readonly acts?: boolean
  readonly look: (place: CheckedPage) => Promise<CheckFinding[]>
}
