import { expect, it } from 'vitest'
import { createFetchHandler } from './site-handler.ts'

function setUp({ isReady = true, mayReadMetrics = true } = {}) {
  const handler = createFetchHandler({
    handlePage: async () => {
      throw new Error('The page cannot be made.')
    },
    assets: async (_context, next) => next(),
    metrics: async () => new Response('measured'),
    isReady: async () => isReady,
    isSecure: true,
    formatError: () => ({ level: 'error', time: '', message: '' }) as never,
  })
  return async (path: string) => {
    const { status, headers } = await handler.request(path, {}, { mayReadMetrics })
    return { status, cacheControl: headers.get('cache-control') }
  }
}

it.each([
  ['/healthz', {}, 200],
  ['/readyz', {}, 200],
  ['/readyz', { isReady: false }, 503],
  ['/metrics', { mayReadMetrics: false }, 404],
  ['/assets/missing.js', {}, 404],
  ['/broken', {}, 500],
])('createFetchHandler responds to %s (%j) with %i and no-store', async (path, options, status) =>
  expect(await setUp(options)(path)).toEqual({ status, cacheControl: 'no-store' }),
)
