/** What the browser must know to speak for a supporter. Public: it stands in every page. */
export interface SessionSettings {
  readonly platform: {
    /** `sandbox`, or a key of the platform's environment table. */
    readonly environment: string
    /** The site's platform variant, such as `default`. */
    readonly variant: string
    readonly apiKey: string
    readonly sandboxOrigin: string | undefined
  }
  readonly signIn: {
    /** By the identity service's own screens, or by forms of this site (decisions: S3.54). */
    readonly method: 'identity' | 'form'
    readonly authType: 'Bearer' | 'Basic'
    readonly clientId: string
    readonly redirectUri: string
    /** The platform's name, its terms and its privacy policy. */
    readonly platformName: string
    readonly termsUrl: string
    readonly privacyUrl: string
  }
  /** Which of a supporter's pages belong to this site; empty lists take all. */
  readonly pagesOf: {
    readonly campaign: readonly string[]
    readonly charity: readonly string[]
    readonly event: readonly string[]
  }
  /** Whether supporters' pages are drawn by documents of this site (Spec §2). */
  readonly hasSupporterPages: boolean
}
