import { expiredKeys } from '@milepost/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTotalEvents, type EventsAnswer } from './create-total-events.ts'
import type { TotalLook } from './create-total-watcher.ts'
import { toTotalEvent } from './to-total-event.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-06-15T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

const reads = new Set(['page:ada'])

/** Streams of a total that a test changes. */
function world(
  limits: { mostListeners?: number; mostOfAddress?: number; mostTotals?: number } = {},
) {
  const total = { raisedMinor: 100, asOf: '', lastGood: false }
  const shutdown = new AbortController()
  const onProblem = vi.fn()
  const events = createTotalEvents({
    now: Date.now,
    ending: shutdown.signal,
    onProblem,
    ...limits,
  })
  const look = vi.fn((): Promise<TotalLook> =>
    Promise.resolve({ json: { ...total, asOf: new Date().toISOString() }, reads }),
  )
  const listen = (
    wanted: { key?: string; address?: string; lastEventId?: string } = {},
  ): Promise<EventsAnswer> =>
    events.listen({ key: 'site', address: undefined, lastEventId: undefined, look, ...wanted })
  return { total, shutdown, onProblem, events, look, listen }
}

/** The text of a stream, without the line that says when to reconnect. */
function follow(answer: EventsAnswer) {
  if (!('body' in answer)) throw new Error(`refused: ${answer.refused}`)
  const reader = answer.body.getReader()
  const decoder = new TextDecoder()
  const got: string[] = []
  const state = { isDone: false }
  void (async () => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { value, done } = await reader.read()
      if (done) break
      got.push(decoder.decode(value).replace(/^retry: \d+\n/, ''))
    }
    state.isDone = true
  })()
  const leave = async () => {
    await reader.cancel()
    await pass(0)
  }
  return { got, state, leave }
}

