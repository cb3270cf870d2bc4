import { type RunningRedis, startRedis } from '@milepost/config/redis'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { expiredKeys } from '../reads/expired-keys.ts'
import { createRedisNews, type RedisNews } from './create-redis-news.ts'
import type { ExpiryNews } from '../reads/expiry-news.ts'

let redis: RunningRedis
beforeAll(async () => void (redis = await startRedis()))
afterAll(() => redis.kill())

const made: RedisNews[] = []
afterAll(() => Promise.all(made.map((news) => news.stop())))

/** One process of a site. */
function processOf(channel: string) {
  const onProblem = vi.fn()
  const all = createRedisNews({ url: redis.url, onProblem })
  const news = all.ofChannel(channel, 'build')
  const heard = vi.fn()
  news.hear(heard)
  made.push(all)
  return { news, heard, onProblem }
}

const what = expiredKeys(['page:maya'], ['project:'])

/** Publishes until a message arrives, because connections take a moment. */
async function tellUntilHeard(news: ExpiryNews, heard: ReturnType<typeof vi.fn>): Promise<void> {
  await vi.waitFor(
    () => {
      news.tell(what, 7)
      expect(heard).toHaveBeenCalled()
    },
    { timeout: 15_000, interval: 100 },
  )
}

describe('news by Redis', () => {
  it('reaches the other processes of the site, and neither the teller nor another site', async () => {
    const [one, two, other] = [processOf('river'), processOf('river'), processOf('lake')]
    await tellUntilHeard(one.news, two.heard)
    expect(two.heard).toHaveBeenCalledWith(what, 7)
    await tellUntilHeard(two.news, one.heard)
    one.news.tell(what, 8)
    await vi.waitFor(() => expect(two.heard).toHaveBeenCalledWith(what, 8))
    expect(one.heard).not.toHaveBeenCalledWith(what, 8)
    expect(other.heard).not.toHaveBeenCalled()
  })

  it('keeps the sites of one process apart, over one connection', async () => {
    const shared = createRedisNews({ url: redis.url, onProblem: vi.fn() })
    made.push(shared)
    const [hill, dale] = [vi.fn(), vi.fn()]
    shared.ofChannel('hill', 'build').hear(hill)
    shared.ofChannel('dale', 'build').hear(dale)
    const other = processOf('dale')
    await tellUntilHeard(other.news, dale)
    expect(hill).not.toHaveBeenCalled()
  })

  it('reports a foreign message, and continues', async () => {
    const [one, two] = [processOf('sea'), processOf('sea')]
    await tellUntilHeard(one.news, two.heard)
    const stranger = new Redis(redis.url)
    await stranger.publish('sea', '{"expire":"all"}')
    stranger.disconnect()
    await vi.waitFor(() => expect(two.onProblem).toHaveBeenCalledTimes(1))
    expect(String(two.onProblem.mock.calls[0]?.[0])).toContain('unknown format')
    two.heard.mockClear()
    one.news.tell(what, 9)
    await vi.waitFor(() => expect(two.heard).toHaveBeenCalledWith(what, 9))
  })

  it('reports a lost connection once, loses messages meanwhile, and reconnects', async () => {
    const [one, two] = [processOf('pond'), processOf('pond')]
    await tellUntilHeard(one.news, two.heard)
    await redis.kill()
    await vi.waitFor(() => expect(two.onProblem).toHaveBeenCalled(), { timeout: 15_000 })
    two.heard.mockClear()
    for (let news = 0; news < 50; news += 1) one.news.tell(what, 10)
    await redis.restart()
    await tellUntilHeard(one.news, two.heard)
    expect(two.heard).not.toHaveBeenCalledWith(what, 10)
    expect(two.onProblem).toHaveBeenCalledTimes(1)
  })
})
