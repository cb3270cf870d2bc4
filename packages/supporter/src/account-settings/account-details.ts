import type { User } from '@milepost/platform'

/** Values of the account form, by field name. */
export type AccountDetails = {
  firstName: string
  lastName: string
  email: string
  'address.line1': string
  'address.line2': string
  'address.townOrCity': string
  'address.countyOrState': string
  'address.postcodeOrZipcode': string
  'address.country': string
}

/** Returns the form values of a user; `''` if unknown. */
export function toAccountDetails({ firstName, lastName, email, address }: User): AccountDetails {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    'address.line1': address.streetAddress ?? '',
    'address.line2': address.extendedAddress ?? '',
    'address.townOrCity': address.locality ?? '',
    'address.countyOrState': address.state ?? '',
    'address.postcodeOrZipcode': address.postcode ?? '',
    'address.country': address.country ?? '',
  }
}
