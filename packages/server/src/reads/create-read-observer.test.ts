import { describe, expect, it, vi } from 'vitest'
import { getCallName, createReadObserver } from './create-read-observer.ts'
import { type RequestTrace, runForRequest } from '../log/request-trace.ts'
import { noTelemetry, type RecordedRead } from '../telemetry/telemetry.ts'
import { createReadCache } from './read-cache.ts'

it.each([
  ['project:boards:9f0a,7b', 'project:boards'],
  ['project:find:8:ada lovelace:9f0a', 'project:find'],
  ['content:page:about', 'content:page'],
  ['content:pages', 'content:pages'],
  ['page:ada-lovelace', 'page'],
  ['page-donations:ada/20', 'page-donations'],
  ['sheet:https://fonts.example/css?key=x', 'sheet'],
  ['project:Ada Lovelace', 'project'],
  ['ada@example.org', 'other'],
  ['', 'other'],
])('getCallName %s is %s', (key, call) => expect(getCallName(key)).toBe(call))

const age = { kind: 'totals', freshMs: 10, staleMs: 20 } as const

function setUp() {
  let nowMs = 0
  const counted: string[] = []
  const noted: string[] = []
  const say = ({ call, outcome, startedMs, endedMs }: RecordedRead) =>
    `${call} ${outcome} ${endedMs - startedMs}`
  const reads = createReadCache({
    now: () => nowMs,
    observe: createReadObserver({ ...noTelemetry, read: (note) => counted.push(say(note)) }),
  })
  const trace: RequestTrace = {
    id: 'ABC123ABC123',
    route: '/',
    hidden: [],
    traceparent: undefined,
    clock: () => nowMs,
    writeProblem: () => undefined,
    recordRead: (note) => noted.push(say(note)),
    recordRender: () => undefined,
  }
  const load = vi.fn(async (): Promise<string | undefined> => {
    await Promise.resolve()
    nowMs += 7
    return 'value'
  })
  return {
    load,
    pass: (ms: number) => (nowMs += ms),
    read: () => runForRequest(trace, () => reads.read('page:ada', age, load)),
    readAlone: () => reads.read('page:ada', age, load),
    take: () => ({ counted: counted.splice(0), noted: noted.splice(0) }),
  }
}

describe('createReadObserver', () => {
  it('counts one call for concurrent readers, and each request’s waiting time', async () => {
    const { read, take } = setUp()
    await Promise.all([read(), read()])
    expect(take()).toEqual({
      counted: ['page loaded 7'],
      noted: ['page loaded 7', 'page loaded 7'],
    })
    await read()
    expect(take()).toEqual({ counted: ['page fresh 0'], noted: [] })
  })

  it('reports stale values that are served during revalidation, without a waiting time', async () => {
    const { read, pass, take } = setUp()
    await read()
    take()
    pass(12)
    await read()
    const { counted, noted } = take()
    expect(noted).toEqual([])
    await vi.waitFor(() => {
      counted.push(...take().counted)
      expect(counted.toSorted()).toEqual(['page loaded 7', 'page stale 7'])
    })
  })

  it('counts failures, and last good values', async () => {
    const { read, pass, load, take } = setUp()
    await read()
    take()
    pass(100)
    load.mockRejectedValue(new Error('down'))
    await read()
    expect(take()).toEqual({
      counted: ['page failed 0', 'page last-good 0'],
      noted: ['page last-good 0'],
    })
  })

  it('counts a failure without a replacement', async () => {
    const { read, load, take } = setUp()
    load.mockRejectedValue(new Error('down'))
    await expect(read()).rejects.toThrow('down')
    expect(take()).toEqual({ counted: ['page failed 0'], noted: ['page failed 0'] })
  })

  it('reports a value that replaced an expired one as loaded', async () => {
    const { read, pass, take } = setUp()
    await read()
    pass(100)
    take()
    await read()
    expect(take()).toEqual({ counted: ['page loaded 7'], noted: ['page loaded 7'] })
  })

  it('counts an undefined value as cached, like any other', async () => {
    const { read, load, take } = setUp()
    load.mockResolvedValue(undefined)
    await read()
    take()
    await read()
    expect(take()).toEqual({ counted: ['page fresh 0'], noted: [] })
  })

  it('counts reads outside of requests, such as on start', async () => {
    const { readAlone, take } = setUp()
    expect((await readAlone()).value).toBe('value')
    expect(take()).toEqual({ counted: ['page loaded 7'], noted: [] })
  })
})
