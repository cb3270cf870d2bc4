/**
 * Serves the site on Node: `node --conditions=@milepost/source server/serve.ts`, settings from the
 * environment (docs/configuration.md). It keeps no state but caches, so any number may stand side by side.
 */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { platformOrigins } from '../src/wiring/platform-origins.ts'
import {
  EnvironmentError,
  readSiteEnvironment,
  type SiteEnvironment,
} from '../src/wiring/site-environment.ts'
import { clientFolder, createApp } from './create-app.ts'
import { createMediaProxy } from './media-proxy.ts'
import { createPageCache } from './page-cache.ts'
import { createPageHandler, type RenderRequest } from './page-handler.ts'
import { type SiteBuild, siteBuild } from './site-build.ts'

process.chdir(new URL('..', import.meta.url).pathname)

async function main(): Promise<void> {
  const environment = readSiteEnvironment(process.env)
  const server = createServer()
  const cache = createPageCache({ now: Date.now })
  const options = { forgetPages: () => cache.clear(), now: () => new Date() }

  const { render, middleware } = environment.development
    ? await developmentRender(environment, server, options)
    : await productionRender(environment, options)

  const origins = platformOrigins(environment)
  const contentHost = new URL(environment.content.endpoint).host
  const isSecure = environment.origin.startsWith('https:')
  const app = createApp({
    handlePage: createPageHandler({
      render,
      cache,
      keepPages: !environment.development,
      now: Date.now,
      policy: { ...origins, frameAncestors: [], isSecure },
    }),
    handleMedia: createMediaProxy({
      fetch,
      isAllowedHost: (url) => url.host === contentHost || url.host === 'images.prismic.io',
    }),
    isSecure,
    ...(environment.development ? {} : { clientFolder }),
  })
  const listener = getRequestListener(app.fetch)
  server.on('request', (request, response) => {
    if (middleware) middleware(request, response, () => void listener(request, response))
    else void listener(request, response)
  })

  server.listen(environment.port, process.env['HOST'] ?? '0.0.0.0', () => {
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : environment.port
    const origin = environment.port === 0 ? `http://localhost:${port}` : environment.origin
    console.log(`site listening on ${origin}`)
    process.send?.({ type: 'listening', origin })
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${environment.port} is taken: set PORT to another.`
        : error.message,
    )
    process.exit(98)
  })
  const end = () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  }
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end)
}

type Middleware = (
  request: Parameters<Parameters<typeof createServer>[1] & {}>[0],
  response: Parameters<Parameters<typeof createServer>[1] & {}>[1],
  next: () => void,
) => void

interface RenderSetup {
  render: RenderRequest
  middleware?: Middleware
}

type ServicesOptions = Parameters<SiteBuild['entry']['createServices']>[1]

async function productionRender(
  environment: SiteEnvironment,
  options: ServicesOptions,
): Promise<RenderSetup> {
  // The path is a variable so that type checking does not ask for a build.
  const path = '../build/server/index.js'
  const build = siteBuild((await import(path)) as ServerBuild)
  const services = build.entry.createServices(environment, options)
  const handle = build.entry.createRequestHandler(build.router, 'production')
  return {
    render: (request, facts) =>
      handle(request, build.entry.createRequestContext({ services, ...facts })),
  }
}

async function developmentRender(
  environment: SiteEnvironment,
  server: ReturnType<typeof createServer>,
  options: ServicesOptions,
): Promise<RenderSetup> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  let last:
    | { build: SiteBuild; services: ReturnType<SiteBuild['entry']['createServices']> }
    | undefined
  return {
    middleware: vite.middlewares as unknown as Middleware,
    render: async (request, facts) => {
      const router = await vite.ssrLoadModule('virtual:react-router/server-build')
      const build = siteBuild(router as unknown as ServerBuild)
      // Edited code brings a new module with contexts of its own; services belong to it.
      if (last?.build.entry !== build.entry) {
        last = { build, services: build.entry.createServices(environment, options) }
      }
      const handle = build.entry.createRequestHandler(build.router, 'development')
      return handle(
        request,
        build.entry.createRequestContext({ services: last.services, ...facts }),
      )
    },
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}
