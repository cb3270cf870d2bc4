import type { Platform } from '../platform/platform.ts'
import { isIdentityToken } from '../request/is-identity-token.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireToken } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import { parseUser } from './parse-user.ts'
import type { User } from './user.ts'

/**
 * Reads the supporter whose token the platform carries: from the account, or by a legacy token (32
 * characters or fewer) from the identity service (Spec §6).
 *
 * @throws {MissingArgumentError} without a token
 * @throws {HttpError} with status 401 when it is not valid
 */
export async function fetchCurrentUser(
  platform: Platform,
  inputs: { signal?: AbortSignal | undefined } = {},
): Promise<User> {
  const { signal } = emptyIfMissing(inputs)
  requireToken(platform)
  const call = isIdentityToken(platform)
    ? ({ to: 'api', path: '/v1/account' } as const)
    : ({ to: 'identity', path: '/connect/userinfo' } as const)
  return parseUser(await requestRest(platform, { ...call, withToken: true, signal }))
}
