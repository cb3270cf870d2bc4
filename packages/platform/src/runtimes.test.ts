import { createContext, runInContext } from 'node:vm'
import { build, type BuildOptions } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { sourceCondition } from '@milepost/config/vitest'
import { createPageWire } from './testing/pages-wire.ts'

const entries = ['index', 'rest', 'graph', 'react', 'adapter', 'conformance', 'testing/index']
const peers = ['react', '@tanstack/react-query']

/** Bundles a module with its dependencies, like an application for browsers or workers. */
async function bundle(contents: string, options: BuildOptions = {}) {
  const result = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: [sourceCondition],
    external: peers,
    write: false,
    metafile: true,
    logLevel: 'silent',
    ...options,
  })
  return { code: result.outputFiles![0]!.text, metafile: result.metafile! }
}

describe('bundles', () => {
  it.each(
    entries.flatMap((entry) => [
      { entry, runtime: 'browsers', conditions: [] },
      { entry, runtime: 'workers', conditions: ['workerd', 'worker', 'browser'] },
    ]),
  )('contain nothing of Node: $entry for $runtime', async ({ entry, conditions }) => {
    // Node built-ins fail to resolve, with and without prefix.
    const { metafile } = await bundle(`export * from './${entry}.ts'`, {
      conditions: [sourceCondition, ...conditions],
    })
    const outside = Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.map(({ path }) => path),
    )
    const allowed = entry === 'react' ? peers : []
    expect(outside.filter((path) => !allowed.includes(path))).toEqual([])
  })

  it('send requests with web globals only', async () => {
    const { code } = await bundle(
      `
        export * from './index.ts'
        export { createPage, fetchPage } from './rest.ts'
        export { fetchTotals } from './graph.ts'
      `,
      { format: 'iife', globalName: 'client' },
    )
    const asked: string[] = []
    const answers = createContext({
      AbortController,
      AbortSignal,
      Blob,
      Error,
      performance,
      FormData,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextEncoder,
      TransformStream,
      URL,
      URLSearchParams,
      btoa,
      clearTimeout,
      setTimeout,
      fetch: async (input: string | URL | Request, init?: RequestInit) => {
        const request = new Request(input, init)
        asked.push(`${request.method} ${new URL(request.url).pathname}`)
        const graph = { data: { totals: [] } }
        return Response.json(request.method === 'POST' ? graph : createPageWire())
      },
    })
    const run = runInContext(
      `${code}
      ;(async () => {
        const environment = client.sandboxEnvironment('https://platform.test')
        const platform = client.createPlatform({ environment })
        const page = await client.fetchPage(platform, { slug: 'sam' })
        const totals = await client.fetchTotals(platform, { segment: 'a', tagId: 'b', tagValue: 'c' })
        const refused = await client.fetchPage(platform, {}).catch(client.isMissingArgumentError)
        return JSON.stringify({ id: page.id, totals: typeof totals, refused })
      })()`,
      answers,
    ) as Promise<string>
    expect(JSON.parse(await run)).toEqual({
      id: createPageWire().pageId,
      totals: 'object',
      refused: true,
    })
    expect(asked).toEqual([
      'GET /api/v1/fundraising/pages/sam',
      'POST /services/v1/justgiving/graphql',
    ])
  })
})
