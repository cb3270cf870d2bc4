import {
  type ErrorLogEntry,
  formatLogEntry,
  type MatchedRoute,
  type MediaSources,
} from '@milepost/server'
import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { buildWithout, getServerEntry, openBuild } from './site-build.ts'
import { createSiteRenderer, type SiteRenderer } from './site-renderer.ts'
import { mediaSources } from './media-sources.ts'
import type { RenderSetup, SetUpRender } from './open-site.ts'
import { startServer } from './start-server.ts'

/**
 * Serves a site from its source with hot reloading. Settings are read from environment variables (docs/configuration.md).
 *
 * @param options.folder - absolute path of the application's folder, which contains `vite.config.ts`
 */
export async function startDevServer({ folder }: { folder: string }): Promise<void> {
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
  let last: { opened: ReturnType<typeof openBuild>; media: MediaSources } | undefined
  async function current() {
    const router = (await vite.ssrLoadModule(
      'virtual:react-router/server-build',
    )) as unknown as ServerBuild
    // A changed module has new React contexts, so it needs new services.
    if (last?.opened.entry !== getServerEntry(router)) {
      last?.opened.stopWatching()
      const opened = openBuild(router, environment, { ...options, log })
      last = { opened, media: mediaSources(opened.services) }
    }
    const { entry, services } = last.opened
    const rest = buildWithout(router, services.excludedRoutes)
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
        resized: (source, width) => last?.media.resized?.(source, width),
      }),
    ),
  }
}

/** A page of any path. */
const failedRoute: MatchedRoute = {
  id: 'failed',
  pattern: '/*',
  slug: undefined,
  hasAction: false,
  isIndex: false,
  isClosed: false,
  maximumBytes: undefined,
}

/**
 * Shows the errors of a render in Vite's overlay on the page. Without it, developers would see the visitors' message only, and
 * an error in a section would be easy to miss. For development only, because it shows error messages and stack traces.
 */
export function withErrorOverlay(renderer: SiteRenderer): SiteRenderer {
  return {
    ...renderer,
    // The render reports why the routes cannot be loaded.
    matchRoute: async (pathname) => {
      try {
        return await renderer.matchRoute(pathname)
      } catch {
        return failedRoute
      }
    },
    async render(request, scope) {
      const errors: ErrorLogEntry[] = []
      const { trace } = scope
      const noted =
        trace &&
        (Object.assign(Object.create(trace), {
          writeProblem(entry: ErrorLogEntry) {
            if (entry.level === 'error') errors.push(entry)
            trace.writeProblem(entry)
          },
        }) as typeof trace)
      try {
        return withScript(await renderer.render(request, { ...scope, trace: noted }), errors)
      } catch (error) {
        // A module of the application cannot be loaded.
        console.error(error)
        const { message = String(error), stack = '' } = error instanceof Error ? error : {}
        return new Response(`<!doctype html><title>Error</title>${overlay({ message, stack })}`, {
          status: 500,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        })
      }
    },
  }
}

function withScript(response: Response, errors: readonly ErrorLogEntry[]): Response {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
  if (!isHtml || response.body === null) return response
  const appended = new TransformStream<Uint8Array, Uint8Array>({
    flush(controller) {
      const [first] = errors
      if (first === undefined) return
      const { stack = '', ...entry } = first
      const script = overlay({ message: formatLogEntry(entry), stack })
      controller.enqueue(new TextEncoder().encode(script))
    },
  })
  return new Response(response.body.pipeThrough(appended), response)
}

/** Returns a script that opens the overlay once the page is hydrated. */
function overlay(error: { readonly message: string; readonly stack: string }): string {
  const data = JSON.stringify(error).replaceAll('<', String.raw`\u003c`)
  return `<script type="module">
import { ErrorOverlay } from '/@vite/client'
setTimeout(() => document.body.append(new ErrorOverlay(${data})), 1000)
</script>`
}
