import type { SupporterSettings } from '@milepost/supporter'
import type { LanguageLink } from '../base/addresses.ts'
import { useRouteLoaderData } from 'react-router'

/** Settings of the supporter's session in the browser. Not secret, because every page contains them. */
export interface SessionSettings extends Omit<SupporterSettings, 'language' | 'origin'> {
  /** Whether the site has documents for supporters' pages (Spec §2). */
  readonly hasSupporterPages: boolean
  readonly platform: DefaultPlatformSettings | CustomPlatformSettings
}

/** Browser settings of the default platform. */
export interface DefaultPlatformSettings {
  /** `sandbox`, or a key of the platform's table of environments. */
  readonly environment: string
  /** Variant of the platform slice in the site's document, such as `default`. */
  readonly variant: string
  readonly apiKey: string
  readonly sandboxOrigin: string | undefined
}

/** Browser settings of a custom platform. Keys are excluded, because they may be secret. */
interface CustomPlatformSettings {
  readonly origins: readonly string[]
}

/** Settings of the site for all components. Not secret, because every page contains them. */
export interface SiteSettings {
  siteName: string
  /** BCP 47 tag of the page's language. */
  language: string
  /** Omitted for left-to-right languages. */
  direction?: 'rtl'
  /** Omitted if the site has only one language. */
  languages?: readonly LanguageLink[]
  /** Absolute URL of the home page in the page's language, without a trailing slash. */
  origin: string
  /** Messages that the site overrides, by key. */
  messages: Readonly<Record<string, string>>
  session: SessionSettings
  /** Style of generated avatars for people without a photo. If omitted, their initials are shown. */
  avatarStyle?: string
  /** Path prefixes of excluded parts. @default none */
  excludedRoutes?: readonly string[]
}

/**
 * Returns the site's settings from the root loader.
 *
 * @returns undefined on the error page if the site cannot be loaded
 */
export function useSiteSettings(): SiteSettings | undefined {
  return useRouteLoaderData<SiteSettings>('root')
}
