import { requireGroup } from '../session/require-group.ts'
import type { SessionScope } from '../session/session-scope.ts'
import { beginSession } from './begin-session.ts'
import { toBasicSessionUser, toSessionUser } from './to-session-user.ts'

/**
 * Signs a supporter in with email and password, with the site's authorization scheme (Bearer or Basic). Resolves once the user
 * is known. Pages and team are loaded afterwards.
 *
 * @throws {HttpError} with status 400, 401 or 404 if the credentials are wrong
 */
export async function signInByForm(
  scope: SessionScope,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { signIn } = requireGroup(scope.platformFor(), 'accounts')
  const user =
    scope.settings.signIn.authType === 'Basic'
      ? toBasicSessionUser(await signIn({ email, password, authType: 'Basic' }))
      : toSessionUser(await signIn({ email, password }))
  void beginSession(scope, user)
}
