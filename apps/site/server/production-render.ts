import type { ServerBuild } from 'react-router'
import type { ServicesOptions } from '../src/wiring/services.ts'
import type { SiteEnvironment } from '../src/wiring/site-environment.ts'
import type { RenderRequest } from './page-handler.ts'
import { siteBuild } from './site-build.ts'

/** Renders requests with a finished build. */
export function productionRender(
  router: ServerBuild,
  environment: SiteEnvironment,
  options: ServicesOptions,
): RenderRequest {
  const build = siteBuild(router)
  const services = build.entry.createServices(environment, options)
  const handle = build.entry.createRequestHandler(build.router, 'production')
  return (request, facts) =>
    handle(request, build.entry.createRequestContext({ services, ...facts }))
}
