import type { LogWriter } from '@milepost/server'
import type { ServerBuild } from 'react-router'
import type { ServicesOptions } from '../services/services.ts'
import type { SiteEnvironment } from '../config/site-environment.ts'
import { buildWithout, leftOutOfBuild, ownPartsOf, siteBuild } from './site-build.ts'
import { mediaSources } from './media-sources.ts'
import type { SiteRenderer } from './site-renderer.ts'

/**
 * Renders requests with a finished build.
 *
 * @param options.log - where problems are written that no request has
 */
export function productionRenderer(
  build: ServerBuild,
  environment: SiteEnvironment,
  { log, ...options }: ServicesOptions & { log: Pick<LogWriter, 'problem'> },
): SiteRenderer {
  const { entry } = siteBuild(build)
  const services = entry.createServices(environment, {
    ...options,
    leftOut: leftOutOfBuild(build),
    ownParts: ownPartsOf(build),
  })
  const router = buildWithout(build, services.leftOut)
  entry.runForSite(log.problem, () => entry.watchContent(services))
  const { handlerOf, matchRoute } = entry.createLanguageRoutes(router, services, 'production')
  return {
    async render(request, scope) {
      const { handle, services: inLanguage } = await handlerOf(request)
      return entry.runForRequest(scope.trace, () =>
        handle(
          request,
          entry.createRequestContext({
            ...scope,
            services: entry.servicesOfRequest(inLanguage, scope),
          }),
        ),
      )
    },
    media: mediaSources(services),
    matchRoute,
    refusalWords: (status) => entry.siteRefusalWords(services, status),
  }
}
