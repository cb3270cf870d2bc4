import { createContext, runInContext } from 'node:vm'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { sourceCondition } from '@milepost/config/vitest'
import { pageWire } from '../src/testing/pages-wire.ts'
import { slimTransports } from './slim-transports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const entries = ['index', 'rest', 'graph', 'react', 'adapter', 'conformance', 'testing/index']

/** Bundles a module as `tsup` does: browser resolution, both transports taken in. */
async function published(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: [sourceCondition],
    external: ['react', '@tanstack/react-query'],
    plugins: [slimTransports],
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}

describe('the published bundles', () => {
  it.each(
    entries.flatMap((entry) => [
      { entry, runtime: 'browsers', platform: 'browser' as const, conditions: [] },
      { entry, runtime: 'no runtime in particular', platform: 'neutral' as const, conditions: [] },
      {
        entry,
        runtime: 'workers',
        platform: 'neutral' as const,
        conditions: ['workerd', 'worker', 'browser'],
      },
    ]),
  )('take nothing of Node: $entry for $runtime', async ({ entry, platform, conditions }) => {
    // A built-in of Node fails to resolve here, with and without its prefix.
    const { metafile } = await build({
      stdin: { contents: await published(`export * from './src/${entry}.ts'`), resolveDir: root },
      bundle: true,
      format: 'esm',
      platform,
      conditions,
      external: ['react', '@tanstack/react-query'],
      write: false,
      metafile: true,
      logLevel: 'silent',
    })
    const outside = Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.map(({ path }) => path),
    )
    const allowed = entry === 'react' ? ['react', '@tanstack/react-query'] : []
    expect(outside.filter((path) => !allowed.includes(path))).toEqual([])
  })

  it('call with what the web has and nothing else, over both transports', async () => {
    const bundled = await published(`
      export * from './src/index.ts'
      export { createPage, fetchPage } from './src/rest.ts'
      export { fetchTotals } from './src/graph.ts'
    `)
    const { outputFiles } = await build({
      stdin: { contents: bundled },
      bundle: true,
      format: 'iife',
      globalName: 'client',
      write: false,
    })
    const asked: string[] = []
    const answers = createContext({
      AbortController,
      AbortSignal,
      Blob,
      Error,
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
        return Response.json(request.method === 'POST' ? graph : pageWire())
      },
    })
    const run = runInContext(
      `${outputFiles[0]!.text}
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
      id: pageWire().pageId,
      totals: 'object',
      refused: true,
    })
    expect(asked).toEqual([
      'GET /api/v1/fundraising/pages/sam',
      'POST /services/v1/justgiving/graphql',
    ])
  })
})
