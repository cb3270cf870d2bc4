import { HttpError } from '@milepost/platform'
import { describe, expect, it, vi } from 'vitest'
import { getCardVersion, createShareCards } from '../../services/share-cards.ts'
import { sampleCard } from './sample-card.test-kit.ts'
import { scopeOf } from '../../sections/section/slice.test-kit.ts'
import { createCardResponse } from './answer-card.ts'
import { toCardView } from '../../frame/share/page-card.ts'

const bytes = Uint8Array.of(1, 2, 3)
const card = sampleCard()
const version = getCardVersion(card)

function scope() {
  const plain = scopeOf()
  const platform = { environment: 'sandbox', sandboxOrigin: 'http://sandbox.example', origins: [] }
  const environment = { ...plain.services.environment, platform } as never
  return { ...plain, services: { ...plain.services, environment } }
}

function answering(draw = vi.fn(async () => bytes)) {
  const cards = createShareCards({
    tools: { draw, readAsset: async () => undefined },
    now: () => 0,
    onProblem: () => undefined,
  })
  const ask = (asked: string, given: { ifNoneMatch?: string; load?: () => Promise<never> } = {}) =>
    createCardResponse(scope(), {
      cards,
      asked: { kind: 'page', names: ['maya'], version: asked },
      request: new Request('http://site.example/', {
        headers: given.ifNoneMatch === undefined ? {} : { 'if-none-match': given.ifNoneMatch },
      }),
      load: given.load ?? (async () => ({ subject: 'page/maya', card })),
    })
  return { ask, draw }
}

const unreachable = async () => {
  throw new HttpError({ status: 503, data: '', headers: {} }, { method: 'GET', path: '/pages/:x' })
}

describe('answerCard', () => {
  it('sends the current card, immutable', async () => {
    const answer = await answering().ask(version)
    expect(answer.status).toBe(200)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  it('renders nothing for another version, or if the client has the image', async () => {
    const { ask, draw } = answering()
    const other = await ask('other')
    expect([other.status, other.headers.get('location')]).toEqual([
      302,
      `http://site.example/share-card/page/maya/${version}.jpg`,
    ])
    expect((await ask(version, { ifNoneMatch: `"${version}"` })).status).toBe(304)
    expect(draw).not.toHaveBeenCalled()
  })

  it('sends the last image without caching while the platform is down', async () => {
    const { ask } = answering()
    await ask(version)
    const answer = await ask('any', { load: unreachable })
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('responds with 503 while the platform is down if the page was missing before', async () => {
    const { ask } = answering()
    await ask(version)
    const gone = async () => undefined as never
    expect((await ask(version, { load: gone })).status).toBe(404)
    expect((await ask(version, { load: unreachable })).status).toBe(503)
  })

  it('responds with 404 if no image was ever rendered', async () => {
    const answer = await answering().ask('any', { load: unreachable })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    const broken = answering(vi.fn(() => Promise.reject(new Error('broken'))))
    expect((await broken.ask(version)).status).toBe(503)
  })

  it('describes the image in its alternative text', () => {
    const services = { environment: { origin: 'http://site.example' }, shareCards: {} } as never
    const page = { subject: 'page/maya', card }
    expect(toCardView(services, page)?.alt).toBe(
      'Maya walks the North Sea coast: £12,345 raised of £50,000',
    )
    const before = {
      ...card,
      isBeforeFirst: true,
      amount: 'Be the first',
      ofTarget: 'The target is £5',
    }
    expect(toCardView(services, { ...page, card: before })?.alt).toBe(
      'Maya walks the North Sea coast: Be the first. The target is £5',
    )
  })
})
