import type { ServerBuild } from 'react-router'
import type { ServicesOptions } from '../services/services.ts'
import type { SiteEnvironment } from '../config/site-environment.ts'
import { siteBuild } from './site-build.ts'
import type { SiteRenderer } from './site-renderer.ts'

/** Renders requests with a finished build. */
export function productionRenderer(
  router: ServerBuild,
  environment: SiteEnvironment,
  options: ServicesOptions,
): SiteRenderer {
  const { entry } = siteBuild(router)
  const services = entry.createServices(environment, options)
  entry.watchContent(services)
  const handle = entry.createRequestHandler(router, 'production')
  return {
    render: (request, scope) =>
      entry.runForRequest(scope.trace, () =>
        handle(request, entry.createRequestContext({ services, ...scope })),
      ),
    matchRoute: entry.createRouteMatcher(router),
    refusalWords: (status) => entry.siteRefusalWords(services, status),
  }
}
