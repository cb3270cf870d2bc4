import type { LanguageLink } from '../base/language-link.ts'
import type { SessionSettings } from './session-settings.ts'

/** What every part of a page may know of its site. Public: it is in every page. */
export interface SiteSettings {
  siteName: string
  /** BCP 47. */
  language: string
  /** Left out where it is written from left to right. */
  direction?: 'rtl'
  /** Left out where the site is in one language. */
  languages?: readonly LanguageLink[]
  /** What the addresses of pages begin with: the site's origin, and the path of the language. */
  origin: string
  /** The site's own words in place of the product's, by message key. */
  messages: Readonly<Record<string, string>>
  session: SessionSettings
  /** Style of the avatars of people without a photo; absent for initials. */
  avatarStyle?: string
  /** The prefixes of addresses that the application left out; absent if it left out none. */
  leftOut?: readonly string[]
}
