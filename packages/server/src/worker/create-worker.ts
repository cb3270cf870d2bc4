import { AsyncLocalStorage } from 'node:async_hooks'
import { createSiteHandler, type SiteHandlerOptions } from '../handler/create-site-handler.ts'
import type { WaitUntil } from '../wait-until.ts'
import { monotonicNow } from '../monotonic-now.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import { type AnswerCache, keepAnswers } from './answer-cache.ts'
import { type AssetFolder, serveWorkerAssets } from './worker-assets.ts'

/** Bindings of a workers runtime: settings by name, and the folder of client files. */
export type WorkerBindings = Readonly<Record<string, unknown>> & { ASSETS: AssetFolder }

/** Execution context of the runtime, which waits for work after the response. */
export interface WorkerContext {
  waitUntil: (work: Promise<unknown>) => void
}

export interface WorkerParts {
  cache: PageCache
  /** Takes work that has to outlive the request that began it. */
  background: WaitUntil
}

/** A module that workers runtimes serve. */
export interface WorkerModule<Bindings extends WorkerBindings> {
  fetch: (request: Request, bindings: Bindings, context: WorkerContext) => Promise<Response>
}

/**
 * Serves a site on a workers runtime. The site is set up by the first request, which brings the bindings, and is kept
 * for all others.
 *
 * @param setUp - makes the site's options of the bindings
 * @returns the default export of a worker's module
 */
export function createWorker<Bindings extends WorkerBindings>(
  setUp: (
    bindings: Bindings,
    parts: WorkerParts,
  ) => Omit<SiteHandlerOptions, 'cache'> | Promise<Omit<SiteHandlerOptions, 'cache'>>,
): WorkerModule<Bindings> {
  const requests = new AsyncLocalStorage<WorkerContext>()
  let handler: Promise<ReturnType<typeof createSiteHandler>> | undefined

  /** Work that others wait for, or that refreshes what is cached, outlives the request that began it. */
  const background: WaitUntil = (work) => requests.getStore()?.waitUntil(work)

  const give = keepAnswers({ cache: runtimeCache(), background })

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
        // The runtime says this itself: no visitor can.
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

/** Prevents the runtime from compressing a compressed body again. */
function asWritten(response: Response): Response {
  if (!response.headers.has('content-encoding')) return response
  const { status, headers } = response
  return new Response(response.body, { status, headers, encodeBody: 'manual' } as ResponseInit)
}
