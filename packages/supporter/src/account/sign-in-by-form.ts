import { groupOf } from '../session/group-of.ts'
import type { SessionScope } from '../session/session-scope.ts'
import { beginSession } from './begin-session.ts'
import { toBasicSessionUser, toSessionUser } from './to-session-user.ts'

/**
 * Signs a supporter in with e-mail and password, by Bearer or Basic as the site's platform wants it.
 * Resolves as soon as it is known who it is; pages and team are read after that.
 *
 * @throws {HttpError} with status 400, 401 or 404 for wrong credentials
 */
export async function signInByForm(
  scope: SessionScope,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { signIn } = groupOf(scope.platformFor(), 'accounts')
  const user =
    scope.settings.signIn.authType === 'Basic'
      ? toBasicSessionUser(await signIn({ email, password, authType: 'Basic' }))
      : toSessionUser(await signIn({ email, password }))
  void beginSession(scope, user)
}
