import { describe, expect, it, vi } from 'vitest'
import { keepSessionCurrent, parseArrivalQuery, type TabClock } from './keep-session-current.ts'
import { nowMs, samUser, createScope } from './session.test-kit.ts'
import { assert, property, string } from 'fast-check'

const refresh = 'POST /services/v1/justgiving/token/refresh'
const fresh = {
  id: 'guid-sam',
  access_token: 'b'.repeat(43),
  refresh_token: 'r-2',
  expires_at: '2026-06-01T10:00:00Z',
}

function tab() {
  const calls: { every: (() => void)[]; onReturn: (() => void)[]; delays: number[] } = {
    every: [],
    onReturn: [],
    delays: [],
  }
  const stop = vi.fn()
  const clock: TabClock = {
    every(delayMs, call) {
      calls.delays.push(delayMs)
      calls.every.push(call)
      return stop
    },
    onReturn(call) {
      calls.onReturn.push(call)
      return stop
    },
  }
  return { clock, calls, stop }
}

describe('keepSessionCurrent', () => {
  it('checks every 30 seconds, and refreshes once the expiry is reached [S4.28] [S4.29]', async () => {
    const kit = createScope({ user: samUser }, { [refresh]: fresh })
    const { clock, calls } = tab()
    keepSessionCurrent(kit.scope, { clock, isVisitBeginning: false })
    expect(calls.delays).toEqual([30_000])
    expect(kit.requests).toEqual([])
    kit.clock.now = nowMs + 60_000
    calls.every[0]?.()
    await vi.waitFor(() => expect(kit.session().user?.refreshToken).toBe('r-2'))
  })

  it('keeps the session without a response until its token has expired, then clears it [S4.30]', async () => {
    const kit = createScope({ user: samUser }, { [refresh]: new TypeError('offline') })
    const { clock, calls } = tab()
    keepSessionCurrent(kit.scope, { clock, isVisitBeginning: false })
    kit.clock.now = nowMs + 59_999
    calls.every[0]?.()
    await Promise.resolve()
    expect(kit.session().user?.id).toBe(samUser.id)
    kit.clock.now = nowMs + 60_000
    calls.every[0]?.()
    await vi.waitFor(() => expect(kit.session().user).toBeUndefined())
  })

  it('checks when the tab becomes visible', async () => {
    const kit = createScope({ user: samUser }, { [refresh]: fresh })
    const { clock, calls } = tab()
    keepSessionCurrent(kit.scope, { clock, isVisitBeginning: false })
    kit.clock.now = nowMs + 3_600_000
    calls.onReturn[0]?.()
    await vi.waitFor(() => expect(kit.session().user?.refreshToken).toBe('r-2'))
  })

  it('refetches the session when a visit starts, and keeps the stored one if that fails', async () => {
    const kit = createScope({ user: samUser }, { 'GET /api/v1/account': 500 })
    const { clock } = tab()
    keepSessionCurrent(kit.scope, { clock, isVisitBeginning: true })
    await vi.waitFor(() => expect(kit.session().status).toBe('failed'))
    expect(kit.session().user?.id).toBe(samUser.id)
  })

  it('refreshes a token that expired in a sleeping tab at once, and requests nothing else again [S4.29]', async () => {
    const expired = { ...samUser, tokenExpiry: new Date(nowMs - 1).toISOString() }
    const kit = createScope({ user: expired }, { [refresh]: fresh })
    keepSessionCurrent(kit.scope, { clock: tab().clock, isVisitBeginning: false })
    await vi.waitFor(() => expect(kit.session().user?.refreshToken).toBe('r-2'))
    expect(kit.requests.map(({ line }) => line)).toEqual([refresh])
    expect(kit.statuses).not.toContain('fetching')
  })
})

describe('parseArrivalQuery', () => {
  it('reads prefilled fields, charity, team and campaign [S3.30]', () =>
    expect(
      parseArrivalQuery(
        '?first_name=Sam&email=sam%40example.org&charity=2050&team=gulls&utm_source=mail&utm_medium=cpc',
      ),
    ).toEqual({
      prefilledFields: { firstName: 'Sam', email: 'sam@example.org' },
      charity: '2050',
      preselectedTeam: 'gulls',
      utmParams: { utm_source: 'mail', utm_medium: 'cpc' },
    }))

  it.each([
    '',
    '?',
    '?modal=x',
    '?first_name=&utm_=x',
    '?team=../../admin',
    '?team=a%20b',
    '?constructor=x',
    '?my_utm_source=x',
    '?utm_source2=x',
    '?utm_Source=x',
  ])('finds nothing in %s', (search) => expect(parseArrivalQuery(search)).toBeUndefined())

  it('reads at most ten fields of a campaign', () => {
    const names = Array.from({ length: 12 }, (_, index) => `utm_${'abcdefghijkl'[index]}`)
    const facts = parseArrivalQuery(`?${names.map((name) => `${name}=x`).join('&')}`)
    expect(Object.keys(facts?.utmParams ?? {})).toEqual(names.slice(0, 10))
  })

  it('limits values to the maximum length of a field, and never throws', () => {
    expect(
      parseArrivalQuery(`?email=${'x'.repeat(5000)}`)?.prefilledFields?.['email'],
    ).toHaveLength(255)
    assert(
      property(string(), (text) => {
        parseArrivalQuery(`?first_name=${text}&${text}`)
      }),
    )
  })
})
