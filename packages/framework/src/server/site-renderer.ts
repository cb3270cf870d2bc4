import type {
  LogWriter,
  MatchRoute,
  MediaSources,
  RefusalMessage,
  RefusedStatus,
  RenderRequest,
  RenderScope,
} from '@milepost/server'
import type { ServerBuild } from 'react-router'
import type { Services, ServicesOptions } from '../services/services.ts'
import type { SiteEnvironment } from '../base/site-environment.ts'
import { mediaSources } from './media-sources.ts'
import { openBuild, type SiteBuild } from './site-build.ts'
import type { SignInOutcome } from '../services/request-context.ts'

/**
 * Creates the renderer of a finished build.
 *
 * @param options.log - log for problems outside of requests
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

/** Context of a render, in addition to the server's. */
export interface SiteRenderScope extends RenderScope {
  /** Token of the preview, if drafts are requested. */
  previewToken: string | undefined
  recordSignIn?: ((outcome: SignInOutcome) => Promise<number | undefined>) | undefined
  limitMessages?: ((form: string) => Promise<number | undefined>) | undefined
}

/** Renderer of the site's pages, for the server. */
export interface SiteRenderer {
  render: (request: Request, scope: SiteRenderScope) => ReturnType<RenderRequest>
  matchRoute: MatchRoute
  /** Sources of the content's images, fonts and videos. */
  readonly media: MediaSources
  /** Returns the message for a rejected request, in the site's texts. */
  refusalMessage: (status: RefusedStatus) => Promise<RefusalMessage>
}

/** A build with its services and routes. */
interface OpenedBuild {
  readonly entry: SiteBuild['entry']
  readonly services: Services
  readonly routes: ReturnType<SiteBuild['entry']['createLanguageRoutes']>
}

/** Creates a renderer that renders each request with the current build. */
export function createSiteRenderer(
  current: () => OpenedBuild | Promise<OpenedBuild>,
  media: MediaSources,
): SiteRenderer {
  return {
    media,
    async render(request, scope) {
      const { entry, routes } = await current()
      const { handle, services } = await routes.handlerOf(request)
      return entry.runForRequest(scope.trace, () =>
        handle(
          request,
          entry.createRequestContext({
            ...scope,
            services: entry.servicesOfRequest(services, scope),
          }),
        ),
      )
    },
    async matchRoute(pathname) {
      return (await current()).routes.matchRoute(pathname)
    },
    async refusalMessage(status) {
      const { entry, services } = await current()
      return entry.siteRefusalMessage(services, status)
    },
  }
}
