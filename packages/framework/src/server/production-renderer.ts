import type { LogWriter } from '@milepost/server'
import type { ServerBuild } from 'react-router'
import type { ServicesOptions } from '../services/services.ts'
import type { SiteEnvironment } from '../base/site-environment.ts'
import { mediaSources } from './media-sources.ts'
import { openBuild } from './site-build.ts'
import { createSiteRenderer, type SiteRenderer } from './site-renderer.ts'

/**
 * Renders requests with a finished build.
 *
 * @param options.log - writes problems that belong to no request
 */
export function productionRenderer(
  build: ServerBuild,
  environment: SiteEnvironment,
  options: ServicesOptions & { log: Pick<LogWriter, 'problem'> },
): SiteRenderer {
  const { entry, services, router } = openBuild(build, environment, options)
  const routes = entry.createLanguageRoutes(router, services, 'production')
  return createSiteRenderer(() => ({ entry, services, routes }), mediaSources(services))
}
