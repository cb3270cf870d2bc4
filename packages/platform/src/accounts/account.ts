import { isPlatformError } from '../errors/errors.ts'
import { assertHeaderValue } from '../platform/headers.ts'
import type { Platform } from '../platform/platform.ts'
import {
  emptyIfMissing,
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

/** What to change of a supporter. */
export interface UpdateUserInputs {
  /** The supporter's guid. */
  uuid: Guid
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
  address?: AddressInput | undefined
  signal?: AbortSignal | undefined
}

/**
 * Changes a supporter's name and address. Sent once.
 *
 * @throws {MissingArgumentError} without a token, a guid or an email
 * @throws {HttpError} 401 or 403 when it is not the supporter's own account
 */
export async function updateUser(platform: Platform, inputs: UpdateUserInputs): Promise<void> {
  const { uuid, email, firstName, lastName, address, signal } = emptyIfMissing(inputs)
  requireToken(platform)
  requireArguments({ uuid, email })
  await requestRest(platform, {
    method: 'PUT',
    to: 'api',
    path: `/v1/account/${pathSegment('uuid', uuid)}`,
    body: withoutEmpty({ firstName, lastName, email, address: toPlatformAddress(address) }),
    withToken: true,
    signal,
  })
}

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

/** An administrator who may see a charity's reports. The token may contain a password: keep it in memory. */
export interface ReportAdmin {
  token: string
  charityId: string
}

/**
 * Checks an administrator's token for the reports of a charity.
 *
 * @param token - given ready-made; sent with the scheme Basic
 * @throws {MissingArgumentError} without a charity or a token
 * @throws {RefusedError} when the platform answers with success that it is not valid
 * @throws {HttpError} with status 401 when it refuses the token
 * @throws {TypeError} when the token contains characters that no header can carry
 */
export async function authenticateReports(
  platform: Platform,
  inputs: { charity: Id; token: string; signal?: AbortSignal | undefined },
): Promise<ReportAdmin> {
  const { charity, token, signal } = emptyIfMissing(inputs)
  const charityId = singleId('charity', charity)
  requireArguments({ charity: charityId, token })
  assertHeaderValue('token', token)
  const segment = pathSegment('charity', charityId)
  const path = `/v1/${platform.environment.provider}/reports/${segment}/authenticate`
  await requestRest(platform, {
    method: 'POST',
    to: 'services',
    path,
    headers: { Authorization: `Basic ${token}` },
    refusalOf: ({ isValid }) =>
      isValid === false ? 'The administrator was not accepted' : undefined,
    signal,
  })
  return { token, charityId: charityId ?? '' }
}
