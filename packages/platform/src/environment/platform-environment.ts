/** Where one installation of the fundraising platform lives. Base URLs carry no trailing slash. */
export interface PlatformEnvironment {
  /** `production`, `staging`, `sandbox`, a variant's id, or that id with `-staging`. */
  id: string
  isStaging: boolean
  /** `default`, or the name of a platform variant such as `p2p`. */
  variant: string
  /** The path segment that names the platform behind the services API. */
  provider: string
  /** REST API. */
  api: string
  /** Services API: everything whose path names the provider, and the graph. */
  services: string
  identity: string
  images: string
  /** Public pages: links only, never fetched. */
  www: string
  /** Donation links: links only, never fetched. */
  link: string
  metadata: string
  /** Sent as `x-api-key` with every request. */
  apiKey: string
  /** Sent as `x-application-key`, for tenants that have one. */
  applicationKey?: string
  /** Sent as `Accept`; `application/json` where absent. */
  accept?: string
  /** The app id of page metadata, another one in staging than in production. */
  metadataApp: string
}