const raisedIn = (got: readonly string[]) =>
  got.flatMap((text) => /"raisedMinor":(\d+)/.exec(text)?.[1] ?? [])

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the streams of totals', () => {
  it('begin with the total, and tell each change once, with one look for all listeners', async () => {
    const { total, look, listen } = world()
    const all = (await Promise.all([listen(), listen(), listen()])).map(follow)
    await pass(0)
    expect(look).toHaveBeenCalledTimes(1)
    await pass(3000)
    expect(look).toHaveBeenCalledTimes(2)
    total.raisedMinor = 250
    await pass(3000)
    await pass(9000)
    for (const { got } of all) expect(raisedIn(got)).toEqual(['100', '250'])
    expect(look).toHaveBeenCalledTimes(6)
  })

  it('say after how long to come back, not the same to all', async () => {
    const { listen } = world()
    const answers = await Promise.all([listen(), listen()])
    const first = await Promise.all(
      answers.map(async (answer) =>
        'body' in answer ? (await answer.body.getReader().read()).value : undefined,
      ),
    )
    const times = first.map((bytes) => /^retry: (\d+)\n/.exec(new TextDecoder().decode(bytes))?.[1])
    expect(new Set(times).size).toBe(2)
    for (const time of times) expect(Number(time)).toBeGreaterThanOrEqual(1000)
  })

  it('go on where a listener was, also after a server that was started anew', async () => {
    const first = world()
    const { id } = toTotalEvent({ ...first.total })
    for (const { listen, total } of [first, world()]) {
      // oxlint-disable-next-line no-await-in-loop -- one server after the other
      const { got } = follow(await listen({ lastEventId: id }))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await pass(3000)
      expect(raisedIn(got)).toEqual([])
      total.raisedMinor = 300
      // oxlint-disable-next-line no-await-in-loop -- as above
      await pass(3000)
      expect(raisedIn(got)).toEqual(['300'])
    }
    const missed = world()
    missed.total.raisedMinor = 400
    const { got } = follow(await missed.listen({ lastEventId: id }))
    await pass(0)
    expect(raisedIn(got)).toEqual(['400'])
  })

  it('tell a gift of this site at once, and look once a second at most', async () => {
    const { total, events, look, listen } = world()
    const { got } = follow(await listen())
    await pass(1500)
    total.raisedMinor = 200
    events.expired(expiredKeys(['page:ben']))
    await pass(0)
    expect(raisedIn(got)).toEqual(['100'])
    events.expired(expiredKeys(['page:ada']))
    await pass(0)
    expect(raisedIn(got)).toEqual(['100', '200'])
    for (let gift = 0; gift < 50; gift += 1) events.expired(expiredKeys(['page:ada']))
    await pass(900)
    expect(look).toHaveBeenCalledTimes(2)
    await pass(200)
    expect(look).toHaveBeenCalledTimes(3)
  })

  it('say that they are alive every 15 seconds', async () => {
    const { listen } = world()
    const { got } = follow(await listen())
    await pass(46_000)
    expect(got.slice(1)).toEqual([':\n\n', ':\n\n', ':\n\n'])
  })

  it('tell once that a total is the last good one, look less often, and tell when it is true again', async () => {
    const { total, look, listen } = world()
    const { got } = follow(await listen())
    await pass(0)
    total.lastGood = true
    await pass(120_000)
    expect(got.filter((text) => text.includes('"lastGood":true'))).toHaveLength(1)
    expect(look.mock.calls.length).toBeLessThan(9)
    total.lastGood = false
    total.raisedMinor = 101
    await pass(30_000)
    expect(raisedIn(got)).toEqual(['100', '100', '101'])
  })

  it('keep what they told when a look fails, tell it to who comes then, and say it once', async () => {
    const { look, listen, onProblem } = world()
    const first = follow(await listen())
    await pass(0)
    look.mockImplementation(() => Promise.reject(new Error('down')))
    await pass(60_000)
    const second = follow(await listen())
    await pass(0)
    for (const { got, state } of [first, second]) {
      expect(raisedIn(got)).toEqual(['100'])
      expect(state.isDone).toBe(false)
    }
    expect(onProblem).toHaveBeenCalledOnce()
    expect(look.mock.calls.length).toBeLessThan(8)
  })

  it('stop to look when the last listener has left, and begin again with the next', async () => {
    const { look, listen } = world()
    const one = follow(await listen())
    const two = follow(await listen())
    await one.leave()
    await pass(3000)
    expect(look).toHaveBeenCalledTimes(2)
    await two.leave()
    await pass(60_000)
    expect(look).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
    const { got } = follow(await listen())
    await pass(3000)
    expect(look).toHaveBeenCalledTimes(4)
    expect(raisedIn(got)).toEqual(['100'])
  })

  it('end when there is no such total any more', async () => {
    const { look, listen } = world()
    const { state } = follow(await listen())
    look.mockResolvedValue({ json: undefined, reads })
    await pass(3000)
    expect(state.isDone).toBe(true)
    expect(await listen()).toEqual({ refused: 'notFound' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('throw what the first look throws, to all who wait, and try again for the next', async () => {
    const { look, listen } = world()
    look.mockRejectedValueOnce(new Error('down'))
    const outcomes = await Promise.allSettled([listen(), listen()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(look).toHaveBeenCalledOnce()
    expect(await listen()).toHaveProperty('body')
  })

  it('are no more than a process, an address and a number of totals may have', async () => {
    const process = world({ mostListeners: 2 })
    const first = follow(await process.listen())
    await process.listen()
    expect(await process.listen()).toEqual({ refused: 'full' })
    await first.leave()
    expect(await process.listen()).toHaveProperty('body')

    const address = world({ mostOfAddress: 1 })
    const only = follow(await address.listen({ address: '203.0.113.7' }))
    expect(await address.listen({ address: '203.0.113.7' })).toEqual({ refused: 'tooMany' })
    expect(await address.listen({ address: '203.0.113.8' })).toHaveProperty('body')
    await only.leave()
    expect(await address.listen({ address: '203.0.113.7' })).toHaveProperty('body')

    const totals = world({ mostTotals: 1 })
    await totals.listen({ key: 'one' })
    expect(await totals.listen({ key: 'two' })).toEqual({ refused: 'full' })
    expect(await totals.listen({ key: 'one' })).toHaveProperty('body')
  })

  it('give back the places of who was refused for want of a total', async () => {
    const { look, listen } = world({ mostListeners: 1, mostOfAddress: 1 })
    look.mockResolvedValueOnce({ json: undefined, reads })
    expect(await listen({ address: '203.0.113.7' })).toEqual({ refused: 'notFound' })
    look.mockRejectedValueOnce(new Error('down'))
    await expect(listen({ address: '203.0.113.7' })).rejects.toThrow('down')
    expect(await listen({ address: '203.0.113.7' })).toHaveProperty('body')
  })

  it('end when the process does, and nobody comes in any more', async () => {
    const { shutdown, listen } = world()
    const { state } = follow(await listen())
    await pass(0)
    shutdown.abort()
    await pass(0)
    expect(state.isDone).toBe(true)
    expect(await listen()).toEqual({ refused: 'full' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('do not begin for who waited while the process was asked to end', async () => {
    const { shutdown, listen } = world()
    const answer = listen()
    shutdown.abort()
    expect(await answer).toEqual({ refused: 'full' })
  })
})
