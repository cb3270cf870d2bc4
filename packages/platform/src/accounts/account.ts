import { isPlatformError } from '../errors/errors.ts'
import { assertHeaderValue } from '../platform/headers.ts'
import type { Platform } from '../platform/platform.ts'
import {
  cleanInputs,
  type Id,
  usesIdentityToken,
  toPathSegment,
  requireArguments,
  requireToken,
  toSingleId,
} from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { type Guid, withoutEmpty } from '../values/values.ts'
import { type AddressInput, parseUser, toPlatformAddress, type User } from './user.ts'

/**
 * Fetches the signed-in supporter's account. With a legacy token (32 characters or fewer), fetches it from the identity service
 * (Spec §6).
 *
 * @throws {MissingArgumentError} if the token is missing
 * @throws {HttpError} 401 if the token is invalid
 */
export async function fetchCurrentUser(
  platform: Platform,
  inputs: { signal?: AbortSignal | undefined } = {},
): Promise<User> {
  const { signal } = cleanInputs(inputs)
  requireToken(platform)
  const call = usesIdentityToken(platform)
    ? ({ to: 'api', path: '/v1/account' } as const)
    : ({ to: 'identity', path: '/connect/userinfo' } as const)
  return parseUser(await requestRest(platform, { ...call, withToken: true, signal }))
}

export interface UpdateUserInputs {
  uuid: Guid
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
  address?: AddressInput | undefined
  signal?: AbortSignal | undefined
}

/**
 * Updates a supporter's name and address. Never retried.
 *
 * @throws {MissingArgumentError} if the token, GUID or email is missing
 * @throws {HttpError} 401 or 403 if the account belongs to another supporter
 */
export async function updateUser(platform: Platform, inputs: UpdateUserInputs): Promise<void> {
  const { uuid, email, firstName, lastName, address, signal } = cleanInputs(inputs)
  requireToken(platform)
  requireArguments({ uuid, email })
  const path = `/v1/account/${toPathSegment('uuid', uuid)}`
  const body = withoutEmpty({ firstName, lastName, email, address: toPlatformAddress(address) })
  await requestRest(platform, { method: 'PUT', to: 'api', path, body, withToken: true, signal })
}

/**
 * Checks whether an email has an account. Any failure counts as false (Spec §8). Rejects only if aborted.
 *
 * @throws {MissingArgumentError} if the email is missing
 */
export async function isEmailRegistered(
  platform: Platform,
  inputs: { email: string; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const { email, signal } = cleanInputs(inputs)
  const path = `/v1/account/${toPathSegment('email', email)}`
  try {
    await requestRest(platform, { to: 'api', path, signal })
    return true
  } catch (error) {
    if (isPlatformError(error)) return false
    throw error
  }
}

/** An administrator with access to a charity's reports. The token may contain a password: keep it in memory only. */
export interface ReportAdmin {
  token: string
  charityId: string
}

/**
 * Verifies that an administrator's token gives access to a charity's reports.
 *
 * @param token - sent unchanged, as Basic credentials
 * @throws {MissingArgumentError} if the charity or token is missing
 * @throws {RefusedError} if a 2xx response reports that the token is invalid
 * @throws {HttpError} 401 if the token is invalid
 * @throws {TypeError} if the token contains characters that are invalid in headers
 */
export async function authenticateReports(
  platform: Platform,
  inputs: { charity: Id; token: string; signal?: AbortSignal | undefined },
): Promise<ReportAdmin> {
  const { charity, token, signal } = cleanInputs(inputs)
  const charityId = toSingleId('charity', charity)
  requireArguments({ charity: charityId, token })
  assertHeaderValue('token', token)
  const segment = toPathSegment('charity', charityId)
  const path = `/v1/${platform.environment.provider}/reports/${segment}/authenticate`
  const headers = { Authorization: `Basic ${token}` }
  const getRefusal = ({ isValid }: { isValid?: unknown }) =>
    isValid === false ? "The administrator's token is invalid" : undefined
  const request = { method: 'POST', to: 'services', path, headers, getRefusal, signal } as const
  await requestRest(platform, request)
  return { token, charityId: charityId ?? '' }
}
