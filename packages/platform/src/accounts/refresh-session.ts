import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { parseSession } from './parse-session.ts'
import type { Session } from './session.ts'

/**
 * Gives a session a new token, a new refresh token and a new expiry. The old refresh token is void
 * then, so two refreshes must not run at once.
 *
 * @throws {MissingArgumentError} without a refresh token
 * @throws {HttpError} with the server's answer (Spec §8): the session is over
 */
export async function refreshSession(
  platform: Platform,
  inputs: { refreshToken: string; signal?: AbortSignal | undefined },
): Promise<Session> {
  const { refreshToken, signal } = emptyIfMissing(inputs)
  requireArguments({ refreshToken })
  const path = `/v1/${platform.environment.provider}/token/refresh`
  const body = { refreshToken }
  return parseSession(
    platform,
    await requestRest(platform, { method: 'POST', to: 'services', path, body, signal }),
  )
}
