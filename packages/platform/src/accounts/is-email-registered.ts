import { isPlatformError } from '../errors/platform-error.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'

/**
 * Whether an email address has an account already: the platform's availability check, under a
 * name that says what its answer means. Any failure counts as no (Spec §8); only an abort rejects.
 *
 * @throws {MissingArgumentError} without an email
 */
export async function isEmailRegistered(
  platform: Platform,
  inputs: { email: string; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const { email, signal } = emptyIfMissing(inputs)
  const path = `/v1/account/${pathSegment('email', email)}`
  try {
    await requestRest(platform, { to: 'api', path, signal })
    return true
  } catch (error) {
    if (isPlatformError(error)) return false
    throw error
  }
}
