import { fetchSession } from '../session/fetch-session.ts'
import type { SessionUser } from '../browser-store/session.ts'
import type { SessionScope } from '../session/session-scope.ts'

/**
 * Starts the session of a user who has signed in, and loads their pages. Replaces any previous session.
 *
 * @throws TypeError if the platform's response contained no user id or token
 */
export function beginSession(scope: SessionScope, user: SessionUser): Promise<void> {
  if (user.token === '' || user.id === '')
    throw new TypeError('The sign-in has no user or no token')
  const before = scope.session().user
  if (before !== undefined && before.id !== user.id) scope.change({ type: 'cleared' })
  scope.change({ type: 'userFetched', user })
  // Drafts of an expired session stay for the same user's next sign-in. Those of others are private, so they are removed.
  void scope.forgetUnsavedWork(user.id)
  return fetchSession(scope).catch(() => {
    // The sign-in itself succeeded. The session's status is `failed`, and a toast reports it.
    if (scope.session().user !== undefined) scope.showToast(scope.messages.sessionFailed, 'warning')
  })
}
