import { describe, expect, it } from 'vitest'
import { noTelemetry } from '../telemetry/telemetry.ts'
import { createFetchHandler, createRequestRecorder } from './site-handler.ts'
import { createLogWriter } from '../log/log-writer.ts'
import { noLimits } from '../entry/rate-limiter.ts'
import { createRefusalResponder } from '../entry/refusal.ts'
import { createRequestGate } from '../entry/request-gate.ts'
import type { RequestContext } from '../entry/request-context.ts'

const origin = 'https://give.example'

function setUp(handlePage: (request: Request, visit: RequestContext) => Promise<Response>) {
  const lines: string[] = []
  const note = (line: string) => lines.push(line)
  const matchRoute = () => ({
    id: 'page',
    pattern: '/fundraising/:slug',
    slug: 'ada-lovelace',
    hasAction: false,
    isIndex: false,
    isClosed: false,
    maximumBytes: undefined,
  })
  const told: unknown[] = []
  const telemetry = {
    ...noTelemetry,
    answered: (request: unknown) => told.push(request),
    refused: (status: number) => told.push(`refused ${status}`),
  }
  const refuse = createRefusalResponder({
    refusePage: async (_request, { status, headers = {} }) =>
      new Response(null, { status, headers }),
    words: async () => ({ title: 'No', text: 'no' }),
    telemetry,
  })
  const app = createFetchHandler({
    handlePage,
    handleMedia: async () => new Response('media'),
    enter: (fetch) =>
      createRequestGate({
        origin,
        isServedHost: () => true,
        fetch,
        matchRoute,
        refuse,
        limits: noLimits,
      }),
    isReady: async () => true,
    isSecure: false,
    watch: createRequestRecorder({
      matchRoute,
      log: createLogWriter('json', { out: note, err: note }),
      telemetry,
      clock: () => 1000,
      sendsServerTiming: true,
      createId: () => 'ABC123ABC123',
    }),
  })
  return { lines, told, get: (path: string, init?: RequestInit) => app.request(path, init) }
}

describe('createRequestRecorder', () => {
  it('puts the same id into the response and each of its log lines, without a name', async () => {
    const { get, lines, told } = setUp(async () => {
      throw new Error('cannot render ada-lovelace for ada@example.org')
    })
    const response = await get('/fundraising/ada-lovelace?name=Ada+Lovelace')
    expect(response.headers.get('x-request-id')).toBe('ABC123ABC123')
    expect(await response.text()).toContain('Reference: ABC123ABC123')
    const [problem, request] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(problem).toMatchObject({
      id: 'ABC123ABC123',
      route: '/fundraising/:slug',
      message: 'cannot render :x for :mail',
    })
    expect(request).toMatchObject({
      level: 'info',
      id: 'ABC123ABC123',
      path: '/fundraising/:slug',
      status: 500,
    })
    expect(lines.join()).not.toMatch(/ada/i)
    expect(told).toEqual([{ method: 'GET', route: '/fundraising/:slug', status: 500, ms: 0 }])
  })

  it('keeps the id of the request that a shared response was rendered for', async () => {
    const { get, lines } = setUp(async () => {
      return new Response('down', { status: 503, headers: { 'x-request-id': 'FIRST0FIRST0' } })
    })
    expect((await get('/about')).headers.get('x-request-id')).toBe('FIRST0FIRST0')
    expect(lines.join()).toContain('FIRST0FIRST0')
  })

  it('adds an id to rejections, and counts them', async () => {
    const { get, told } = setUp(async () => new Response('page'))
    const refused = await get('/about', { method: 'PUT' })
    expect([refused.status, refused.headers.get('x-request-id')]).toEqual([405, 'ABC123ABC123'])
    expect(told).toContain('refused 405')
  })

  it('adds nothing but the timing to a successful page', async () => {
    const { get, lines } = setUp(async () => new Response('page', { headers: { etag: '"x"' } }))
    const response = await get('/about')
    expect(response.headers.has('x-request-id')).toBe(false)
    expect(response.headers.get('server-timing')).toBe('cache;desc=hit')
    await get('/media/a/b.svg')
    expect(lines).toHaveLength(1)
  })
})
