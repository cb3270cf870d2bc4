import type { SupporterSettings } from '@milepost/supporter'
import type { LanguageLink } from '../base/addresses.ts'
import { useRouteLoaderData } from 'react-router'

/** Settings for the supporter's session in the browser. Public: they are part of every page. */
export interface SessionSettings extends Omit<SupporterSettings, 'language' | 'origin'> {
  /** Whether supporters' pages are drawn by documents of this site (Spec §2). */
  readonly hasSupporterPages: boolean
  readonly platform: DefaultPlatformSettings | OwnPlatformSettings
}

/** Browser settings of the platform that the site's settings name. */
export interface DefaultPlatformSettings {
  /** `sandbox`, or a key of the platform's environment table. */
  readonly environment: string
  /** The site's platform variant, such as `default`. */
  readonly variant: string
  readonly apiKey: string
  readonly sandboxOrigin: string | undefined
}

/** Browser settings of a custom platform. Excludes keys, because they may be secret. */
interface OwnPlatformSettings {
  readonly origins: readonly string[]
}

/** Settings of the site for every component. Public: they are part of every page. */
export interface SiteSettings {
  siteName: string
  /** BCP 47. */
  language: string
  /** Omitted for left-to-right languages. */
  direction?: 'rtl'
  /** Left out where the site is in one language. */
  languages?: readonly LanguageLink[]
  /** URL prefix of pages: the site's origin and the language's path. */
  origin: string
  /** The site's messages that replace defaults, by message key. */
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
