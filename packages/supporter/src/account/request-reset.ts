import { isHttpError } from '@milepost/platform'
import { groupOf } from '../session/group-of.ts'
import type { SessionScope } from '../session/session-scope.ts'

/**
 * Has the platform send the message for a new password. An address without an account is no error
 * here: nobody is to find out who has one.
 */
export async function requestReset(
  scope: SessionScope,
  { email }: { email: string },
): Promise<void> {
  try {
    await groupOf(scope.platformFor(), 'accounts').resetPassword({ email })
  } catch (error) {
    if (!isHttpError(error, 400) && !isHttpError(error, 404)) throw error
  }
}
