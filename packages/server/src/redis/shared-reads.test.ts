import { type RunningRedis, startRedis } from '@milepost/config/redis'
import { type ChainableCommander, Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startProcess } from './redis.test-kit.ts'
import { getGenerationNames, incrementGenerations } from './shared-reads.ts'

let redis: RunningRedis
beforeAll(async () => void (redis = await startRedis()))
afterAll(() => redis.kill())

const made: ReturnType<typeof startProcess>[] = []
afterEach(() => Promise.all(made.splice(0).map((each) => each.stop())))

const ages = { kind: 'totals', freshMs: 20_000, staleMs: 120_000 } as const
let sites = 0

/** Several processes of one site with separate caches and one source. */
async function fleet(count: number, builds: readonly string[] = []) {
  sites += 1
  const site = `site-${sites}`
  const load = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60))
    return { raised: load.mock.calls.length, at: new Date(0) }
  })
  const processes = Array.from({ length: count }, (_, index) => {
    const started = startProcess(redis.url, site, { build: builds[index] ?? 'build' })
    made.push(started)
    return {
      ...started,
      read: (key = 'page:maya', options = ages, read: () => Promise<unknown> = load) =>
        started.reads.read(key, options, read),
    }
  })
  // The connections take a moment; what is read before is read by each.
  await vi.waitFor(async () => {
    const probe = new Redis(redis.url)
    const [, listening] = (await probe.pubsub('NUMSUB', site)) as [string, number]
    probe.disconnect()
    expect(listening).toBe(count)
  })
  return { processes, load }
}

describe('reads shared by processes', () => {
  it('ask the source once for concurrent readers', async () => {
    const { processes, load } = await fleet(4)
    const answers = await Promise.all(
      Array.from({ length: 50 }).flatMap(() => processes.map(({ read }) => read())),
    )
    expect(load).toHaveBeenCalledOnce()
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.value).toEqual({ raised: 1, at: new Date(0) })
    const outcomes = processes.flatMap(({ seen }) =>
      seen.filter(({ of }) => of === 'load').map(({ outcome }) => outcome),
    )
    expect(outcomes.toSorted()).toEqual(['loaded', 'shared', 'shared', 'shared'])
  })

  it('return a value to a later process, with its time', async () => {
    const { processes, load } = await fleet(2)
    const first = await processes[0]?.read()
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(await processes[1]?.read()).toEqual(first)
    expect(load).toHaveBeenCalledOnce()
  })

  it('read once more after each change, in any order', async () => {
    const { processes, load } = await fleet(3)
    await Promise.all(processes.map(({ read }) => read()))
    for (let change = 0; change < 5; change += 1) {
      const before = load.mock.calls.length
      processes[change % 3]?.change('page:maya')
      await new Promise((resolve) => setTimeout(resolve, 100))
      const answers = await Promise.all(processes.map(({ read }) => read()))
      expect(load.mock.calls.length).toBe(before + 1)
      for (const answer of answers) expect(answer.value).toMatchObject({ raised: before + 1 })
    }
  })

  it('read a key at most once a second across all processes, even if it changes more often', async () => {
    const { processes, load } = await fleet(3)
    const startedMs = Date.now()
    const times: number[] = []
    const read = async () => {
      times.push(Date.now())
      await new Promise((resolve) => setTimeout(resolve, 300))
      return load()
    }
    const waits: number[] = []
    const view = async (turn: number) => {
      const askedMs = Date.now()
      await processes[turn % 3]?.read('page:maya', ages, read)
      waits.push(Date.now() - askedMs)
    }
    for (let turn = 0; Date.now() - startedMs < 6000; turn += 1) {
      processes[turn % 3]?.change('page:maya')
      void view(turn + 1)
      await new Promise((resolve) => setTimeout(resolve, 70))
    }
    expect(times.length).toBeGreaterThan(3)
    // There is one change each 70 ms, and a read takes 300 ms.
    expect(times.length).toBeLessThanOrEqual((Date.now() - startedMs) / 1000 + 2)
    // No caller waits for a second change that arrived during the first wait.
    expect(Math.max(...waits)).toBeLessThan(3500)
  })

  it('never use a value that was requested before a change', async () => {
    const { processes } = await fleet(2)
    const [one, two] = processes
    let finish: ((value: string) => void) | undefined
    const old = one?.read('page:ada', ages, () => new Promise((resolve) => (finish = resolve)))
    await vi.waitFor(() => expect(finish).toBeDefined())
    two?.change('page:ada')
    const read = two?.read('page:ada', ages, async () => 'after')
    finish?.('before')
    await old
    expect((await read)?.value).toBe('after')
    expect((await two?.read('page:ada'))?.value).toBe('after')
  })

  it('share a missing value for at most three seconds', async () => {
    const { processes } = await fleet(2)
    const [one, two] = processes
    await one?.read('page:new', ages, async () => undefined)
    expect((await two?.read('page:new', ages, async () => 'made'))?.value).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve, 3100))
    expect((await two?.read('page:new', ages, async () => 'made'))?.value).toBe('made')
  })

  it('let a source rest for a second after it has failed in another process', async () => {
    const { processes } = await fleet(2)
    const [one, two] = processes
    const good = async () => 'good'
    await Promise.all([one?.read('page:a', ages, good), two?.read('page:a', ages, good)])
    const failing = vi.fn(() => Promise.reject(new Error('down')))
    for (const each of processes) each.change('page:a')
    await new Promise((resolve) => setTimeout(resolve, 100))
    const first = await one?.read('page:a', ages, failing)
    const second = await two?.read('page:a', ages, failing)
    expect([first?.isLastGood, second?.isLastGood]).toEqual([true, true])
    expect(failing).toHaveBeenCalledOnce()
  })

  it('report their own error without a known value', async () => {
    const { processes } = await fleet(2)
    const failing = vi.fn(() => Promise.reject(new Error('no such page today')))
    for (const { read } of processes)
      await expect(read('page:b', ages, failing)).rejects.toThrow('no such page today')
  })

  it('are separate for two builds', async () => {
    const { processes, load } = await fleet(2, ['monday', 'tuesday'])
    await Promise.all(processes.map(({ read }) => read()))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('take over from a process that was killed while reading', async () => {
    const { processes, load } = await fleet(2)
    const [one, two] = processes
    // It never ends, as after a kill.
    void one?.read('page:maya', ages, () => new Promise(() => undefined))
    await new Promise((resolve) => setTimeout(resolve, 100))
    const startedMs = Date.now()
    expect((await two?.read())?.value).toMatchObject({ raised: 1 })
    expect(load).toHaveBeenCalledOnce()
    expect(Date.now() - startedMs).toBeGreaterThan(1000)
  }, 15_000)

  it('report a damaged value once, and read it themselves', async () => {
    const { processes, load } = await fleet(2)
    const [one, two] = processes
    await one?.read()
    const stranger = new Redis(redis.url)
    const names = await stranger.keys('*:build:*value')
    await Promise.all(
      names.map((name) => stranger.set(name, '99999999999999 9.9.9 {"no": value', 'PX', 9000)),
    )
    expect((await two?.read())?.value).toMatchObject({ raised: 2 })
    expect((await two?.read('page:other'))?.value).toMatchObject({ raised: 3 })
    expect(load).toHaveBeenCalledTimes(3)
    for (const name of await stranger.keys('*')) await stranger.set(name, 'nonsense')
    two?.change('page:other')
    expect((await two?.read('page:other'))?.value).toMatchObject({ raised: 4 })
    stranger.disconnect()
    expect(two?.onProblem).toHaveBeenCalledOnce()
    expect(String(two?.onProblem.mock.calls[0]?.[0])).toContain('cannot be shared')
  })

  it('use no value from before an undelivered invalidation after reconnecting', async () => {
    const { processes, load } = await fleet(2)
    const [one, two] = processes
    await one?.read('page:b')
    const admin = new Redis(redis.url)
    // The connection of the others is cut, and what Redis keeps stays.
    await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
    admin.disconnect()
    await vi.waitFor(() => one?.change('page:b'))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const before = load.mock.calls.length
    expect((await two?.read('page:b'))?.value).toMatchObject({ raised: before + 1 })
  })
})

