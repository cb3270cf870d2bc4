import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Tenant } from '@milepost/content'
import type { ServicesOptions } from '../src/services/services.ts'
import {
  EnvironmentError,
  readSiteEnvironment,
  type SiteEnvironment,
} from '../src/config/site-environment.ts'
import { problemLine } from '@milepost/server'
import { clientFolder } from './client-folder.ts'
import { createAnswersHost } from './answers-host.ts'
import { createAskedHost } from '@milepost/server/node'
import { createSiteApp } from './create-site-app.ts'
import { createVisits } from '@milepost/server/node'
import { endGracefully } from '@milepost/server/node'
import { createKeptAnswers } from '@milepost/server/node'
import { createLogWriter, type LogWriter } from '@milepost/server'
import type * as OpenTelemetryModule from '@milepost/server/open-telemetry'
import type { OpenTelemetry } from '@milepost/server/open-telemetry'
import { limitPipelining } from '@milepost/server/node'
import { createPageCache } from '@milepost/server'
import { serveAssets } from '@milepost/server/node'
import type { SiteRenderer } from './site-renderer.ts'
import { readTenant } from './read-tenant.ts'
import { tenantFrames } from './tenant-frames.ts'

/** Running requests get this long to finish when the process is asked to end. */
const graceMs = 10_000

/**
 * Longer than load balancers keep a connection that rests, which is a minute: where the server closes
 * first, a request can be on its way into a connection that is no more.
 */
const keepAliveMs = 65_000

/** A connection that sends nothing for so long, or takes nothing, is ended. */
const idleMs = 60_000
/** How long a client may take to send its headers, and its whole request. */
const headersMs = 15_000
const requestMs = 30_000

/** How pages come to be: from a build, or from the source while somebody edits it. */
export interface RenderSetup {
  renderer: SiteRenderer
  /** Asked before the site, while developing. */
  middleware?: Middleware
}

type Middleware = (...request: [...Parameters<RequestListener>, next: () => void]) => void

/** What this process brings of its own. */
export interface ServerParts {
  setUpRender: SetUpRender
  /** Loads what measures and traces. */
  openTelemetry: () => Promise<Pick<typeof OpenTelemetryModule, 'createOpenTelemetry'>>
}

export type SetUpRender = (
  environment: SiteEnvironment,
  server: Server,
  options: ServicesOptions,
) => RenderSetup | Promise<RenderSetup>

/**
 * Serves the site on Node until the process is asked to end. What is wrong with the settings, or with the
 * port, is said once, and the process ends.
 *
 * @param variables - the settings, by the names of docs/configuration.md
 */
export async function startServer(
  variables: Readonly<Record<string, string | undefined>>,
  parts: ServerParts,
): Promise<void> {
  process.chdir(new URL('..', import.meta.url).pathname)
  try {
    await listen(readSiteEnvironment(variables), await readTenant(variables, readText), parts)
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error)
    process.exit(1)
  }
}

const readText = (path: string) => readFile(path, 'utf8')

async function listen(
  environment: SiteEnvironment,
  tenant: Tenant | undefined,
  { setUpRender, openTelemetry }: ServerParts,
): Promise<void> {
  const { development: isDevelopment, origin } = environment
  const now = Date.now
  const clock = () => performance.timeOrigin + performance.now()
  const log = createLogWriter(environment.log, {
    out: (line) => console.log(line),
    err: (line) => console.error(line),
  })
  const watched = await startTelemetry(environment, { load: openTelemetry, log, now })
  const answersHost = createAnswersHost(tenant, origin)
  const askedHost = createAskedHost(environment.trustedProxies)
  const knownOf = createVisits(environment)
  const server = createServer({
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: 5000,
  })
  server.setTimeout(idleMs)
  const ending = endGracefully(server, graceMs)
  const cache = createPageCache({ now, ...(watched && { observe: watched.telemetry.page }) })
  watched?.telemetry.watchPageBytes(() => cache.bytes())
  const { renderer, middleware } = await setUpRender(environment, server, {
    expirePages: (what) => cache.expire(what),
    now: () => new Date(),
    clock,
    ...(watched && { telemetry: watched.telemetry }),
  })
  const app = createSiteApp({
    environment,
    renderer,
    cache,
    answersHost,
    frameAncestors: tenantFrames(tenant),
    isEnding: ending.isEnding,
    log,
    clock,
    ...(watched && { telemetry: watched.telemetry, metrics: watched.metrics }),
    ...(isDevelopment ? {} : { assets: serveAssets(clientFolder) }),
  })
  const answerKept = createKeptAnswers({
    cache,
    isSecure: origin.startsWith('https:'),
    answersHost: tenant && ((incoming) => answersHost(askedHost(incoming))),
    now,
    write: log.request,
    saysTiming: environment.serverTiming,
    answered: watched?.telemetry.answered,
  })
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage }
    return app.fetch(request, knownOf(incoming))
  })
  limitPipelining(server)
  server.on('request', (request, response) => {
    if (request.socket.destroyed) return
    if (middleware) middleware(request, response, () => void listener(request, response))
    else if (!answerKept(request, response)) void listener(request, response)
  })

  server.listen(environment.port, environment.host, () => {
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : environment.port
    const reached = environment.port === 0 ? `http://localhost:${port}` : origin
    console.log(`site listening on ${reached}`)
    process.send?.({ type: 'listening', origin: reached })
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${environment.port} is taken: set PORT to another.`
        : error.message,
    )
    process.exit(98)
  })
  const end = () =>
    void ending
      .end()
      .then(() => watched?.shutdown())
      .then(() => process.exit(0))
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end)
}

/** Loads what measures and traces, where the settings ask for it. */
async function startTelemetry(
  { telemetry }: SiteEnvironment,
  { load, log, now }: { load: ServerParts['openTelemetry']; log: LogWriter; now: () => number },
): Promise<OpenTelemetry | undefined> {
  if (!telemetry.metrics && telemetry.otlpEndpoint === undefined) return undefined
  const { createOpenTelemetry } = await load()
  return createOpenTelemetry(telemetry, {
    onError: (error) => log.problem(problemLine(error, { level: 'warn', nowMs: now() })),
    now,
  })
}
