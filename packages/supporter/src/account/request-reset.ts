import { isHttpError } from '@milepost/platform'
import { groupOf } from '../session/group-of.ts'
import type { SessionScope } from '../session/session-scope.ts'

/**
 * Requests an email to reset the password. Unknown email addresses are not reported, so that the form does not reveal who has
 * an account.
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
