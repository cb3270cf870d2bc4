import type { RichText } from '../fields/rich-text.ts'

/** A notice at the top of every page. */
export interface NoticeConfig {
  readonly text: string
  readonly link: { readonly label: string; readonly url: string } | undefined
  /** Until then it is shown, in milliseconds since 1970; undefined for as long as it is in the document. */
  readonly untilMs: number | undefined
}

/** Other ways to give than the payment page. At least one of text, link and phone is there. */
export interface OtherWaysConfig {
  /** Whether the other ways are shown in place of the form. */
  readonly isPaused: boolean
  /** How to give another way, such as bank details; empty for none. */
  readonly text: RichText
  readonly link: { readonly label: string; readonly url: string } | undefined
  /** A telephone number as people write it; empty for none. */
  readonly phone: string
}
