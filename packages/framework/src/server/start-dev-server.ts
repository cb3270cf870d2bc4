import type { MediaSources } from '@milepost/server'
import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { excludeRoutes, getServerEntry, openBuild } from './site-build.ts'
import { createSiteRenderer } from './create-site-options.ts'
import { createMediaSources } from './media-sources.ts'
import { withErrorOverlay } from './error-overlay.ts'
import type { RenderSetup, SetUpRender } from './open-site.ts'
import { startServer } from './start-server.ts'

/**
 * Serves a site from its source with hot reloading, with settings from environment variables (docs/configuration.md).
 *
 * @param options.folder - absolute path of the application's folder
 */
export async function startDevServer({ folder }: { folder: string }): Promise<void> {
  await startServer(
    { ...process.env, NODE_ENV: 'development' },
    {
      setUpRender: (...setup) => setUpSourceRender(folder, ...setup),
      openTelemetry: () => import('@milepost/server/open-telemetry'),
      redis: () => import('@milepost/server/redis'),
    },
  )
}

async function setUpSourceRender(
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
  let last: { opened: ReturnType<typeof openBuild>; media: MediaSources } | undefined
  async function current() {
    const router = (await vite.ssrLoadModule(
      'virtual:react-router/server-build',
    )) as unknown as ServerBuild
    // A changed module has new React contexts, so it needs new services.
    if (last?.opened.entry !== getServerEntry(router)) {
      last?.opened.stopWatching()
      const opened = openBuild(router, environment, { ...options, log })
      last = { opened, media: createMediaSources(opened.services) }
    }
    const { entry, services } = last.opened
    const rest = excludeRoutes(router, services.excludedRoutes)
    return { entry, services, routes: entry.createLanguageRoutes(rest, services, 'development') }
  }

  return {
    middleware: vite.middlewares as unknown as NonNullable<RenderSetup['middleware']>,
    // Media are requested after the page, so the build is already open.
    renderer: withErrorOverlay(
      createSiteRenderer(current, {
        isAllowed: (source) => last?.media.isAllowed(source) ?? false,
        hasImageService: (source) => last?.media.hasImageService(source) ?? false,
        fetchFile: (source) => last?.media.fetchFile?.(source),
        getResizedUrl: (source, width) => last?.media.getResizedUrl?.(source, width),
      }),
    ),
  }
}
