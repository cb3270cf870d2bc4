import { isHttpError } from '@milepost/platform'
import { requireGroup } from '../session/require-group.ts'
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
    await requireGroup(scope.platformFor(), 'accounts').resetPassword({ email })
  } catch (error) {
    if (!isHttpError(error, 400) && !isHttpError(error, 404)) throw error
  }
}
