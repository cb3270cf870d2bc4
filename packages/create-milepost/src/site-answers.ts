/** What somebody says of the site that they begin. */
export interface SiteAnswers {
  /** The folder to write, as it was given. */
  readonly folder: string
  /** The charity's, as people write it. */
  readonly name: string
  /** ISO 3166, such as `GB`. */
  readonly country: string
  /** ISO 4217, such as `GBP`. */
  readonly currency: string
  /** `#rrggbb` */
  readonly primary: string
  /** `#rrggbb` */
  readonly dark: string
  /** The content repository's address, ending in `/api/v2`; undefined for files. */
  readonly contentEndpoint: string | undefined
  readonly isInstalled: boolean
  readonly isStarted: boolean
}
