import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { chooseEncoding } from '../http/negotiate.ts'
import { immutableCacheControl } from '../http/immutable-cache-control.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createSiteHandler, type SiteHandlerOptions } from '../handler/site-handler.ts'
import { getMonotonicTime, type WaitUntil } from '../time.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'

/** Methods of a worker runtime's Cache API that this package uses. */
export interface ResponseCache {
  match: (request: Request) => Promise<Response | undefined>
  put: (request: Request, response: Response) => Promise<void>
}

export interface ResponseCacheOptions {
  /** Undefined if the runtime has no cache. The site then handles every request. */
  readonly cache: ResponseCache | undefined
  /** Registers work that outlives the request. */
  readonly background: (work: Promise<unknown>) => void
}

type RequestHandler = (request: Request) => Promise<Response>

/**
 * Caches responses with a public `s-maxage` in the runtime's cache, which all isolates in a data centre share. They are cached
 * uncompressed, because the runtime compresses responses. Cache errors count as misses.
 *
 * @returns a function that responds to a request from the cache, or calls its handler
 */
export function createResponseCache({
  cache,
  background,
}: ResponseCacheOptions): (request: Request, answer: RequestHandler) => Promise<Response> {
  if (cache === undefined) return (request, answer) => answer(request)

  async function keep(key: Request, answer: RequestHandler): Promise<void> {
    const plain = await answer(key)
    if (isCacheable(plain)) await cache?.put(key, plain)
  }

  return async (request, answer) => {
    if (request.method !== 'GET' || request.headers.has('authorization')) return answer(request)
    const key = createKeyRequest(request)
    const known = await cache.match(key).catch(() => undefined)
    if (known !== undefined) return known
    const response = await answer(request)
    if (isCacheable(response)) background(keep(key, answer).catch(() => undefined))
    return response
  }
}

/** Returns the request to use as a cache key: only the URL, without the browser's headers. */
function createKeyRequest(request: Request): Request {
  return new Request(request.url, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity' },
  })
}

function isCacheable({ headers, status }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  const isForAll = /\bpublic\b/.test(control) && /\bs-maxage=[1-9]/.test(control)
  return isForAll && (status === 200 || status === 404) && !headers.has('set-cookie')
}

/** Worker binding to the folder of built client files. */
export interface AssetFolder {
  fetch: (address: string) => Promise<Response>
}

const encodingExtensions = { br: '.br', gzip: '.gz', identity: '' } as const

/** Creates middleware that serves the built client files, precompressed if the client supports it. */
export function serveWorkerAssets(folder: AssetFolder): MiddlewareHandler {
  return async (context, next) => {
    const { pathname } = new URL(context.req.url)
    const encoding = chooseEncoding(context.req.header('accept-encoding'))
    const wanted = [...new Set([encoding, 'identity' as const])]
    for (const choice of wanted) {
      const file = await folder.fetch(`http://assets${pathname}${encodingExtensions[choice]}`)
      if (!file.ok) continue
      const headers: Record<string, string> = {
        'content-type': getMimeType(pathname) ?? 'application/octet-stream',
        'cache-control': immutableCacheControl,
        vary: 'accept-encoding',
        ...(choice === 'identity' ? {} : { 'content-encoding': choice }),
      }
      return new Response(file.body, { headers })
    }
    return next()
  }
}

/** Bindings of a worker: settings, and the folder of built client files. */
export type WorkerBindings = Readonly<Record<string, unknown>> & { ASSETS: AssetFolder }

/** Execution context of a request. */
export interface WorkerContext {
  waitUntil: (work: Promise<unknown>) => void
}

export interface WorkerParts {
  cache: PageCache
  /** Keeps background work alive after its request. */
  background: WaitUntil
}

/** Default export of a worker module. */
export interface WorkerModule<Bindings extends WorkerBindings> {
  fetch: (request: Request, bindings: Bindings, context: WorkerContext) => Promise<Response>
}

/**
 * Creates a worker that serves a site. The site is created on the first request, because bindings are only available in
 * requests, and reused for later ones.
 *
 * @param setUp - creates the site's options from the bindings
 * @returns the default export of the worker's module
 */
export function createWorker<Bindings extends WorkerBindings>(
  setUp: (
    bindings: Bindings,
    parts: WorkerParts,
  ) => Omit<SiteHandlerOptions, 'cache'> | Promise<Omit<SiteHandlerOptions, 'cache'>>,
): WorkerModule<Bindings> {
  const requests = new AsyncLocalStorage<WorkerContext>()
  let handler: Promise<ReturnType<typeof createSiteHandler>> | undefined

  /** Passes work to the current request's context, so that the runtime does not cancel it. */
  const background: WaitUntil = (work) => requests.getStore()?.waitUntil(work)

  const give = createResponseCache({ cache: getRuntimeCache(), background })

  async function start(bindings: Bindings) {
    const cache = createPageCache({ now: getMonotonicTime, background })
    const site = await setUp(bindings, { cache, background })
    return createSiteHandler({ assets: serveWorkerAssets(bindings.ASSETS), ...site, cache })
  }

  return {
    fetch(request, bindings, context) {
      handler ??= start(bindings)
      const started = handler
      return requests.run(context, async () => {
        // Set by the runtime, so visitors cannot forge it.
        const address = request.headers.get('cf-connecting-ip') ?? undefined
        const site = await started
        return give(request, async (asked) =>
          withManualEncoding(await site.fetch(asked, { address })),
        )
      })
    },
  }
}

function getRuntimeCache(): ResponseCache | undefined {
  const { caches } = globalThis as { caches?: { default?: ResponseCache } }
  return caches?.default
}

/** Prevents the runtime from compressing an already compressed body. */
function withManualEncoding(response: Response): Response {
  if (!response.headers.has('content-encoding')) return response
  const { status, headers } = response
  return new Response(response.body, { status, headers, encodeBody: 'manual' } as ResponseInit)
}
