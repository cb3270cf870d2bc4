import { HttpError } from '@milepost/platform'
import type { ObservedRead } from '@milepost/server'
import { describe, expect, it } from 'vitest'
import { createSiteStatus } from './site-status.ts'

function setUp() {
  let nowMs = Date.UTC(2026, 5, 1, 12)
  const status = createSiteStatus(() => nowMs)
  const note = (
    of: ObservedRead['of'],
    key: string,
    outcome: ObservedRead['outcome'],
    error?: unknown,
  ) => {
    const kind = key.startsWith('content:') ? 'content' : 'totals'
    status.record({ of, key, kind, outcome, startedMs: nowMs, endedMs: nowMs, error })
  }
  return {
    read: status.getStatus,
    pass: (seconds: number) => (nowMs += seconds * 1000),
    load: (key: string) => note('load', key, 'loaded'),
    refuse: (key: string, status: number) => {
      const response = { status, data: '', headers: {} }
      note('load', key, 'failed', new HttpError(response, { method: 'GET', path: '/' }))
      note('read', key, 'failed')
    },
    fail: (key: string, shown: 'last-good' | 'failed' = 'failed') => {
      note('load', key, 'failed')
      note('read', key, shown)
    },
  }
}

describe('createSiteStatus', () => {
  it('is unknown before the first read', () => {
    const { read } = setUp()
    const nothing = { state: 'unknown', lastAnswerAt: null, failingSince: null, failing: {} }
    expect(read()).toEqual({
      version: 1,
      now: '2026-06-01T12:00:00.000Z',
      startedAt: '2026-06-01T12:00:00.000Z',
      state: 'unknown',
      platform: nothing,
      content: nothing,
      givingDay: { step: 0, since: null, reason: null },
    })
  })

  it('says that the site has reduced its requests, since when and why', () => {
    const givingDay = { step: 2, sinceMs: 1000, reason: 'limited' } as const
    const status = createSiteStatus(() => 5000, { givingDay: { status: () => givingDay } })
    expect(status.getStatus().givingDay).toEqual({
      step: 2,
      since: '1970-01-01T00:00:01.000Z',
      reason: 'limited',
    })
  })

  it('lists failing calls with their start and effect, and their recovery', () => {
    const { read, load, fail, pass } = setUp()
    load('content:site:tideline')
    load('page:maya')
    load('project:boards:9f')
    expect(read()).toMatchObject({ state: 'up', platform: { state: 'up' } })
    pass(10)
    fail('page:maya', 'last-good')
    pass(10)
    fail('page:ada')
    fail('page:maya', 'last-good')
    expect(read()).toMatchObject({
      state: 'degraded',
      content: { state: 'up', failing: {} },
      platform: {
        state: 'degraded',
        lastAnswerAt: '2026-06-01T12:00:00.000Z',
        failingSince: '2026-06-01T12:00:10.000Z',
        failing: {
          page: {
            since: '2026-06-01T12:00:10.000Z',
            lastAnswerAt: '2026-06-01T12:00:00.000Z',
            shown: 'last good values',
          },
        },
      },
    })
    fail('project:boards:9f')
    expect(read().platform).toMatchObject({
      state: 'down',
      failing: { 'project:boards': { shown: 'nothing' } },
    })
    load('page:maya')
    load('project:boards:9f')
    expect(read().platform).toMatchObject({ state: 'up', failingSince: null, failing: {} })
  })

  it('stays up if the platform rejects visitors’ slugs and searches, but not if it rejects the site', () => {
    const { read, load, refuse } = setUp()
    load('page:maya')
    for (const kind of 'page page-tags page-fitness page-donations project:team project:find'.split(
      ' ',
    )) {
      for (const status of [400, 403, 404, 414, 422]) refuse(`${kind}:odd`, status)
    }
    expect(read().platform).toMatchObject({ state: 'up', failing: {} })
    refuse('page:maya', 429)
    expect(read().platform.state).toBe('degraded')
    refuse('page:maya', 401)
    refuse('project:boards:x', 403)
    expect(Object.keys(read().platform.failing)).toEqual(['page', 'project:boards'])
  })

  it('drops a call that was not used for five minutes', () => {
    const { read, load, fail, pass } = setUp()
    load('page:maya')
    fail('page-tags:maya')
    pass(299)
    expect(read().platform.state).toBe('degraded')
    pass(1)
    expect(read().platform).toMatchObject({ state: 'up', failing: {} })
  })
})
