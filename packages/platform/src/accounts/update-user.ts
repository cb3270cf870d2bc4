import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requireToken } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import type { Guid } from '../values/guid.ts'
import { withoutEmpty } from '../values/without-empty.ts'
import { type AddressInput, toPlatformAddress } from './address.ts'

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
