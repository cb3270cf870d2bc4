import type { ContentSource } from '@milepost/content'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { SiteEnvironment } from '../../base/site-environment.ts'
import type { SliceDefinition } from './define-slice.ts'

/** An application's extensions that run on the server only. */
export interface ServerDefinition {
  /** Custom section types. A type that the kit already has is replaced. */
  readonly slices?: readonly SliceDefinition[]
  /**
   * Creates the content source. Called once per process with the site's settings. If omitted, or if it returns
   * undefined, the CMS of `CONTENT_ENDPOINT` is used. Required with `CONTENT_SOURCE=own`, which needs no CMS.
   */
  readonly content?: (environment: SiteEnvironment) => ContentSource | undefined
  /**
   * Creates the fundraising platform's adapter. Called once per process with the site's settings. If omitted, or if it
   * returns undefined, the platform of `PLATFORM_ENVIRONMENT` is used. The site leaves out whatever the adapter doesn't
   * support (docs/guides/connect-services.md#fundraising-platforms). Browsers load theirs through `platform` in
   * `app/site.config.ts`.
   */
  readonly platform?: (environment: SiteEnvironment) => PlatformAdapter | undefined
}

/**
 * Says what an application adds for the server alone; the default export of `app/site.server.ts`.
 *
 * @throws TypeError when two slices have the same type
 */
export function defineServer<const Server extends ServerDefinition>(server: Server): Server {
  const types = (server.slices ?? []).map(({ type }) => type)
  const double = types.find((type, at) => types.indexOf(type) !== at)
  if (double !== undefined) {
    throw new TypeError(`app/site.server.ts: two slices have the type "${double}".`)
  }
  return server
}
