import { afterEach, expect, it, vi } from 'vitest'
import { requestRefresh } from './use-refresh.ts'

afterEach(() => vi.unstubAllGlobals())

it('tells the site’s server which page or team was changed', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (...request: unknown[]) => {
    asked.push(request)
    return new Response(null, { status: 204 })
  })
  await requestRefresh('page', 'sam-runs')
  await requestRefresh('team', 'a/b')
  expect(asked).toEqual([
    ['/refresh/page/sam-runs', { method: 'POST', keepalive: true }],
    ['/refresh/team/a%2Fb', { method: 'POST', keepalive: true }],
  ])
})

it('ignores a failed request', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  await expect(requestRefresh('page', 'sam-runs')).resolves.toBeUndefined()
})
