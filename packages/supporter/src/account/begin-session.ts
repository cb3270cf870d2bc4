import { fetchSession } from '../session/fetch-session.ts'
import type { SessionUser } from '../browser-store/session.ts'
import type { SessionScope } from '../session/session-scope.ts'

/**
 * Begins the session of somebody who has just signed in, and reads their pages. Whoever was signed in
 * before is forgotten.
 *
 * @throws TypeError when the platform did not say who it is
 */
export function beginSession(scope: SessionScope, user: SessionUser): Promise<void> {
  if (user.token === '' || user.id === '')
    throw new TypeError('The sign-in has no user or no token')
  const before = scope.session().user
  if (before !== undefined && before.id !== user.id) scope.change({ type: 'cleared' })
  scope.change({ type: 'userFetched', user })
  // A session that expired leaves its user's drafts for their next sign-in: they are not for anybody else.
  void scope.forgetUnsavedWork(user.id)
  return fetchSession(scope).catch(() => {
    // The sign-in itself worked. The session says `failed`, and the supporter is told.
    if (scope.session().user !== undefined) scope.showToast(scope.messages.sessionFailed, 'warning')
  })
}