/** The generations that a change raises. */
function raisedBy(keys: string[], prefixes: string[] = []): string[] {
  const raised: string[] = []
  const commands = {
    incr: (name: string) => (raised.push(name), commands),
    pexpire: () => commands,
  } as unknown as ChainableCommander
  incrementGenerations(commands, 'site:', { keys, prefixes })
  return raised
}

const isOutdated = (key: string, raised: readonly string[]) =>
  getGenerationNames('site:', key).some((name) => raised.includes(name))

it('getGenerationNames returns at most ten names, however many separators a key contains', () => {
  expect(getGenerationNames('site:', `page:${':/'.repeat(4000)}`)).toHaveLength(10)
  expect(getGenerationNames('site:', 'page:maya')).toHaveLength(3)
})

describe('incrementGenerations', () => {
  it.each([
    ['page:maya', ['page:maya'], []],
    ['page:maya', [], ['page:']],
    ['page:maya', [], ['pa']],
    ['page:maya', [], ['']],
    [`page:${'a:'.repeat(4000)}`, [`page:${'a:'.repeat(4000)}`], []],
    [`page:${'a:'.repeat(4000)}`, [], [`page:${'a:'.repeat(2000)}`]],
    [`page:${'a:'.repeat(4000)}`, [], ['page:a:a:']],
  ])('outdates the key %#', (key, keys, prefixes) =>
    expect(isOutdated(key, raisedBy(keys, prefixes))).toBe(true),
  )

  it('outdates no other key', () =>
    expect(isOutdated('page:ada', raisedBy(['page:maya'], ['team:']))).toBe(false))
})
