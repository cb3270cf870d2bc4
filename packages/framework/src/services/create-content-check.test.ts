import { createContentClient } from '@milepost/content'
import { describe, expect, it, vi } from 'vitest'
import type { Services } from './services.ts'
import { createContentCheck } from '../sections/content-check.ts'

const endpoint = 'http://content.example/api/v2'

/** A content service with one page, whose document a test may change. */
function setUp() {
  const service = { ref: 'A', isDown: false, data: { content: [] as unknown[] } }
  const answer = (url: URL) => {
    if (service.isDown) return Promise.reject(new Error('No connection'))
    if (!url.pathname.endsWith('/search')) {
      const refs = [{ id: 'master', ref: service.ref, label: 'Master', isMasterRef: true }]
      return Promise.resolve(Response.json({ refs, types: {}, languages: [], forms: {} }))
    }
    const asked = url.searchParams.getAll('q').join()
    const results = asked.includes('internal_page')
      ? [{ id: 'P', uid: 'about', type: 'internal_page', data: service.data }]
      : []
    return Promise.resolve(Response.json({ results, next_page: null, page: 1, total_pages: 1 }))
  }
  const expire = vi.fn()
  const say = vi.fn<(problem: string) => void>()
  const services = {
    content: createContentClient({ endpoint, fetch: (input) => answer(new URL(input)) }),
    invalidate: expire,
    now: () => new Date(0),
    environment: { content: { endpoint, uid: 'demo' } },
  } as unknown as Services
  return { service, expire, say, check: createContentCheck(services, say) }
}

const broken = { slice_type: 'progress', primary: { target: 'lots', title: { no: 'text' } } }

describe('createContentCheck', () => {
  it('reloads content once something was published', async () => {
    const { service, expire, check } = setUp()
    await check()
    await check()
    expect(expire).not.toHaveBeenCalled()
    service.ref = 'B'
    await check()
    await check()
    expect(expire).toHaveBeenCalledOnce()
    const asked: unknown = expire.mock.calls[0]?.[0]
    expect(asked).toEqual({ keys: new Set(), prefixes: new Set(['content:']) })
  })

  it('reports an invalid document with its field and value, once', async () => {
    const { service, say, check } = setUp()
    await check()
    expect(say).not.toHaveBeenCalled()
    service.data = { content: [broken] }
    service.ref = 'B'
    await check()
    service.ref = 'C'
    await check()
    expect(say.mock.calls.map(([problem]) => problem)).toEqual([
      expect.stringMatching(/^internal_page\/about, content\[0\]\..+: expected /),
    ])
    service.data = { content: [] }
    service.ref = 'D'
    await check()
    service.data = { content: [broken] }
    service.ref = 'E'
    await check()
    expect(say).toHaveBeenCalledTimes(2)
  })

  it('keeps the last result while the CMS cannot be read', async () => {
    const { service, expire, say, check } = setUp()
    await check()
    service.isDown = true
    await check()
    service.isDown = false
    await check()
    expect(expire).not.toHaveBeenCalled()
    expect(say).not.toHaveBeenCalled()
  })
})
