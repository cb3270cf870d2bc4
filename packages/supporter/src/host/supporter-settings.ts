import type { OptionalGroup } from '@milepost/platform/adapter'

/** Settings of the site for supporters' screens. Public: may be part of every page. */
export interface SupporterSettings {
  /** BCP 47, such as `en-GB`. */
  readonly language: string
  /** Of the site, such as `https://river.example`: addresses that are shared begin with it. */
  readonly origin: string
  readonly signIn: SignInSettings
  /** @default every page of a supporter belongs to the site */
  readonly pagesOf?: Partial<OwnProjects> | undefined
  /**
   * The groups of calls that the platform lacks: screens leave out what needs them.
   *
   * @default none: the platform has every group
   */
  readonly lacks?: readonly OptionalGroup[] | undefined
  /**
   * Each page has a page below it, `/embed`, that tells how it is shown on other sites.
   *
   * @default false
   */
  readonly embedsPages?: boolean | undefined
}

/** Sign-in method. */
export interface SignInSettings {
  /** By the identity service's own screens, or by forms of this site (decisions: S3.54). */
  readonly method: 'identity' | 'form'
  readonly authType: 'Bearer' | 'Basic'
  /** Client id at the identity service; '' with forms. */
  readonly clientId: string
  /** Redirect URI for the identity service, such as `https://river.example/auth/callback`. */
  readonly redirectUri: string
  /** The platform's name, its terms and its privacy policy. */
  readonly platformName: string
  readonly termsUrl: string
  readonly privacyUrl: string
}

/** Selects a supporter's pages on this site by project ids; empty lists accept all. */
export interface OwnProjects {
  readonly campaign: readonly string[]
  readonly charity: readonly string[]
  readonly event: readonly string[]
}
