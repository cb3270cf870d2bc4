import { expect, it, vi } from 'vitest'
import { readSiteEnvironment } from '../base/site-environment.ts'
import { sampleCard } from '../elsewhere/share-card/sample-card.test-kit.ts'
import { createServices } from './services.ts'

const hourMs = 3_600_000
const startMs = Date.UTC(2026, 5, 1, 12)

/** Services whose wall clock can be set, and whose monotonic clock runs on. */
function setUp() {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  let elapsedMs = 0
  let aheadMs = 0
  const draw = vi.fn(() => Promise.reject(new Error('broken')))
  const services = createServices(readSiteEnvironment({ SANDBOX_ORIGIN: 'http://127.0.0.1:1' }), {
    invalidatePages: () => undefined,
    now: () => new Date(startMs + elapsedMs + aheadMs),
    clock: () => startMs + elapsedMs,
    cardTools: () => ({ draw, readAsset: async () => undefined }),
  })
  const files = async () => ({ fonts: [], picture: undefined, logo: undefined })
  return {
    services,
    draw,
    getCard: () =>
      services.shareCards?.get({ subject: 'site', version: 'a', card: sampleCard(), files }),
    pass: (ms: number) => (elapsedMs += ms),
    setWallClock: (ms: number) => (aheadMs += ms),
  }
}

it.each([hourMs, -hourMs])('keeps the giving-day step if the clock jumps by %d ms', (jumpMs) => {
  const { services, pass, setWallClock } = setUp()
  const { givingDay } = services
  for (const _ of [1, 2, 3]) givingDay.recordRateLimit()
  expect(givingDay.status().step).toBe(1)
  setWallClock(jumpMs)
  pass(30_000)
  expect(givingDay.status().step).toBe(1)
  pass(330_000)
  expect(givingDay.status().step).toBe(0)
})

it.each([hourMs, -hourMs])('keeps the back-off if the clock jumps by %d ms', async (jumpMs) => {
  const { draw, getCard, pass, setWallClock } = setUp()
  await getCard()
  setWallClock(jumpMs)
  await getCard()
  expect(draw).toHaveBeenCalledOnce()
  pass(30_001)
  await getCard()
  expect(draw).toHaveBeenCalledTimes(2)
})

it.each([hourMs, -hourMs])('reports a failure if the clock jumps by %d ms', async (jumpMs) => {
  const { services, pass, setWallClock } = setUp()
  const read = services.reads.read('page:maya', { kind: 'totals', freshMs: 0, staleMs: 0 }, () =>
    Promise.reject(new Error('offline')),
  )
  await expect(read).rejects.toThrow('offline')
  setWallClock(jumpMs)
  pass(60_000)
  expect(services.status.getStatus()).toMatchObject({
    now: new Date(startMs + 60_000 + jumpMs).toISOString(),
    state: 'down',
    platform: { failingSince: new Date(startMs + jumpMs).toISOString() },
  })
  pass(300_000)
  expect(services.status.getStatus().state).toBe('unknown')
})
