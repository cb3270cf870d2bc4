import { UnsupportedError } from '@milepost/platform'
import { groupOf } from '../session/group-of.ts'
import type { SessionScope } from '../session/session-scope.ts'
import { beginSession } from './begin-session.ts'
import { toSessionUser } from './to-session-user.ts'

/**
 * Signs in with the identity service's code. A code works once and is sent once.
 *
 * @throws {UnsupportedError} if the platform has no hosted sign-in
 */
export async function connectByCode(
  scope: SessionScope,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const { redirectUri } = scope.settings.signIn
  const { connect } = groupOf(scope.platformFor(), 'accounts')
  if (connect === undefined) {
    throw new UnsupportedError('The platform has no sign-in screen of its own')
  }
  const session = await connect({ code, state, redirectUri })
  void beginSession(scope, toSessionUser(session))
}
