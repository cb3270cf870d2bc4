import { connect } from '@milepost/platform/rest'
import type { SessionScope } from '../session/session-scope.ts'
import { beginSession } from './begin-session.ts'
import { toSessionUser } from './to-session-user.ts'

/** Signs in with the code that the identity service gave. A code works once and is sent once. */
export async function connectByCode(
  scope: SessionScope,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const { redirectUri } = scope.settings.signIn
  const session = await connect(scope.platformFor(), { code, state, redirectUri })
  void beginSession(scope, toSessionUser(session))
}
