/** Interval of checks for edited content files, in milliseconds. */
const contentCheckMs = '500'

export interface SiteServerOptions {
  site: string
  siteOrigin: string
  port: number
  sandboxOrigin: string | undefined
  /** Address to listen on if `HOST` is not set. @default all addresses */
  host?: string | undefined
  /** Content folder of the site, without a CMS. */
  contentFolder?: string | undefined
}

/** Returns the site's environment variables, to be added to the user's (docs/configuration.md). */
export function createSiteVariables(
  environment: Record<string, string | undefined>,
  { site, siteOrigin, port, sandboxOrigin, host, contentFolder }: SiteServerOptions,
): Record<string, string> {
  const hasOwnContent = (environment['CONTENT_ENDPOINT'] ?? '') !== ''
  return {
    SITE: site,
    SITE_ORIGIN: environment['SITE_ORIGIN'] ?? siteOrigin,
    PORT: String(port),
    ...(host === undefined || environment['HOST'] !== undefined ? {} : { HOST: host }),
    ...(sandboxOrigin === undefined ? {} : { SANDBOX_ORIGIN: sandboxOrigin }),
    ...(contentFolder === undefined
      ? {}
      : { CONTENT_SOURCE: 'own', CONTENT_FOLDER: contentFolder }),
    // Edits of content files must show on reload, as the start screen says.
    ...(hasOwnContent || environment['CONTENT_CHECK_MS'] !== undefined
      ? {}
      : { CONTENT_CHECK_MS: contentCheckMs }),
  }
}
