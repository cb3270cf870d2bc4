import type { SessionPage, SessionTeam, SessionUser, SupporterSettings } from '@milepost/supporter'

/** What the browser must know to speak for a supporter. Public: it is in every page. */
export interface SessionSettings extends Omit<SupporterSettings, 'language' | 'origin'> {
  /** Whether supporters' pages are drawn by documents of this site (Spec §2). */
  readonly hasSupporterPages: boolean
  readonly platform: DefaultPlatformSettings | OwnPlatformSettings
  /** How a page that is shown in a state reaches the platform; absent on usual pages. */
  readonly inState?: StateSettings
}

/** How the browser asks the platform of a page that is shown in a state. */
export interface StateSettings {
  /** The address that answers for the platform, with a query that names the state. */
  readonly address: string
  /** Who looks; absent for somebody who is not signed in. */
  readonly visitor?: StateVisitor
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

/** Who looks at a page in a state: what their browser would remember of them. */
export interface StateVisitor {
  readonly user: SessionUser
  readonly page: SessionPage | undefined
  readonly team: SessionTeam | undefined
}
