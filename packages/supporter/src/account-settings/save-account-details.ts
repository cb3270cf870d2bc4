import type { Refusal } from '@milepost/forms'
import { isHttpError, getErrorMessage, type User, type UserAddress } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { toSaveErrors } from '../editing/to-save-errors.ts'
import { requireCallGroup } from '../session/session-scope.ts'
import type { AccountDetails } from './account-details.ts'

/** Whether the whole address was cleared. The platform ignores omitted fields, so it cannot delete an address. */
export function isAddressCleared({ address }: User, details: AccountDetails): boolean {
  const had = Object.values(address).some((part) => part !== '')
  return had && Object.keys(toAddress(details)).length === 0
}

/**
 * Updates the user's name, email and address. Idempotent.
 *
 * @returns the updated user
 * @throws PlatformError if the platform rejects the change
 */
export async function saveAccountDetails(
  platform: PlatformAdapter,
  user: User,
  details: AccountDetails,
): Promise<User> {
  const { firstName, lastName, email } = trimDetails(details)
  const address = toAddress(details)
  await requireCallGroup(platform, 'accounts').updateUser({
    uuid: user.uuid,
    email,
    firstName,
    lastName,
    address: Object.keys(address).length === 0 ? undefined : address,
  })
  return { ...user, firstName, lastName, email, name: `${firstName} ${lastName}`.trim(), address }
}

/** Returns the form errors of a rejected change. */
export function toAccountUpdateErrors(
  error: unknown,
  messages: Parameters<typeof toSaveErrors>[1] & { emailTaken: string },
): Refusal {
  if (isHttpError(error, 409) || (isHttpError(error) && /\bin use\b/i.test(getErrorMessage(error))))
    return { errors: { email: messages.emailTaken } }
  return toSaveErrors(error, messages, {
    email: 'email',
    'e-mail': 'email',
    firstname: 'firstName',
    lastname: 'lastName',
    line1: 'address.line1',
    line2: 'address.line2',
    town: 'address.townOrCity',
    county: 'address.countyOrState',
    postcode: 'address.postcodeOrZipcode',
    country: 'address.country',
  })
}

function toAddress(details: AccountDetails): UserAddress {
  const all = trimDetails(details)
  const parts = {
    streetAddress: all['address.line1'],
    extendedAddress: all['address.line2'],
    locality: all['address.townOrCity'],
    state: all['address.countyOrState'],
    postcode: all['address.postcodeOrZipcode'],
    country: all['address.country'],
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''))
}

function trimDetails(details: AccountDetails): AccountDetails {
  const entries = Object.entries(details as unknown as Record<string, string>)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value.trim()]),
  ) as unknown as AccountDetails
}
