import { isHttpError } from '@milepost/platform'
import { groupOf } from '../session/group-of.ts'
import type { SessionScope } from '../session/session-scope.ts'

/**
 * Requests an email to reset the password. An unknown email address is not an error here, because nobody should find
 * out who has an account.
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
