import { isPlatformError } from '../errors/errors.ts'
import { assertHeaderValue } from '../platform/headers.ts'
import type { Platform } from '../platform/platform.ts'
import {
  cleanInputs,
  type Id,
  isIdentityToken,
  pathSegment,
  requireArguments,
  requireToken,
  singleId,
} from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { type Guid, withoutEmpty } from '../values/values.ts'
import { type AddressInput, parseUser, toPlatformAddress, type User } from './user.ts'

/**
 * Fetches the signed-in supporter: from the account, or for a legacy token (32 characters or fewer) from the identity service (Spec
 * §6).
 *
 * @throws {MissingArgumentError} without a token
 * @throws {HttpError} 401 if the token is invalid
 */
export async function fetchCurrentUser(
  platform: Platform,
  inputs: { signal?: AbortSignal | undefined } = {},
): Promise<User> {
  const { signal } = cleanInputs(inputs)
  requireToken(platform)
  const call = isIdentityToken(platform)
    ? ({ to: 'api', path: '/v1/account' } as const)
    : ({ to: 'identity', path: '/connect/userinfo' } as const)
  return parseUser(await requestRest(platform, { ...call, withToken: true, signal }))
}

/** Changes to a supporter's account. */
export interface UpdateUserInputs {
  uuid: Guid
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
  address?: AddressInput | undefined
  signal?: AbortSignal | undefined
}

/**
 * Updates a supporter's name and address. Sent once.
 *
 * @throws {MissingArgumentError} without a token, a GUID or an email
 * @throws {HttpError} 401 or 403 for the account of another supporter
 */
export async function updateUser(platform: Platform, inputs: UpdateUserInputs): Promise<void> {
  const { uuid, email, firstName, lastName, address, signal } = cleanInputs(inputs)
  requireToken(platform)
  requireArguments({ uuid, email })
  const path = `/v1/account/${pathSegment('uuid', uuid)}`
  const body = withoutEmpty({ firstName, lastName, email, address: toPlatformAddress(address) })
  await requestRest(platform, { method: 'PUT', to: 'api', path, body, withToken: true, signal })
}

/**
 * Whether an email has an account. Any failure counts as no (Spec §8); only an abort rejects.
 *
 * @throws {MissingArgumentError} without an email
 */
export async function isEmailRegistered(
  platform: Platform,
  inputs: { email: string; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const { email, signal } = cleanInputs(inputs)
  const path = `/v1/account/${pathSegment('email', email)}`
  try {
    await requestRest(platform, { to: 'api', path, signal })
    return true
  } catch (error) {
    if (isPlatformError(error)) return false
    throw error
  }
}

/** An administrator with access to a charity's reports. The token may contain a password: keep it in memory. */
export interface ReportAdmin {
  token: string
  charityId: string
}

/**
 * Checks an administrator's token for the reports of a charity.
 *
 * @param token - sent with the scheme Basic, unchanged
 * @throws {MissingArgumentError} without a charity or a token
 * @throws {RefusedError} if a success response says that the token is invalid
 * @throws {HttpError} 401 if the token is invalid
 * @throws {TypeError} if the token contains characters that are not allowed in headers
 */
export async function authenticateReports(
  platform: Platform,
  inputs: { charity: Id; token: string; signal?: AbortSignal | undefined },
): Promise<ReportAdmin> {
  const { charity, token, signal } = cleanInputs(inputs)
  const charityId = singleId('charity', charity)
  requireArguments({ charity: charityId, token })
  assertHeaderValue('token', token)
  const segment = pathSegment('charity', charityId)
  const path = `/v1/${platform.environment.provider}/reports/${segment}/authenticate`
  const headers = { Authorization: `Basic ${token}` }
  const getRefusal = ({ isValid }: { isValid?: unknown }) =>
    isValid === false ? 'The administrator was not accepted' : undefined
  const request = { method: 'POST', to: 'services', path, headers, getRefusal, signal } as const
  await requestRest(platform, request)
  return { token, charityId: charityId ?? '' }
}
