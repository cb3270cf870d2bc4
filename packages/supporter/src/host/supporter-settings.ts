import type { OptionalGroup } from '@milepost/platform/adapter'

/** Settings of the site for supporter screens. They are public, because pages contain them. */
export interface SupporterSettings {
  /** BCP 47 tag, such as `en-GB`. */
  readonly language: string
  /** Absolute URL of the site, such as `https://river.example`, for shared links. */
  readonly origin: string
  readonly signIn: SignInSettings
  /** Projects whose pages belong to the site. @default all pages of a supporter */
  readonly pagesOf?: Partial<OwnProjects> | undefined
  /**
   * Groups of platform calls that are not supported. Screens omit what needs them.
   * @default none; all groups are supported
   */
  readonly lacks?: readonly OptionalGroup[] | undefined
  /**
   * Whether each page has a page with its embed code, at `/embed` below its path.
   * @default false
   */
  readonly embedsPages?: boolean | undefined
}

/** Sign-in method. */
export interface SignInSettings {
  /** `identity` uses the identity service, `form` the forms of this site (decisions: S3.54). */
  readonly method: 'identity' | 'form'
  readonly authType: 'Bearer' | 'Basic'
  /** Client id at the identity service; `''` if the method is `form`. */
  readonly clientId: string
  /** Redirect URI for the identity service, such as `https://river.example/auth/callback`. */
  readonly redirectUri: string
  /** Name, terms and privacy policy of the platform. */
  readonly platformName: string
  readonly termsUrl: string
  readonly privacyUrl: string
}

/** Project ids that select a supporter's pages on this site. Empty lists accept all. */
export interface OwnProjects {
  readonly campaign: readonly string[]
  readonly charity: readonly string[]
  readonly event: readonly string[]
}
