import type { SupporterSettings } from '@milepost/supporter'

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
export interface OwnPlatformSettings {
  readonly origins: readonly string[]
}
