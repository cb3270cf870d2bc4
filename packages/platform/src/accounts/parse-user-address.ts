import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import { withoutEmpty } from '../values/without-empty.ts'
import type { UserAddress } from './user.ts'

/** Reads a postal address of the REST API; an absent one has no parts. Never throws. */
export function parseUserAddress(wire: unknown): UserAddress {
  const address = asRecord(wire)
  return withoutEmpty({
    streetAddress: toText(address['line1']),
    extendedAddress: toText(address['line2']),
    locality: toText(address['townOrCity']),
    state: toText(address['countyOrState']),
    postcode: toText(address['postcodeOrZipcode']),
    country: toText(address['country']),
  })
}
