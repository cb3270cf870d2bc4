import server from 'virtual:milepost/server'
import site from 'virtual:milepost/site'
import { parseTheme } from '../../base/theme.ts'
import type { SiteEnvironment } from '../../base/site-environment.ts'
import { createSiteLanguages } from '../../base/site-language.ts'
import { createServices, type Services, type ServicesOptions } from '../../services/services.ts'

/** Thrown if `app/site.config.ts` and `app/site.server.ts` are inconsistent. */
class SiteDefinitionError extends Error {
  override readonly name = 'SiteDefinitionError' as const
}

/**
 * Creates the services of a process with the application's extensions.
 *
 * @throws TypeError if a language is invalid, or if two have the same path
 * @throws SiteDefinitionError if a slice of `app/site.server.ts` has no component in `app/site.config.ts`
 * @throws ThemeError if the theme of `app/site.config.ts` has an unknown field or an invalid value
 */
export function createExtendedServices(
  environment: SiteEnvironment,
  options: ServicesOptions,
): Services {
  const slices = server.slices ?? []
  for (const { type } of slices) {
    if (site.slices?.[type] === undefined) {
      throw new SiteDefinitionError(
        `The slice "${type}" of app/site.server.ts has no component. Add it to "slices" in app/site.config.ts.`,
      )
    }
  }
  const schemas = Object.fromEntries(slices.map(({ type, schema }) => [type, schema]))
  const { content, platform } = server
  return createServices(environment, {
    ...options,
    slices: schemas,
    theme: parseTheme(site.theme),
    languages: createSiteLanguages(site.languages),
    ...(content !== undefined && { content }),
    ...(platform !== undefined && { platform }),
    platformInBrowser: site.platform !== undefined,
  })
}
