import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningRedis, startRedis } from '@milepost/config/redis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLastGoodStore, type LastGoodStore, type TextStore } from './last-good-store.ts'
import { createFolderTextStore } from './create-folder-text-store.ts'
import { type KeyValueStore, createKvTextStore } from './create-kv-text-store.ts'
import { createRedisTextStores } from '../redis/redis-text-stores.ts'

const value = { raised: { minor: 9, currency: 'GBP' }, at: new Date(5), names: new Map([['a', 1]]) }

let folder: string
let redis: RunningRedis
let redisTexts: ReturnType<typeof createRedisTextStores>
const stores: LastGoodStore[] = []
beforeAll(async () => {
  redis = await startRedis()
  redisTexts = createRedisTextStores({ url: redis.url })
})
afterAll(() => redis.kill())
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'last-good-'))))
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.stop()))
  await rm(folder, { recursive: true })
})

/** The store of one process. */
function setUp(texts: TextStore = createFolderTextStore(folder), { version = '1' } = {}) {
  const onProblem = vi.fn<(error: Error) => void>()
  let nowMs = 0
  const store = createLastGoodStore({ texts, version, now: () => nowMs, onProblem })
  stores.push(store)
  const pass = (ms: number) => {
    nowMs += ms
  }
  return { store, onProblem, pass, texts }
}

function keyValues(): KeyValueStore {
  const texts = new Map<string, string>()
  return {
    get: async (name) => texts.get(name) ?? null,
    put: async (name, text) => void texts.set(name, text),
    delete: async (name) => void texts.delete(name),
  }
}

describe('createLastGoodStore', () => {
  it.each([
    ['a folder', () => createFolderTextStore(folder)],
    ['Redis', () => redisTexts.forPrefix('test:')],
  ])('returns what an earlier process stored, in %s', async (_name, texts) => {
    const first = setUp(texts())
    first.store.set('page:maya', { value, atMs: 7 })
    await vi.waitFor(async () =>
      expect(await setUp(texts()).store.get('page:maya')).toEqual({ value, atMs: 7 }),
    )
    expect(await setUp(texts()).store.get('page:ada')).toBeUndefined()
    expect(first.onProblem).not.toHaveBeenCalled()
  })

  it.each([
    ['a folder', () => createFolderTextStore(folder)],
    ['Redis', () => redisTexts.forPrefix('gone:')],
    ['a key-value store', () => createKvTextStore(keyValues(), 'gone:')],
  ])('removes a deleted value from %s within the same minute', async (_name, open) => {
    const texts = open()
    const first = setUp(texts)
    first.store.set('page:secret', { value, atMs: 1 })
    await vi.waitFor(async () =>
      expect(await setUp(texts).store.get('page:secret')).toEqual({ value, atMs: 1 }),
    )
    first.store.set('page:secret', { value: undefined, atMs: 2 })
    first.store.set('page:nobody', { value: undefined, atMs: 2 })
    await first.store.stop()
    const next = setUp(texts)
    expect(await next.store.get('page:secret')).toBeUndefined()
    expect(await next.store.get('page:nobody')).toBeUndefined()
    expect(first.onProblem).not.toHaveBeenCalled()
  })

  it('keeps a value that returns within a minute of its deletion', async () => {
    const { store, texts } = setUp()
    store.set('page:maya', { value: undefined, atMs: 1 })
    store.set('page:maya', { value, atMs: 2 })
    await store.stop()
    expect(await setUp(texts).store.get('page:maya')).toEqual({ value, atMs: 2 })
  })

  it('has written everything when it is stopped, one file per key', async () => {
    const { store } = setUp()
    for (let page = 0; page < 50; page += 1) store.set(`page:../../${page}`, { value, atMs: 7 })
    await store.stop()
    expect(await readdir(folder)).toHaveLength(50)
  })

  it('writes a key at most once a minute', async () => {
    const write = vi.fn(async () => undefined)
    const none = async () => undefined
    const texts = { read: none, write, remove: none, stop: none }
    const { store, pass } = setUp(texts)
    for (const seconds of [0, 30, 29.9, 0.1, 30]) {
      pass(seconds * 1000)
      store.set('page:maya', { value: seconds, atMs: seconds })
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await store.stop()
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('ignores values of another version and damaged ones, and names the damaged ones', async () => {
    const { store, onProblem } = setUp()
    store.set('page:maya', { value, atMs: 7 })
    await store.stop()
    expect(await setUp(undefined, { version: '2' }).store.get('page:maya')).toBeUndefined()
    const [file = ''] = await readdir(folder)
    const whole = await readFile(join(folder, file), 'utf8')
    for (const text of ['', 'null', '{}', '[]', whole.slice(0, 40), whole.replace('GBP', '"')]) {
      await writeFile(join(folder, file), text)
      expect([text, await store.get('page:maya')]).toEqual([text, undefined])
    }
    expect(onProblem.mock.calls.map(([{ message }]) => message)).toContain(
      'Ignoring a corrupt last good value: page:maya',
    )
    await writeFile(join(folder, file), whole)
    expect(await store.get('page:maya')).toEqual({ value, atMs: 7 })
  })

  it('reports an unreachable store once, and continues', async () => {
    await writeFile(join(folder, 'file'), '')
    const { store, onProblem } = setUp(createFolderTextStore(join(folder, 'file')))
    store.set('page:maya', { value, atMs: 7 })
    store.set('page:ada', { value, atMs: 7 })
    await store.stop()
    expect(await store.get('page:maya')).toBeUndefined()
    expect(onProblem.mock.calls.map(([{ message }]) => message)).toEqual([
      'The store of last good values is unreachable',
    ])
  })

  it('waits half a second for a store that hangs', async () => {
    const never = () => new Promise<never>(() => undefined)
    const { store } = setUp({ read: never, write: never, remove: never, stop: async () => {} })
    expect(await store.get('page:maya')).toBeUndefined()
  })

  it('reports a value that cannot be written, once', async () => {
    const { store, onProblem, pass } = setUp()
    const rates = { value: { rate: () => 1 }, atMs: 7 }
    store.set('own:rates', rates)
    await new Promise((resolve) => setTimeout(resolve, 5))
    pass(60_000)
    store.set('own:rates', rates)
    await store.stop()
    expect(onProblem).toHaveBeenCalledTimes(1)
    expect(onProblem.mock.calls[0]?.[0].message).toBe('Cannot store a last good value: own:rates')
  })
})

it('createFolderTextStore removes files unwritten for a month', async () => {
  for (const [name, days] of [
    ['old', 31],
    ['young', 29],
  ] as const) {
    const at = new Date(Date.now() - days * 86_400_000)
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), at, at)
  }
  await createFolderTextStore(folder).stop()
  expect(await readdir(folder)).toEqual(['young'])
})
