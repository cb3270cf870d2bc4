import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createEmptyResponse, createErrorResponse, createJsonResponse } from '../http/responses.ts'
import type { SandboxCall, PathFamily } from '../http/define-call.ts'
import type { createScenarioMiddleware } from '../scenarios/scenarios.ts'
import { createPathNormaliser } from './create-path-normaliser.ts'
import { simulateFailure } from './simulate-failure.ts'
import { toFailureResponse } from './failure-response.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'

/** Families that require the API key (wire contract §1.4). */
const familiesWithKey: ReadonlySet<PathFamily> = new Set(['api', 'services', 'metadata'])

/** Families in which a slug or email can trigger a deliberate failure. */
const failingFamilies: ReadonlySet<PathFamily> = new Set([
  'api',
  'services',
  'identity',
  'metadata',
  'www',
  'link',
])

/** Request headers allowed in cross-origin requests (wire contract §1.4). */
const allowedHeaders = [
  'accept',
  'authorization',
  'content-type',
  'sessionid',
  'x-api-key',
  'x-application-key',
  'x-client-name',
  'x-sandbox-scenario',
]

interface AppOptions {
  apiKey: string
  calls: readonly SandboxCall[]
  services: SandboxServices
  /** Applies the scenario of a request to its response. */
  applyScenario: ReturnType<typeof createScenarioMiddleware>
  /** Returns details of the world for `/healthz`. */
  getWorldDetails: () => Record<string, unknown>
  /** Adds routes outside of the families. */
  mount: (app: Hono) => void
}

/** Mounts each call below its family's prefix, behind CORS, the API key check and deliberate failures. */
export function createApp({
  apiKey,
  calls,
  services,
  applyScenario,
  getWorldDetails,
  mount,
}: AppOptions): Hono {
  const app = new Hono({ getPath: createPathNormaliser(calls) })
  app.use(
    cors({
      origin: '*',
      allowHeaders: allowedHeaders,
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
      exposeHeaders: ['retry-after', 'x-request-id'],
      maxAge: 600,
    }),
  )
  let requests = 0
  app.use((context, next) => {
    requests += 1
    context.res.headers.set('x-request-id', `sandbox-${requests}`)
    return next()
  })
  const limits = { images: createBodyLimit(10_000_000), others: createBodyLimit(1_000_000) }
  app.use((context, next) =>
    (context.req.path.startsWith('/images/') ? limits.images : limits.others)(context, next),
  )
  app.get('/healthz', () => createJsonResponse({ status: 'ok', ...getWorldDetails() }))
  for (const call of calls) {
    app.on(call.method, `/${call.family}${call.path}`, async (context) => {
      const { raw } = context.req
      const url = new URL(raw.url)
      if (familiesWithKey.has(call.family) && !call.withoutKey) {
        const key = context.req.header('x-api-key')
        if (key !== apiKey) {
          return createErrorResponse(401, key === undefined ? 'API key missing' : 'API key unknown')
        }
      }
      if (failingFamilies.has(call.family)) {
        const failure = await simulateFailure(raw, url)
        if (failure !== undefined) return failure
      }
      return applyScenario(call.family, raw, url, () =>
        call.answer({
          ...services,
          request: raw,
          url,
          origin: url.origin,
          params: context.req.param(),
        }),
      )
    })
  }
  mount(app)
  app.notFound(() => createEmptyResponse(404))
  app.onError(async (error, { req }) => {
    const { answer, line } = await toFailureResponse(error, req)
    services.log(line)
    return answer
  })
  return app
}

function createBodyLimit(maxSize: number) {
  return bodyLimit({
    maxSize,
    // The rest of the body is not read, so the connection cannot be reused.
    onError: () => new Response(null, { status: 413, headers: { connection: 'close' } }),
  })
}
