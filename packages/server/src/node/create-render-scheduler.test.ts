import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createRenderScheduler, type SiteScheduler } from './create-render-scheduler.ts'

/** Work that a test starts and ends. */
function work() {
  const state = { hasBegun: false, end: () => {} }
  const promise = new Promise<string>((resolve) => {
    state.end = () => resolve('done')
  })
  return {
    state,
    run: () => {
      state.hasBegun = true
      return promise
    },
  }
}

async function pass(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await turnOfLoop()
}

function begin(site: SiteScheduler, count: number) {
  const works = Array.from({ length: count }, work)
  const answers = works.map(({ run }) => site.run(run))
  return { works, answers, begun: () => works.filter(({ state }) => state.hasBegun).length }
}

describe('createRenderScheduler', () => {
  it('runs the work and returns its result', async () => {
    const site = createRenderScheduler().forSite()
    expect(await site.run(async () => 7)).toBe(7)
    await expect(
      site.run(async () => {
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await site.run(async () => 8)).toBe(8)
  })

  it('starts one render per site in each turn, however many wait', async () => {
    const turns = createRenderScheduler({ isBusy: () => false })
    const busy = begin(turns.forSite(), 50)
    const quiet = begin(turns.forSite(), 1)
    await pass(2)
    expect(quiet.begun()).toBe(1)
    expect(busy.begun()).toBeLessThan(5)
    await pass(60)
    expect(busy.begun()).toBe(50)
  })

  it('starts at most the maximum number of renders, and the next as soon as one ends', async () => {
    const site = createRenderScheduler({ maxConcurrent: 2, isBusy: () => false }).forSite()
    const { works, answers, begun } = begin(site, 4)
    await pass()
    expect(begun()).toBe(2)
    works[0]?.state.end()
    expect(await answers[0]).toBe('done')
    await pass()
    expect(begun()).toBe(3)
  })

  it('starts fewer while the process is saturated', async () => {
    let isBusy = true
    const turns = createRenderScheduler({
      maxConcurrent: 10,
      maxConcurrentWhenBusy: 1,
      isBusy: () => isBusy,
    })
    const [site, other] = [turns.forSite(), turns.forSite()]
    const { works, begun } = begin(site, 4)
    const others = begin(other, 1)
    await pass()
    expect(begun()).toBe(1)
    expect(others.begun()).toBe(1)
    isBusy = false
    works[0]?.state.end()
    await pass()
    expect(begun()).toBe(4)
  })

  it('rejects work if too much waits already', async () => {
    const site = createRenderScheduler({
      maxConcurrent: 1,
      maxQueued: 2,
      isBusy: () => false,
    }).forSite()
    const { works, begun } = begin(site, 1)
    await pass()
    const more = begin(site, 3)
    expect(await more.answers[2]).toBeUndefined()
    for (const { state } of [...works, ...more.works]) state.end()
    expect(await Promise.all(more.answers.slice(0, 2))).toEqual(['done', 'done'])
    expect(begun() + more.begun()).toBe(3)
  })

  it('rejects work that has waited too long, and does not run it later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const site = createRenderScheduler({ maxConcurrent: 1, maxWaitMs: 10_000 }).forSite()
      const { works, answers, begun } = begin(site, 3)
      await pass()
      vi.advanceTimersByTime(9999)
      works[0]?.state.end()
      await pass()
      expect(begun()).toBe(2)
      vi.advanceTimersByTime(1)
      expect(await answers[2]).toBeUndefined()
      works[1]?.state.end()
      await pass()
      expect([begun(), await answers[0], await answers[1]]).toEqual([2, 'done', 'done'])
      expect(await site.run(async () => 'next')).toBe('next')
    } finally {
      vi.useRealTimers()
    }
  })
})
