/**
 * Serves the site on Node: `node --conditions=@milepost/source server/serve.ts`, settings from the
 * environment (docs/configuration.md). It keeps no state but caches, so any number may stand side by side.
 */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import type { ServicesOptions } from '../src/wiring/services.ts'
import {
  EnvironmentError,
  readSiteEnvironment,
  type SiteEnvironment,
} from '../src/wiring/site-environment.ts'
import { clientFolder } from './client-folder.ts'
import { createSiteApp } from './create-site-app.ts'
import { endGracefully } from './end-gracefully.ts'
import { createPageCache } from './page-cache.ts'
import type { RenderRequest } from './page-handler.ts'
import { productionRender } from './production-render.ts'
import { requestLog } from './request-log.ts'
import { serveAssets } from './serve-assets.ts'
import { tenantFrames } from './tenant-frames.ts'
import { type SiteBuild, siteBuild } from './site-build.ts'

/** Running requests get this long to finish when the process is asked to end. */
const graceMs = 10_000

process.chdir(new URL('..', import.meta.url).pathname)

async function main(): Promise<void> {
  const environment = readSiteEnvironment(process.env)
  const server = createServer()
  const ending = endGracefully(server, graceMs)
  const cache = createPageCache({ now: Date.now })
  const options = { forgetPages: () => cache.clear(), now: () => new Date() }

  const { render, middleware } = environment.development
    ? await developmentRender(environment, server, options)
    : await builtRender(environment, options)

  const app = createSiteApp({
    environment,
    render,
    cache,
    frameAncestors: await tenantFrames(process.env),
    isEnding: ending.isEnding,
    ...(environment.log === 'json'
      ? { log: requestLog({ write: (line) => console.log(JSON.stringify(line)), now: Date.now }) }
      : {}),
    ...(environment.development ? {} : { assets: serveAssets(clientFolder) }),
  })
  const listener = getRequestListener(app.fetch)
  server.on('request', (request, response) => {
    if (middleware) middleware(request, response, () => void listener(request, response))
    else void listener(request, response)
  })

  server.listen(environment.port, environment.host, () => {
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
  const end = () => void ending.end().then(() => process.exit(0))
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

async function builtRender(
  environment: SiteEnvironment,
  options: ServicesOptions,
): Promise<RenderSetup> {
  // The path is a variable so that type checking does not ask for a build.
  const path = '../build/server/index.js'
  return { render: productionRender((await import(path)) as ServerBuild, environment, options) }
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
