import { isHttpError, isPlatformError, MissingArgumentError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, requireArguments } from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toBase64 } from '../values/texts.ts'
import { asRecord, toFullName, toText, withoutEmpty } from '../values/values.ts'
import { type BasicSession, type BasicSignUp, parseSession, type Session } from './session.ts'
import { type AddressInput, parseUserAddress, toPlatformAddress } from './user.ts'

export interface SignInInputs {
  email: string
  password: string
  signal?: AbortSignal | undefined
}

/**
 * Signs in a supporter. Bearer returns a session that can be refreshed; Basic returns a token that contains the password.
 *
 * @throws {MissingArgumentError} if the email or password is missing
 * @throws {HttpError} with the response (Spec §8): 400, 401 or 404 for wrong credentials
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
  const { email, password, authType = 'Bearer', signal } = cleanInputs(inputs)
  requireArguments({ email, password })
  if (authType === 'Basic') return signInBasic(platform, { email, password, signal })
  const body = { email, password }
  return requestSession(platform, '/iam/login', body, signal)
}

/** Exchanges credentials for a session. */
async function requestSession(
  platform: Platform,
  path: string,
  body: object,
  signal: AbortSignal | undefined,
): Promise<Session> {
  const provider = `/v1/${platform.environment.provider}`
  const request = { method: 'POST', to: 'services', path: provider + path, body, signal } as const
  return parseSession(platform, await requestRest(platform, request))
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

/** A new account (Spec §3). */
export interface SignUpInputs {
  firstName: string
  lastName: string
  email: string
  password: string
  address?: AddressInput | undefined
  /** Bearer only. */
  phone?: string | undefined
  /** Basic only. */
  title?: string | undefined
  /** ID of the cause that referred the supporter. Basic only. */
  cause?: number | undefined
  /** Basic only. */
  reference?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Creates an account and signs in. Bearer returns a session. Basic returns a token that contains the password, and accepts the
 * platform's terms on the supporter's behalf (Spec §6). Never retried.
 *
 * @throws {MissingArgumentError} if the first name, last name, email or password is missing
 * @throws {HttpError} with the response (Spec §8), for example 409 if the email already has an account
 */
export function signUp(
  platform: Platform,
  inputs: SignUpInputs & { authType?: 'Bearer' | undefined },
): Promise<Session>
export function signUp(
  platform: Platform,
  inputs: SignUpInputs & { authType: 'Basic' },
): Promise<BasicSignUp>
export async function signUp(
  platform: Platform,
  given: SignUpInputs & { authType?: string | undefined },
): Promise<Session | BasicSignUp> {
  const { authType = 'Bearer', ...inputs } = cleanInputs(given)
  const { firstName, lastName, email, password, phone, signal } = inputs
  requireArguments({ firstName, lastName, email, password })
  if (authType === 'Basic') return signUpBasic(platform, inputs)
  const address = toPlatformAddress(inputs.address)
  const body = {
    ...withoutEmpty({ firstName, lastName, email, password, phone }),
    ...(address && {
      streetAddress: address.line1 ?? '',
      extendedAddress: address.line2 ?? '',
      locality: address.townOrCity ?? '',
      region: address.countyOrState ?? '',
      country: address.country ?? '',
      postCode: address.postcodeOrZipcode ?? '',
    }),
  }
  return requestSession(platform, '/iam/register', body, signal)
}

async function signUpBasic(platform: Platform, inputs: SignUpInputs): Promise<BasicSignUp> {
  const { firstName, lastName, email, password, title, reference, cause, signal } = inputs
  const address = toPlatformAddress(inputs.address)
  const body = {
    acceptTermsAndConditions: true,
    ...withoutEmpty({ firstName, lastName, email, password, title, address, reference }),
    ...withoutEmpty({ causeId: cause }),
  }
  const call = address
    ? ({ method: 'PUT', path: '/v1/account' } as const)
    : ({ method: 'POST', path: '/v1/account/lite' } as const)
  const response = asRecord(await requestRest(platform, { ...call, to: 'api', body, signal }))
  return {
    address: inputs.address,
    country: toText(response['country']),
    email,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    token: toBase64(`${email}:${password}`),
  }
}

/** Authorization code or access token from the identity service. One of them is required; the code takes precedence. */
export interface ConnectInputs {
  code?: string | undefined
  redirectUri?: string | undefined
  state?: string | undefined
  accessToken?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Exchanges an authorization code or an access token for a session. Never retried, because a code can be used only once.
 *
 * @throws {MissingArgumentError} if both the code and the access token are missing
 * @throws {HttpError} with the response (Spec §8)
 */
export async function connect(platform: Platform, inputs: ConnectInputs): Promise<Session> {
  const { code, redirectUri, state, accessToken, signal } = cleanInputs(inputs)
  if (!code && !accessToken) throw new MissingArgumentError('code')
  const body = code
    ? withoutEmpty({ code, redirect_uri: redirectUri, state })
    : { access_token: accessToken }
  return requestSession(platform, '/oauth/connect', body, signal)
}

/**
 * Refreshes a session. Returns a new token, refresh token and expiry. The old refresh token becomes invalid, so refreshes must not run
 * concurrently.
 *
 * @throws {MissingArgumentError} if the refresh token is missing
 * @throws {HttpError} with the response (Spec §8), if the session has ended
 */
export async function refreshSession(
  platform: Platform,
  inputs: { refreshToken: string; signal?: AbortSignal | undefined },
): Promise<Session> {
  const { refreshToken, signal } = cleanInputs(inputs)
  requireArguments({ refreshToken })
  const body = { refreshToken }
  return requestSession(platform, '/token/refresh', body, signal)
}

/** Result of validating a token: its claims if it is valid, otherwise the fields of the error response. */
export type TokenValidation = { valid: boolean } & Readonly<Record<string, unknown>>

/**
 * Validates a token with the identity service. Error responses and network errors mean that it is invalid (Spec §8). Rejects only if
 * aborted.
 *
 * @throws {MissingArgumentError} if the token is missing
 */
export async function validateToken(
  platform: Platform,
  inputs: { token: string; signal?: AbortSignal | undefined },
): Promise<TokenValidation> {
  const { token, signal } = cleanInputs(inputs)
  requireArguments({ token })
  const path = '/connect/accesstokenvalidation'
  try {
    const claims = await requestRest(platform, { to: 'identity', path, query: { token }, signal })
    return { ...asRecord(claims), valid: true }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const body = isHttpError(error) ? error.data : undefined
    return { ...(Array.isArray(body) ? undefined : asRecord(body)), valid: false }
  }
}

/**
 * Emails a password reset link to a supporter.
 *
 * @throws {MissingArgumentError} if the email is missing
 * @throws {HttpError} 400 or 404 if the email has no account
 */
export async function resetPassword(
  platform: Platform,
  inputs: { email: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { email, signal } = cleanInputs(inputs)
  requireArguments({ email })
  const path = `/v1/${platform.environment.provider}/iam/reset-password`
  await requestRest(platform, { method: 'POST', to: 'services', path, body: { email }, signal })
}
