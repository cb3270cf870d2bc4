import { expect, it, vi } from 'vitest'
import { nowMs, samUser, scopeOf } from './session.test-kit.ts'
import { keepSession, type TabClock } from './keep-session.ts'

const clock: TabClock = { every: () => () => undefined, onReturn: () => () => undefined }
const refresh = 'POST /services/v1/justgiving/token/refresh'
const fresh = {
  id: 'guid-sam',
  access_token: 'b'.repeat(43),
  refresh_token: 'r-2',
  expires_at: '2026-06-01T10:00:00Z',
}

it('refreshes at once a token that expired while the tab slept, and reads nothing else anew [S4.29]', async () => {
  const expired = { ...samUser, tokenExpiry: new Date(nowMs - 1).toISOString() }
  const kit = scopeOf({ user: expired }, { [refresh]: fresh })
  keepSession(kit.scope, { clock, isVisitBeginning: false })
  await vi.waitFor(() => expect(kit.session().user?.refreshToken).toBe('r-2'))
  expect(kit.requests.map(({ line }) => line)).toEqual([refresh])
  expect(kit.statuses).not.toContain('fetching')
})
