import type { ContentSource } from '@milepost/content'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { SiteEnvironment } from '../../base/site-environment.ts'
import type { SliceDefinition } from './define-slice.ts'

/** What an application adds for the server alone. */
export interface ServerDefinition {
  /** Types of sections of its own. One of a type that the kit knows replaces the kit's. */
  readonly slices?: readonly SliceDefinition[]
  /**
   * Where documents come from. Called once for each process, with the site's settings; the content service that they
   * name (`CONTENT_ENDPOINT`) if left out or where it gives undefined. With `CONTENT_SOURCE=own` it must give one, and
   * no content service is needed.
   */
  readonly content?: (environment: SiteEnvironment) => ContentSource | undefined
  /**
   * The fundraising platform. Called once for each process, with the site's settings; the one that they name
   * (`PLATFORM_ENVIRONMENT`) if left out or where it gives undefined. What the platform cannot do is left out of the
   * site (docs/guides/connect-services.md#fundraising-platforms). Browsers get it by `platform` of `app/site.config.ts`.
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
