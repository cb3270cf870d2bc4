import { type RunningRedis, startRedis } from '@milepost/config/redis'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createInvalidatedKeys, type InvalidationChannel } from '../reads/invalidator.ts'
import {
  createRedisInvalidation,
  parseInvalidationMessage,
  type RedisInvalidation,
  serialiseInvalidationMessage,
} from './invalidation.ts'
import * as fc from 'fast-check'

let redis: RunningRedis
beforeAll(async () => void (redis = await startRedis()))
afterAll(() => redis.kill())

const made: RedisInvalidation[] = []
afterAll(() => Promise.all(made.map((channel) => channel.stop())))

/** One process of a site. */
function processOf(name: string) {
  const onProblem = vi.fn()
  const all = createRedisInvalidation({ url: redis.url, onProblem })
  const channel = all.forChannel(name, 'build')
  const heard = vi.fn()
  channel.subscribe(heard)
  made.push(all)
  return { channel, heard, onProblem }
}

const what = createInvalidatedKeys(['page:maya'], ['project:'])

/** Publishes until a message arrives, because connections take a moment. */
async function publishUntilHeard(
  channel: InvalidationChannel,
  heard: ReturnType<typeof vi.fn>,
): Promise<void> {
  await vi.waitFor(
    () => {
      channel.publish(what, 7)
      expect(heard).toHaveBeenCalled()
    },
    { timeout: 15_000, interval: 100 },
  )
}

describe('invalidation through Redis', () => {
  it('reaches other processes of the site, but not the sender or another site', async () => {
    const [one, two, other] = [processOf('river'), processOf('river'), processOf('lake')]
    await publishUntilHeard(one.channel, two.heard)
    expect(two.heard).toHaveBeenCalledWith(what, 7)
    await publishUntilHeard(two.channel, one.heard)
    one.channel.publish(what, 8)
    await vi.waitFor(() => expect(two.heard).toHaveBeenCalledWith(what, 8))
    expect(one.heard).not.toHaveBeenCalledWith(what, 8)
    expect(other.heard).not.toHaveBeenCalled()
  })

  it('keeps the sites of one process apart, over one connection', async () => {
    const shared = createRedisInvalidation({ url: redis.url, onProblem: vi.fn() })
    made.push(shared)
    const [hill, dale] = [vi.fn(), vi.fn()]
    shared.forChannel('hill', 'build').subscribe(hill)
    shared.forChannel('dale', 'build').subscribe(dale)
    const other = processOf('dale')
    await publishUntilHeard(other.channel, dale)
    expect(hill).not.toHaveBeenCalled()
  })

  it('reports a foreign message, and continues', async () => {
    const [one, two] = [processOf('sea'), processOf('sea')]
    await publishUntilHeard(one.channel, two.heard)
    const stranger = new Redis(redis.url)
    await stranger.publish('sea', '{"expire":"all"}')
    stranger.disconnect()
    await vi.waitFor(() => expect(two.onProblem).toHaveBeenCalledTimes(1))
    expect(String(two.onProblem.mock.calls[0]?.[0])).toContain('unknown format')
    two.heard.mockClear()
    one.channel.publish(what, 9)
    await vi.waitFor(() => expect(two.heard).toHaveBeenCalledWith(what, 9))
  })

  it('reports a lost connection once, loses messages meanwhile, and reconnects', async () => {
    const [one, two] = [processOf('pond'), processOf('pond')]
    await publishUntilHeard(one.channel, two.heard)
    await redis.kill()
    await vi.waitFor(() => expect(two.onProblem).toHaveBeenCalled(), { timeout: 15_000 })
    two.heard.mockClear()
    for (let index = 0; index < 50; index += 1) one.channel.publish(what, 10)
    await redis.restart()
    await publishUntilHeard(one.channel, two.heard)
    expect(two.heard).not.toHaveBeenCalledWith(what, 10)
    expect(two.onProblem).toHaveBeenCalledTimes(1)
  })
})

const texts = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 })

describe('invalidation messages', () => {
  it('are parsed as they were serialised', () => {
    fc.assert(
      fc.property(
        fc.string(),
        texts,
        texts,
        fc.integer(),
        fc.boolean(),
        (from, keys, prefixes, changedMs, isRefused) => {
          const message = {
            from,
            what: createInvalidatedKeys(keys, prefixes),
            changedMs,
            isRefused,
          }
          expect(parseInvalidationMessage(serialiseInvalidationMessage(message))).toEqual(message)
        },
      ),
    )
  })

  it('ignore anything else without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseInvalidationMessage(text)).toBeUndefined()
      }),
    )
  })

  const message = { v: 1, from: 'a', keys: ['page:maya'], prefixes: [], changedMs: 1 }
  it.each([
    ['another version', { v: 2 }],
    ['no sender', { from: undefined }],
    ['invalid keys', { keys: [7] }],
    ['an empty prefix', { prefixes: [''] }],
    ['no time', { changedMs: 'now' }],
    ['an oversized message', { keys: ['x'.repeat(200_001)] }],
  ])('ignore %s', (_, change) => {
    expect(parseInvalidationMessage(JSON.stringify(message))).toBeDefined()
    expect(parseInvalidationMessage(JSON.stringify({ ...message, ...change }))).toBeUndefined()
  })
})
