import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchTeamSlug } from '../graph.ts'
import { testPlatform } from '../request/server.test-kit.ts'
const reasonOf = (run: Promise<unknown>) => run.catch((reason: unknown) => reason)

describe('a call of the graph that has ended', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['an answer', () => Promise.resolve(Response.json({ data: { page: null } }))],
    ['a failure', () => Promise.reject(new TypeError('fetch failed'))],
  ])('waits for nothing more after %s', async (_what, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { signal } = new AbortController()
    const listen = vi.spyOn(signal, 'addEventListener')
    const letGo = vi.spyOn(signal, 'removeEventListener')
    const platform = testPlatform({ fetch: answer, retries: 0 })
    await reasonOf(fetchTeamSlug(platform, { team: 't-1', signal }))
    expect(vi.getTimerCount()).toBe(0)
    expect(letGo).toHaveBeenCalledExactlyOnceWith('abort', listen.mock.calls[0]?.[1])
  })
})
