import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requestRest } from '../rest/request-rest.ts'
import { withoutEmpty } from '../values/without-empty.ts'
import { parseSession } from './parse-session.ts'
import type { Session } from './session.ts'

/** What the identity service gave: a code by way of the return address, or an access token. */
export interface ConnectInputs {
  code?: string | undefined
  redirectUri?: string | undefined
  state?: string | undefined
  accessToken?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Turns what the identity service gave into a session. Sent once: a code works only once.
 *
 * @throws {MissingArgumentError} without a code or an access token
 * @throws {HttpError} with the server's answer (Spec §8)
 */
export async function connect(platform: Platform, inputs: ConnectInputs): Promise<Session> {
  const { code, redirectUri, state, accessToken, signal } = emptyIfMissing(inputs)
  if (!code && !accessToken) throw new MissingArgumentError('code')
  const path = `/v1/${platform.environment.provider}/oauth/connect`
  const body = code
    ? withoutEmpty({ code, redirect_uri: redirectUri, state })
    : { access_token: accessToken }
  return parseSession(
    platform,
    await requestRest(platform, { method: 'POST', to: 'services', path, body, signal }),
  )
}
