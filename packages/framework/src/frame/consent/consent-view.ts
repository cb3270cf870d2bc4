import type { AnalyticsConfig, CookieEntry } from '@milepost/content'

/** What a visitor is asked about, and what waits for the answer: plain data. */
export interface ConsentView {
  /** Whether the banner and the footer's two links are shown at all (Spec §2, §4). */
  display: boolean
  /** An editor's words; empty for the product's own. */
  words: { message: string; link: string; accept: string; dismiss: string }
  /** Cookies that an editor names, beside the product's own. */
  cookies: readonly CookieEntry[]
  analytics: readonly AnalyticsConfig[]
  /** Scripts that wait for consent. With a `src`, `inline` is empty. */
  scripts: readonly { src: string; inline: string }[]
  /** Analytics and scripts exist on open pages. This page asks for a password, so it has none. */
  isWithheld?: true | undefined
}
