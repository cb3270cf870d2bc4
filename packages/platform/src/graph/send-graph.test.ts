import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchTeamSlug } from '../graph.ts'
import {
  jsonResponse,
  startPlatformServer,
  testPlatform,
} from '../request/platform-server.test-kit.ts'

const { requests, answerWith } = startPlatformServer()
const reasonOf = (run: Promise<unknown>) => run.catch((reason: unknown) => reason)

it('sends a document and its variables, and nothing else', async () => {
  answerWith(jsonResponse({ data: { page: { slug: 'team/otters' } } }))
  await fetchTeamSlug(testPlatform(), { team: 't-1' })
  expect(requests[0]!.body).toEqual({
    query: expect.stringContaining('query TeamSlug'),
    variables: { id: 't-1' },
  })
})

it('tells an error of the graph without a message, too', async () => {
  answerWith(jsonResponse({ data: null, errors: [{}, { message: 'No' }] }))
  const error = await reasonOf(fetchTeamSlug(testPlatform(), { team: 't-1' }))
  expect(error).toMatchObject({ name: 'GraphError', messages: ['', 'No'] })
})

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
