import { UnsupportedError } from '@milepost/platform'
import { requireGroup } from '../session/require-group.ts'
import type { SessionScope } from '../session/session-scope.ts'
import { beginSession } from './begin-session.ts'
import { toSessionUser } from './to-session-user.ts'

/**
 * Signs in with the authorization code of the identity service. A code is valid once, so the request is never retried.
 *
 * @throws {UnsupportedError} if the platform has no identity service
 */
export async function connectByCode(
  scope: SessionScope,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const { redirectUri } = scope.settings.signIn
  const { connect } = requireGroup(scope.platformFor(), 'accounts')
  if (connect === undefined) {
    throw new UnsupportedError('The platform has no identity service')
  }
  const session = await connect({ code, state, redirectUri })
  void beginSession(scope, toSessionUser(session))
}
