import { describe, expect, it } from 'vitest'
import type { Answers } from './fake-fetch.test-kit.ts'
import { refreshCredentials } from './refresh-credentials.ts'
import { type SessionEvent } from './session-scope.ts'
import { sessionMessages } from './session-messages.ts'
import { nowMs, samUser, createScope } from './session.test-kit.ts'

const refresh = 'POST /services/v1/justgiving/token/refresh'
const due = { ...samUser, tokenExpiry: new Date(nowMs).toISOString() }
const fresh = {
  id: 'guid-sam',
  access_token: 'b'.repeat(43),
  refresh_token: 'r-2',
  expires_at: '2026-06-01T10:00:00Z',
}
const refreshing = (answer: Answers[string]) => createScope({ user: due }, { [refresh]: answer })
const byOtherTab = (tokenExpiry?: string): SessionEvent => ({
  type: 'credentialsRefreshed',
  credentials: { token: 'other', refreshToken: 'r-9', tokenExpiry },
})

describe('refreshCredentials', () => {
  it('assumes 600 seconds if the response has no expiry [S9.01]', async () => {
    const { scope, session } = refreshing({ ...fresh, expires_at: null })
    const beforeMs = Date.now()
    await refreshCredentials(scope)
    const issuedMs = Date.parse(session().user?.tokenExpiry ?? '') - 600_000
    expect(issuedMs).toBeGreaterThanOrEqual(beforeMs)
    expect(issuedMs).toBeLessThanOrEqual(Date.now())
  })

  it.each<Answers[string]>([401, 400, { ...fresh, access_token: '' }, new TypeError('offline')])(
    'clears the session if the response is %s [S4.30]',
    async (answer) => {
      const { scope, session, toasts, toastThemes } = refreshing(answer)
      expect(await refreshCredentials(scope)).toBe(false)
      expect([session().user, session().status]).toEqual([undefined, 'empty'])
      expect(toasts).toEqual([sessionMessages.english.sessionEnded])
      expect(toastThemes).toEqual(['warning'])
    },
  )

  it('clears a session without a refresh token once it has expired', async () => {
    const { scope, session, requests } = createScope({ user: { ...due, refreshToken: undefined } })
    await refreshCredentials(scope)
    expect([session().user, requests]).toEqual([undefined, []])
  })

  it('waits for the lock only if there is something to refresh', async () => {
    const turns: string[] = []
    const scopeWith = (user: typeof samUser) => {
      const { scope } = createScope({ user }, { [refresh]: fresh })
      const alone = <T>(name: string, work: () => Promise<T>) => {
        turns.push(name)
        return work()
      }
      return { ...scope, alone }
    }
    await refreshCredentials(scopeWith(samUser))
    expect(turns).toEqual([])
    await refreshCredentials(scopeWith(due))
    expect(turns).toEqual(['token-refresh'])
  })

  it('stops if the user signed out while it waited for the lock', async () => {
    const kit = createScope({ user: due })
    const alone = <T>(_name: string, work: () => Promise<T>) => {
      kit.scope.change({ type: 'cleared' })
      return work()
    }
    expect(await refreshCredentials({ ...kit.scope, alone })).toBe(false)
    expect([kit.requests, kit.toasts]).toEqual([[], []])
  })

  it.each([
    ['a user who signed out', undefined],
    ['another user who signed in', { ...samUser, id: 'alex', token: 'alexs' }],
  ])('does not change %s before the response', async (_who, other) => {
    for (const answer of [fresh, 401]) {
      const kit = refreshing(() => {
        kit.scope.change(
          other === undefined ? { type: 'cleared' } : { type: 'userFetched', user: other },
        )
        return answer
      })
      expect(await refreshCredentials(kit.scope)).toBe(other !== undefined)
      expect([kit.session().user?.token, kit.toasts]).toEqual([other?.token, []])
    }
  })

  it.each([
    [new TypeError('offline'), [1000, 2000, 3000]],
    [500, [1000, 2000, 3000]],
    [503, [1000, 2000, 3000]],
    [429, [1000, 2000, 3000]],
    [499, []],
    [401, []],
  ])('retries four times with a growing delay if the response is %s', async (answer, expected) => {
    const { scope, waits, requests } = refreshing(answer)
    await refreshCredentials(scope)
    expect(requests).toHaveLength(expected.length + 1)
    // Then it maxChecks for five seconds whether another tab was faster.
    expect(waits).toEqual([...expected, ...Array.from({ length: 10 }, () => 500)])
  })

  it('adopts what another tab refreshed while it waited for the lock', async () => {
    const { scope, session, requests } = createScope({ user: due })
    const waiting = {
      ...scope,
      alone: async <T>(_name: string, work: () => Promise<T>) => {
        scope.change(byOtherTab(new Date(nowMs + 1000).toISOString()))
        return work()
      },
    }
    expect(await refreshCredentials(waiting)).toBe(true)
    expect([session().user?.token, requests]).toEqual(['other', []])
  })

  it('adopts what another tab refreshed, even if it arrives after the rejection', async () => {
    const { scope, session, toasts } = refreshing(401)
    const late = { ...scope, wait: async () => scope.change(byOtherTab()) }
    expect(await refreshCredentials(late)).toBe(true)
    expect([session().user?.token, toasts]).toEqual(['other', []])
  })
})
