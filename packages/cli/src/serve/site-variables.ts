/** Interval of checks for edited content files. */
const checkMs = '500'

/** The facts of the site that a command starts. */
export interface SiteStart {
  site: string
  siteOrigin: string
  port: number
  sandboxOrigin: string | undefined
  /** The address that it listens on where the environment names none; all of the machine's unless given. */
  host?: string | undefined
  /** Folder of the site's documents, if there is no CMS. */
  contentFolder?: string | undefined
}

/** Returns the site's environment variables, in addition to the user's (docs/configuration.md). */
export function siteVariables(
  environment: Record<string, string | undefined>,
  { site, siteOrigin, port, sandboxOrigin, host, contentFolder }: SiteStart,
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
    // Content files are edited while one looks: the start screen says so.
    ...(hasOwnContent || environment['CONTENT_CHECK_MS'] !== undefined
      ? {}
      : { CONTENT_CHECK_MS: checkMs }),
  }
}
