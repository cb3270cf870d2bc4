import { isHttpError, isResponseLost } from '@milepost/platform'
import type { AccountCalls } from '@milepost/platform/adapter'
import { requireCallGroup, type SessionScope } from './session-scope.ts'

/** Whether the token has expired (Spec §4). Basic tokens do not expire. */
function isTokenExpired({ session, now }: SessionScope): boolean {
  const { user } = session()
  if (user?.tokenExpiry === undefined) return false
  return Date.parse(user.tokenExpiry) <= now()
}

/**
 * Refreshes and stores the session's token if it has expired (Spec §4). Only one tab refreshes, while others wait and use its
 * result, because a refresh token can be used once. If the refresh fails, including after several attempts without a response,
 * clears the session and notifies the user.
 *
 * @returns whether there is a valid token
 */
export async function refreshCredentials(scope: SessionScope): Promise<boolean> {
  if (scope.session().user === undefined) return false
  if (!isTokenExpired(scope)) return true
  return scope.alone('token-refresh', async () => {
    // Another tab may have refreshed or signed out while this one waited.
    const { user } = scope.session()
    if (user === undefined) return false
    if (!isTokenExpired(scope)) return true
    try {
      const { token, refreshToken, expiresAt } = await refreshWithRetries(scope, user.refreshToken)
      if (token === '') throw new TypeError('The refreshed session has no token')
      // The user signed out or changed during the request.
      if (scope.session().user?.token !== user.token) return scope.session().user !== undefined
      scope.change({
        type: 'credentialsRefreshed',
        credentials: {
          token,
          refreshToken: refreshToken ?? user.refreshToken,
          tokenExpiry: expiresAt,
        },
      })
      return true
    } catch {
      // Another tab may have refreshed the token at the same time, without its result having arrived here.
      const latest = await waitForNextUser(scope, user.token)
      if (latest !== undefined && latest.token !== user.token) return true
      if (latest !== undefined) {
        scope.change({ type: 'cleared' })
        scope.showToast(scope.messages.sessionEnded, 'warning')
      }
      return false
    }
  })
}

/** Retries if the platform is busy or does not respond, so that a short outage signs no one out. */
async function refreshWithRetries(
  scope: SessionScope,
  refreshToken = '',
): Promise<RefreshedSession> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await requireCallGroup(scope.platformFor(), 'accounts').refreshSession({
        refreshToken,
      })
    } catch (error) {
      const isBusy = isHttpError(error) && (error.status === 429 || error.status >= 500)
      if (!(isBusy || isResponseLost(error)) || attempt === maxRefreshAttempts) throw error
      await scope.wait(attempt * retryDelayMs)
    }
  }
}

type RefreshedSession = Awaited<ReturnType<AccountCalls['refreshSession']>>

/** Waits up to five seconds for another tab to change the token, and returns the session's user. */
async function waitForNextUser(scope: SessionScope, token: string) {
  for (let look = 1; look <= maxTokenChecks; look += 1) {
    await scope.wait(tokenCheckIntervalMs)
    const { user } = scope.session()
    if (user?.token !== token) return user
  }
  return scope.session().user
}

/** Number of checks for a token stored by another tab, which can take seconds under load, and their interval in ms. */
const maxTokenChecks = 10
const tokenCheckIntervalMs = 500

const maxRefreshAttempts = 4
const retryDelayMs = 1000
