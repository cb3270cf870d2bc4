import { fetchSession } from '../session/fetch-session.ts'
import type { SessionUser } from '../browser-store/session.ts'
import type { SessionScope } from '../session/session-scope.ts'

/**
 * Starts the session of a user who has just signed in, and loads their pages. Replaces any earlier session.
 *
 * @throws TypeError if the platform's response has no user
 */
export function beginSession(scope: SessionScope, user: SessionUser): Promise<void> {
  if (user.token === '' || user.id === '')
    throw new TypeError('The sign-in has no user or no token')
  const before = scope.session().user
  if (before !== undefined && before.id !== user.id) scope.change({ type: 'cleared' })
  scope.change({ type: 'userFetched', user })
  // An expired session keeps its user's drafts for their next sign-in. They are private to that user.
  void scope.forgetUnsavedWork(user.id)
  return fetchSession(scope).catch(() => {
    // The sign-in itself worked. The session's status is `failed`, and a toast says so.
    if (scope.session().user !== undefined) scope.showToast(scope.messages.sessionFailed, 'warning')
  })
}
