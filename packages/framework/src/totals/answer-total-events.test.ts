import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileSource } from '@milepost/content/files'
import { memoryAdapter } from '@milepost/platform/memory'
import { createAnswerFacts } from '@milepost/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSiteEnvironment } from '../config/site-environment.ts'
import { previewServices } from '../services/preview-services.ts'
import { createServices, type Services } from '../services/services.ts'
import { answerTotal } from './answer-total.ts'
import { answerTotalEvents } from './answer-total-events.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const campaign = '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00'
const world = {
  charities: [{ id: '1', name: 'Tideline Trust' }],
  campaigns: [
    { id: campaign, slug: 'walk', name: 'Walk', charity: '1', currency: 'GBP', targetMinor: 900 },
  ],
  supporters: [],
  pages: [],
  donations: [],
}

const endings: AbortController[] = []
afterEach(() => {
  for (const ending of endings.splice(0)) ending.abort()
})

function servicesOf({ canListen = true } = {}): Services {
  const ending = new AbortController()
  endings.push(ending)
  return createServices(
    readSiteEnvironment({
      SITE: 'tideline',
      PLATFORM_ENVIRONMENT: 'own',
      PLATFORM_ORIGINS: 'https://giving.example',
      CONTENT_ENDPOINT: 'http://content.invalid/api/v2',
    }),
    {
      content: ({ site }) => fileSource(join(root, 'apps/site/content', site)),
      platform: () => memoryAdapter(world),
      expirePages: vi.fn(),
      now: () => new Date('2026-06-15T12:00:00Z'),
      totalEvents: canListen ? { ending: ending.signal, isLimited: true } : undefined,
    },
  )
}

const scopeOf = (services: Services) => ({
  services,
  facts: createAnswerFacts(),
  nonce: '',
  address: '203.0.113.7',
})

const ask = (services: Services, request: RequestInit = {}, path = '/totals/events') =>
  answerTotalEvents(
    scopeOf(services),
    { kind: 'site' },
    new Request(`http://localhost:4000${path}`, request),
  )

/** A folder of documents has no drafts: only the streams are a preview's. */
const withPreviewsEvents = (services: Services): Services => ({
  ...services,
  totalEvents: previewServices(services, 'draft').totalEvents,
})

async function firstText({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}

describe('the events of a total', () => {
  it('have the very JSON of the total', async () => {
    const services = servicesOf()
    const text = await firstText(await ask(services))
    const json = await (await answerTotal(scopeOf(services), { kind: 'site' })).json()
    const [retry, id, event, data] = text.split('\n')
    expect([retry, id, event]).toEqual([
      expect.stringMatching(/^retry: \d+$/),
      expect.stringMatching(/^id: [\w-]{22}$/),
      'event: total',
    ])
    expect(JSON.parse(data?.replace('data: ', '') ?? '')).toEqual(json)
  })

  it('begin without the total for who has it', async () => {
    const services = servicesOf()
    const id = /^id: (.+)$/m.exec(await firstText(await ask(services)))?.[1] ?? ''
    const again = await ask(services, { headers: { 'last-event-id': id } })
    expect(await firstText(again)).toMatch(/^retry: \d+\n:\n\n$/)
  })

  it('are kept and changed by nobody, and any site may read them', async () => {
    const response = await ask(servicesOf())
    expect(Object.fromEntries(response.headers)).toEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after',
      'cache-control': 'no-store, no-transform',
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    })
  })

  it('are only said to be there to who asks for the headers', async () => {
    const services = servicesOf()
    const response = await ask(services, { method: 'HEAD' })
    expect([response.status, response.body]).toEqual([200, null])
    const scope = scopeOf(services)
    const head = new Request('http://localhost:4000/x', { method: 'HEAD' })
    const none = await answerTotalEvents(scope, { kind: 'page', slug: 'nobody' }, head)
    expect(none.status).toBe(404)
  })

  it('are none for the router, which would wait for their end', async () => {
    expect((await ask(servicesOf(), {}, '/totals/events.data')).status).toBe(404)
  })

  it.each([
    ['on a host that keeps no streams', () => servicesOf({ canListen: false })],
    ['in a preview', () => withPreviewsEvents(servicesOf())],
  ])('are refused in a sentence %s', async (_, make) => {
    const response = await ask(make())
    expect(response.status).toBe(501)
    expect(await response.json()).toEqual({
      error: 'Nobody can listen to figures here. Please read them without listening.',
    })
  })

  it('are refused in a sentence where too many listen, or the process ends', async () => {
    const services = servicesOf()
    for (let listener = 0; listener < 200; listener += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask(services)).status).toBe(200)
    }
    const tooMany = await ask(services)
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '30'])
    expect(await tooMany.json()).toEqual({
      error: expect.stringMatching(/^Too many are listening/),
    })
    for (const ending of endings) ending.abort()
    const ended = await ask(services)
    expect([ended.status, ended.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await ended.json()).toEqual({ error: expect.stringMatching(/^Nobody else can listen/) })
  })
})
