import type { OptionalGroup } from '@milepost/platform/adapter'

/** What supporters' screens know of their site. Public: it may be in every page. */
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

/** How supporters sign in. */
export interface SignInSettings {
  /** By the identity service's own screens, or by forms of this site (decisions: S3.54). */
  readonly method: 'identity' | 'form'
  readonly authType: 'Bearer' | 'Basic'
  /** What the identity service knows the site by; '' with forms. */
  readonly clientId: string
  /** Where the identity service leads back to, such as `https://river.example/auth/callback`. */
  readonly redirectUri: string
  /** The platform's name, its terms and its privacy policy. */
  readonly platformName: string
  readonly termsUrl: string
  readonly privacyUrl: string
}

/** Which of a supporter's pages belong to this site, by the ids of its projects; empty lists take all. */
export interface OwnProjects {
  readonly campaign: readonly string[]
  readonly charity: readonly string[]
  readonly event: readonly string[]
}
