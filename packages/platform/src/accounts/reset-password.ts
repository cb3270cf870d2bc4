import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requestRest } from '../rest/request-rest.ts'

/**
 * Has the platform send a supporter the message with which to choose a new password.
 *
 * @throws {MissingArgumentError} without an email
 * @throws {HttpError} with status 400 or 404 when there is no such account
 */
export async function resetPassword(
  platform: Platform,
  inputs: { email: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { email, signal } = emptyIfMissing(inputs)
  requireArguments({ email })
  await requestRest(platform, {
    method: 'POST',
    to: 'services',
    path: `/v1/${platform.environment.provider}/iam/reset-password`,
    body: { email },
    signal,
  })
}
