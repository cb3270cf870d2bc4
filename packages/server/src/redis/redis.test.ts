import { stat } from 'node:fs'
import { type RunningRedis, startRedis } from '@milepost/config/redis'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createRateLimiter } from '../entry/rate-limiter.ts'
import { createRedisTextStores } from './redis-text-stores.ts'
import { createRedisRateLimits } from './create-redis-rate-limits.ts'
import { acceptWrites, refuseWrites, startCluster, startProcess } from './redis.test-kit.ts'

const ending: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(ending.splice(0).map((end) => end()))
})

let sites = 0
const messages = { points: 5, seconds: 60 }

/** Two processes of one site. */
async function twoProcesses(url: string, { maxResponseMs = 10_000 } = {}) {
  sites += 1
  const site = `site-${sites}`
  const load = vi.fn(async () => `value ${load.mock.calls.length}`)
  const processes = [0, 1].map(() => {
    const started = startProcess(url, site, { maxResponseMs })
    const store = createRedisRateLimits({ url, maxResponseMs, onProblem: started.onProblem })
    const texts = createRedisTextStores({ url })
    ending.push(store.stop, started.stop, texts.stop)
    const limits = createRateLimiter({ messages }, { store: store.forSite(site) })
    return {
      ...started,
      texts: texts.forPrefix(`${site}:`),
      take: (key = '203.0.113.7 form') => limits.take('messages', key),
      read: () =>
        started.reads.read(
          'page:maya',
          { kind: 'totals', freshMs: 20_000, staleMs: 120_000 },
          load,
        ),
    }
  })
  const [one, two] = processes
  if (one === undefined || two === undefined) throw new Error('unreachable')
  const passed = async (count: number, key?: string) => {
    let allowed = 0
    for (let index = 0; index < count; index += 1) {
      if ((await processes[index % 2]?.take(key)) === undefined) allowed += 1
    }
    return allowed
  }
  return { site, load, one, two, passed }
}

/** The two processes, once both are connected: each hears the other. */
async function connected(url: string, options?: { maxResponseMs?: number }) {
  const made = await twoProcesses(url, options)
  const { one, two, load } = made
  await vi.waitFor(
    async () => {
      one.change()
      two.change()
      await vi.waitFor(() => expect(one.heard).toHaveBeenCalled(), 500)
      await vi.waitFor(() => expect(two.heard).toHaveBeenCalled(), 500)
    },
    { timeout: 15_000, interval: 100 },
  )
  load.mockClear()
  return made
}

/** Failed calls of scripts, except the first of each, to which Redis replies that it doesn't know the script's hash. */
async function failedScripts(url: string): Promise<number> {
  const admin = new Redis(url)
  const [commands, errors] = (
    await Promise.all(['commandstats', 'errorstats'].map((part) => admin.call('INFO', part)))
  ).map(String)
  admin.disconnect()
  const failed = commands?.matchAll(/cmdstat_eval(?:sha)?:.*?failed_calls=(\d+)/g) ?? []
  const unknown = Number(/NOSCRIPT:count=(\d+)/.exec(errors ?? '')?.[1] ?? 0)
  return [...failed].reduce((sum, [, count]) => sum + Number(count), 0) - unknown
}

