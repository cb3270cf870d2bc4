/**
 * Serves the site on a workers runtime, from the same build. Settings come from the bindings, by the same
 * names as Node's environment variables; `ASSETS` is bound to the folder of built browser files.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerBuild } from 'react-router'
// @ts-ignore -- there is a build when this file is bundled; type checking does not ask for one
import * as router from '../build/server/index.js'
import { readSiteEnvironment } from '../src/config/site-environment.ts'
import { createAnswersHost } from './answers-host.ts'
import { createSiteApp } from './create-site-app.ts'
import { createLogWriter } from '@milepost/server'
import { createPageCache } from '@milepost/server'
import { productionRenderer } from './production-renderer.ts'
import { readTenant } from './read-tenant.ts'
import { tenantFrames } from './tenant-frames.ts'
import { type AssetFolder, serveWorkerAssets } from '@milepost/server/worker'

type Bindings = Readonly<Record<string, string | undefined>> & { ASSETS: AssetFolder }

interface ExecutionContext {
  waitUntil: (work: Promise<unknown>) => void
}

const requests = new AsyncLocalStorage<ExecutionContext>()
let app: Promise<ReturnType<typeof createSiteApp>> | undefined

/** Work that others wait for, or that refreshes what is kept, outlives the request that began it. */
const background = (work: Promise<unknown>) => requests.getStore()?.waitUntil(work)

async function createWorkerApp(bindings: Bindings): Promise<ReturnType<typeof createSiteApp>> {
  const { ASSETS, ...variables } = bindings
  const tenant = await readTenant(variables)
  const environment = readSiteEnvironment({ ...variables, NODE_ENV: 'production' })
  const cache = createPageCache({ now: Date.now, background })
  const renderer = productionRenderer(router as ServerBuild, environment, {
    expirePages: (what) => cache.expire(what),
    now: () => new Date(),
    background,
  })
  return createSiteApp({
    environment,
    renderer,
    cache,
    answersHost: createAnswersHost(tenant, environment.origin),
    frameAncestors: tenantFrames(tenant),
    assets: serveWorkerAssets(ASSETS),
    log: createLogWriter(environment.log, {
      out: (line) => console.log(line),
      err: (line) => console.error(line),
    }),
    clock: Date.now,
  })
}

/** What is compressed already must not be compressed again, as this runtime does unless it is told. */
function asWritten(response: Response): Response {
  if (!response.headers.has('content-encoding')) return response
  const { status, headers } = response
  return new Response(response.body, { status, headers, encodeBody: 'manual' } as ResponseInit)
}

export default {
  fetch(request: Request, bindings: Bindings, context: ExecutionContext) {
    app ??= createWorkerApp(bindings)
    const started = app
    return requests.run(context, async () => {
      // The runtime says this itself: no visitor can.
      const address = request.headers.get('cf-connecting-ip') ?? undefined
      return asWritten(await (await started).fetch(request, { address }))
    })
  },
}
