import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord } from '../values/as-record.ts'
import { toBase64 } from '../values/to-base64.ts'
import { toFullName } from '../values/to-full-name.ts'
import { toText } from '../values/to-text.ts'
import { parseSession } from './parse-session.ts'
import { parseUserAddress } from './parse-user-address.ts'
import type { BasicSession, Session } from './session.ts'

/** The details of who signs in. */
export interface SignInInputs {
  email: string
  password: string
  signal?: AbortSignal | undefined
}

/**
 * Signs a supporter in: with Bearer for a session that can be refreshed, with Basic for a token
 * made of the password.
 *
 * @throws {MissingArgumentError} without email or password
 * @throws {HttpError} with the server's answer (Spec §8), 400, 401 or 404 for wrong credentials
 */
export function signIn(
  platform: Platform,
  inputs: SignInInputs & { authType?: 'Bearer' | undefined },
): Promise<Session>
export function signIn(
  platform: Platform,
  inputs: SignInInputs & { authType: 'Basic' },
): Promise<BasicSession>
export async function signIn(
  platform: Platform,
  inputs: SignInInputs & { authType?: string | undefined },
): Promise<Session | BasicSession> {
  const { email, password, authType = 'Bearer', signal } = emptyIfMissing(inputs)
  requireArguments({ email, password })
  if (authType === 'Basic') return signInBasic(platform, { email, password, signal })
  const path = `/v1/${platform.environment.provider}/iam/login`
  const body = { email, password }
  return parseSession(
    platform,
    await requestRest(platform, { method: 'POST', to: 'services', path, body, signal }),
  )
}

async function signInBasic(
  platform: Platform,
  { email, password, signal }: SignInInputs,
): Promise<BasicSession> {
  const token = toBase64(`${email}:${password}`)
  const headers = { Authorization: `Basic ${token}` }
  const request = { to: 'api', path: '/v1/account', headers, signal } as const
  const account = asRecord(await requestRest(platform, request))
  return {
    address: parseUserAddress(account['address']),
    email: toText(account['email']) ?? email,
    name: toFullName(account) ?? '',
    token,
    userId: toText(account['userId']) ?? '',
  }
}