describe.each(['one server', 'a cluster of three'] as const)('with %s', (kind) => {
  let url: string
  let nodes: readonly RunningRedis[]
  let end: () => Promise<void>
  beforeAll(async () => {
    if (kind === 'one server') {
      const redis = await startRedis()
      ;({ url, nodes, end } = { url: redis.url, nodes: [redis], end: redis.kill })
    } else {
      const cluster = await startCluster()
      ;({ url, nodes, end } = { url: cluster.url, nodes: cluster.nodes, end: cluster.kill })
    }
  }, 30_000)
  afterAll(() => end())

  it('counts the requests of two processes together, and stores no address', async () => {
    const { one, passed } = await connected(url)
    expect(await passed(12)).toBe(messages.points)
    expect(await one.take()).toBeGreaterThan(50)
    expect(await passed(80, '2001:db8:7:1::/64')).toBe(messages.points)
    const admins = nodes.map((node) => new Redis(node.url))
    const keys = (await Promise.all(admins.map((admin) => admin.keys('*messages*')))).flat()
    for (const admin of admins) admin.disconnect()
    expect(keys.length).toBeGreaterThan(1)
    expect(keys.join()).not.toMatch(/203\.0|2001/)
  })

  it('fetches a value once for two processes, and again after a change', async () => {
    const { one, two, load } = await connected(url)
    await Promise.all([one.read(), two.read()])
    expect(load).toHaveBeenCalledOnce()
    two.heard.mockClear()
    one.change()
    await vi.waitFor(() => expect(two.heard).toHaveBeenCalled())
    const [first, second] = await Promise.all([one.read(), two.read()])
    expect(load).toHaveBeenCalledTimes(2)
    expect([first.value, second.value]).toEqual(['value 2', 'value 2'])
  })

  it('stores last good values', async () => {
    const { one, two } = await connected(url)
    await one.texts.write('a', 'text')
    expect(await two.texts.read('a')).toBe('text')
    await two.texts.remove('a')
    expect(await one.texts.read('a')).toBeUndefined()
  })

  it('causes no script error', async () => {
    const failed = await Promise.all(nodes.map((node) => failedScripts(node.url)))
    expect(failed).toEqual(nodes.map(() => 0))
  })
})

describe('if Redis fails', () => {
  let redis: RunningRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.kill())

  it('counts and reads in each process while Redis hangs, then shares again', async () => {
    const { one, two, load, passed } = await connected(redis.url, { maxResponseMs: 250 })
    redis.signal('SIGSTOP')
    expect(await passed(40)).toBe(2 * messages.points)
    expect(await one.take()).toBeGreaterThan(50)
    await Promise.all([one.read(), two.read()])
    expect(load).toHaveBeenCalledTimes(2)
    for (const { onProblem } of [one, two]) {
      expect(onProblem.mock.calls.map(([{ message }]) => message).toSorted()).toEqual([
        'Reads cannot be shared with other processes',
        'Requests cannot be counted across processes',
      ])
    }
    redis.signal('SIGCONT')
    await vi.waitFor(async () => expect(await passed(12, `${Date.now()}`)).toBe(messages.points), {
      timeout: 20_000,
      interval: 500,
    })
  }, 40_000)

  it('counts across processes even if this process was busy for longer than its timeout', async () => {
    const { one, two } = await connected(redis.url, { maxResponseMs: 500 })
    // Timers run between this phase of the event loop and the next in which responses are read.
    await new Promise((resolve) => stat('.', resolve))
    const counting = Array.from({ length: messages.points }, () => one.take('busy'))
    for (let tick = 0; tick < 50; tick += 1) await Promise.resolve()
    const untilMs = Date.now() + 1000
    while (Date.now() < untilMs);
    await Promise.all(counting)
    expect(await two.take('busy')).toBeGreaterThan(50)
    expect(one.onProblem).not.toHaveBeenCalled()
  })

  it.each(['full', 'read-only'] as const)(
    'counts and reads in each process while Redis is %s, and delivers changes',
    async (reason) => {
      const { one, two, load, passed } = await connected(redis.url)
      await one.read()
      await refuseWrites(redis, reason)
      try {
        expect(await passed(40)).toBe(2 * messages.points)
        two.heard.mockClear()
        one.change()
        await vi.waitFor(() => expect(two.heard).toHaveBeenCalled(), 5000)
        load.mockClear()
        expect((await two.read()).value).toBe('value 1')
        expect(load).toHaveBeenCalledOnce()
      } finally {
        await acceptWrites(redis)
      }
      await vi.waitFor(
        async () => expect(await passed(12, `${Date.now()}`)).toBe(messages.points),
        { timeout: 20_000, interval: 500 },
      )
    },
    40_000,
  )
})
