import { UnsupportedError } from '@milepost/platform'
import { groupOf } from '../session/group-of.ts'
import type { SessionScope } from '../session/session-scope.ts'
import { beginSession } from './begin-session.ts'
import { toSessionUser } from './to-session-user.ts'

/**
 * Signs in with the code that the identity service gave. A code works once and is sent once.
 *
 * @throws {UnsupportedError} where the platform has no sign-in screen of its own
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
