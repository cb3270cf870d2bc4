import type { MediaSources } from '@milepost/server'
import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import {
  buildWithout,
  leftOutOfBuild,
  ownPartsOf,
  type SiteBuild,
  siteBuild,
} from './site-build.ts'
import { mediaSources } from './media-sources.ts'
import type { RenderSetup, SetUpRender } from './open-site.ts'
import { startServer } from './start-server.ts'

/**
 * Serves a site from its source until the process is asked to end, and takes up what is edited; settings come from the
 * environment (docs/configuration.md).
 *
 * @param options.folder - the application's, with its `vite.config.ts`, as a whole path
 */
export async function serveSource({ folder }: { folder: string }): Promise<void> {
  await startServer(
    { ...process.env, NODE_ENV: 'development' },
    {
      setUpRender: (...setup) => renderSource(folder, ...setup),
      openTelemetry: () => import('@milepost/server/open-telemetry'),
      redis: () => import('@milepost/server/redis'),
    },
  )
}

async function renderSource(
  folder: string,
  environment: Parameters<SetUpRender>[0],
  server: Parameters<SetUpRender>[1],
  options: Parameters<SetUpRender>[2],
  log: Parameters<SetUpRender>[3],
): Promise<RenderSetup> {
  const vite = await createServer({
    root: folder,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  let last:
    | {
        build: SiteBuild
        services: ReturnType<SiteBuild['entry']['createServices']>
        media: MediaSources
        stopWatching: () => void
      }
    | undefined
  async function current() {
    const router = (await vite.ssrLoadModule(
      'virtual:react-router/server-build',
    )) as unknown as ServerBuild
    const build = siteBuild(router)
    // Edited code brings a new module with contexts of its own; services belong to it.
    if (last?.build.entry !== build.entry) {
      last?.stopWatching()
      const services = build.entry.createServices(environment, {
        ...options,
        leftOut: leftOutOfBuild(router),
        ownParts: ownPartsOf(router),
      })
      const media = mediaSources(services)
      const stopWatching = build.entry.runForSite(log.problem, () =>
        build.entry.watchContent(services),
      )
      last = { build, services, media, stopWatching }
    }
    const { services } = last
    return { ...build, router: buildWithout(router, services.leftOut), services }
  }

  return {
    middleware: vite.middlewares as unknown as NonNullable<RenderSetup['middleware']>,
    renderer: {
      // Nobody asks for a picture before the page that shows it.
      media: {
        isAllowed: (source) => last?.media.isAllowed(source) ?? false,
        hasImageService: (source) => last?.media.hasImageService(source) ?? false,
        fetchFile: (source) => last?.media.fetchFile?.(source),
      },
      async render(request, scope) {
        const { entry, router, services } = await current()
        const { handlerOf } = entry.createLanguageRoutes(router, services, 'development')
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
      async matchRoute(pathname) {
        const { entry, router, services } = await current()
        return entry.createLanguageRoutes(router, services, 'development').matchRoute(pathname)
      },
      async refusalWords(status) {
        const { entry, services } = await current()
        return entry.siteRefusalWords(services, status)
      },
    },
  }
}
