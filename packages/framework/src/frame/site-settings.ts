import type { SupporterSettings } from '@milepost/supporter'
import type { LanguageLink } from '../base/addresses.ts'
import { useRouteLoaderData } from 'react-router'

/** What the browser must know to speak for a supporter. Public: it is in every page. */
export interface SessionSettings extends Omit<SupporterSettings, 'language' | 'origin'> {
  /** Whether supporters' pages are drawn by documents of this site (Spec §2). */
  readonly hasSupporterPages: boolean
  readonly platform: DefaultPlatformSettings | OwnPlatformSettings
}

/** How a browser reaches the platform that the site's settings name. */
export interface DefaultPlatformSettings {
  /** `sandbox`, or a key of the platform's environment table. */
  readonly environment: string
  /** The site's platform variant, such as `default`. */
  readonly variant: string
  readonly apiKey: string
  readonly sandboxOrigin: string | undefined
}

/** How a browser reaches the application's own platform. Keys are none of it: they may be the server's. */
interface OwnPlatformSettings {
  readonly origins: readonly string[]
}

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

/**
 * The site's settings, as the root route loaded them.
 *
 * @returns undefined on the page that says that the site cannot be loaded
 */
export function useSiteSettings(): SiteSettings | undefined {
  return useRouteLoaderData<SiteSettings>('root')
}
