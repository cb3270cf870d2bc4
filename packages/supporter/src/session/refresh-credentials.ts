import { isHttpError, isResponseLost } from '@milepost/platform'
import type { AccountCalls } from '@milepost/platform/adapter'
import { groupOf } from './group-of.ts'
import type { SessionScope } from './session-scope.ts'

/** Whether the token has reached its expiry (Spec §4). Basic has none. */
function isDue({ session, now }: SessionScope): boolean {
  const { user } = session()
  if (user?.tokenExpiry === undefined) return false
  return Date.parse(user.tokenExpiry) <= now()
}

/**
 * Refreshes the session's token when its expiry has been reached, and stores the new one (Spec §4).
 * One tab refreshes; the others wait and take what it stored, because a refresh token works once.
 * A failure clears the session and tells the supporter. Without a response the token has expired all
 * the same, so the session ends too, after several attempts.
 *
 * @returns whether there is a token that counts
 */
export async function refreshCredentials(scope: SessionScope): Promise<boolean> {
  if (scope.session().user === undefined) return false
  if (!isDue(scope)) return true
  return scope.alone('token-refresh', async () => {
    // Another tab may have refreshed, or signed out, while this one waited.
    const { user } = scope.session()
    if (user === undefined) return false
    if (!isDue(scope)) return true
    try {
      const { token, refreshToken, expiresAt } = await askWithPatience(scope, user.refreshToken)
      if (token === '') throw new TypeError('The refreshed session has no token')
      // The user signed out or changed while the request was running.
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
      // Another tab may have been faster, and its word not here yet: its token is as good.
      const latest = await nextUser(scope, user.token)
      if (latest !== undefined && latest.token !== user.token) return true
      if (latest !== undefined) {
        scope.change({ type: 'cleared' })
        scope.showToast(scope.messages.sessionEnded, 'warning')
      }
      return false
    }
  })
}

/** Retries if the platform is busy or does not respond: a short outage signs no one out. */
async function askWithPatience(scope: SessionScope, refreshToken = ''): Promise<RefreshedSession> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await groupOf(scope.platformFor(), 'accounts').refreshSession({ refreshToken })
    } catch (error) {
      const isBusy = isHttpError(error) && (error.status === 429 || error.status >= 500)
      if (!(isBusy || isResponseLost(error)) || attempt === attempts) throw error
      await scope.wait(attempt * pauseMs)
    }
  }
}

type RefreshedSession = Awaited<ReturnType<AccountCalls['refreshSession']>>

/** The session's user as soon as the token is another one; after some seconds, the user as it is then. */
async function nextUser(scope: SessionScope, token: string) {
  for (let look = 1; look <= looks; look += 1) {
    await scope.wait(lookMs)
    const { user } = scope.session()
    if (user?.token !== token) return user
  }
  return scope.session().user
}

/** Number of attempts to read a token that another tab has stored, which can take seconds under load. */
const looks = 10
const lookMs = 500

const attempts = 4
const pauseMs = 1000
