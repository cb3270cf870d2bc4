import type { SessionSettings } from './session-settings.ts'

/** What every part of a page may know of its site. Public: it stands in every page. */
export interface SiteSettings {
  siteName: string
  /** BCP 47. */
  language: string
  origin: string
  /** The site's own words in place of the product's, by message key. */
  messages: Readonly<Record<string, string>>
  session: SessionSettings
}
