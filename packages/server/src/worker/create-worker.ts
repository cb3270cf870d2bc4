import { AsyncLocalStorage } from 'node:async_hooks'
import { createSiteHandler, type SiteHandlerOptions } from '../handler/create-site-handler.ts'
import type { WaitUntil } from '../wait-until.ts'
import { monotonicNow } from '../monotonic-now.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import { type AnswerCache, cacheResponses } from './answer-cache.ts'
import { type AssetFolder, serveWorkerAssets } from './worker-assets.ts'

/** Bindings of a worker: settings by name, and the folder of client files. */
export type WorkerBindings = Readonly<Record<string, unknown>> & { ASSETS: AssetFolder }

/** Execution context of a request. */
export interface WorkerContext {
  waitUntil: (work: Promise<unknown>) => void
}

export interface WorkerParts {
  cache: PageCache
  /** Registers work that outlives the request that started it. */
  background: WaitUntil
}

/** Worker module in the format of the runtime. */
export interface WorkerModule<Bindings extends WorkerBindings> {
  fetch: (request: Request, bindings: Bindings, context: WorkerContext) => Promise<Response>
}

/**
 * Creates a worker that serves a site. The site is set up on the first request, because only requests have bindings, and reused
 * for all others.
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

  /** Attributes work to the current request, so that the runtime does not cancel it. */
  const background: WaitUntil = (work) => requests.getStore()?.waitUntil(work)

  const give = cacheResponses({ cache: runtimeCache(), background })

  async function start(bindings: Bindings) {
    const cache = createPageCache({ now: monotonicNow, background })
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
        return give(request, async (asked) => asWritten(await site.fetch(asked, { address })))
      })
    },
  }
}

/** Returns the runtime's shared cache; undefined if there is none. */
function runtimeCache(): AnswerCache | undefined {
  const { caches } = globalThis as { caches?: { default?: AnswerCache } }
  return caches?.default
}

/** Prevents the runtime from compressing an already compressed body. */
function asWritten(response: Response): Response {
  if (!response.headers.has('content-encoding')) return response
  const { status, headers } = response
  return new Response(response.body, { status, headers, encodeBody: 'manual' } as ResponseInit)
}
