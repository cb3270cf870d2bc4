import {
  asList,
  asRecord,
  type Guid,
  type NumericId,
  toAmount,
  toText,
  withoutEmpty,
} from '../values/values.ts'
import type { AddressWire } from '../wire/rest.wire.ts'

/** A supporter's postal address (Spec §3). Unknown parts are omitted. */
export interface UserAddress {
  streetAddress?: string
  extendedAddress?: string
  locality?: string
  state?: string
  postcode?: string
  country?: string
}

/** A supporter's account (Spec §3). */
export interface User {
  address: UserAddress
  /** The country's name. */
  country: string | undefined
  /** ISO 3166, two letters; GB for unlisted countries. */
  countryCode: string
  email: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  name: string | undefined
  /** The parts of the address, joined with commas; undefined if there are none. */
  formattedAddress: string | undefined
  /** The numeric account ID; '' if unknown. */
  id: NumericId
  /** undefined if the supporter has no image. */
  image: string | undefined
  /** Number of active pages. */
  pageCount: number
  /** The GUID; '' if unknown. */
  uuid: Guid
}

const countryCodes: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['Australia', 'AU'],
  ['United States', 'US'],
  ['Ireland', 'IE'],
  ['New Zealand', 'NZ'],
  ['Hong Kong', 'HK'],
  ['United Kingdom', 'GB'],
])

/** Parses an account of the REST API or the claims of the identity service. Never throws. */
export function parseUser(wire: unknown): User {
  const user = asRecord(wire)
  const firstName = toText(user['firstName'], user['given_name'])
  const lastName = toText(user['lastName'], user['family_name'])
  const images = user['profileImageUrls']
  const address = parseUserAddress(user['address'])
  const country = toText(user['country'])
  const parts = [
    address.streetAddress,
    address.extendedAddress,
    address.locality,
    address.state,
    address.postcode,
    address.country,
  ]
  return {
    address,
    country,
    countryCode: countryCodes.get(country ?? '') ?? 'GB',
    email: toText(user['email']),
    firstName,
    lastName,
    name: toText(user['name'], [firstName, lastName].filter(Boolean).join(' ')),
    formattedAddress: parts.filter(Boolean).join(', ') || undefined,
    id: toText(user['accountId'], user['justgiving_consumer_id']) ?? '',
    image: toText(asRecord(asList(images)[0])['Value'], asRecord(images)['OriginalSize']),
    pageCount: toAmount(user['activePageCount']),
    uuid: toText(user['userId'], user['sub']) ?? '',
  }
}

/** Parses a postal address of the REST API. Never throws. */
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

/**
 * A postal address in the shape of the platform (`line1`), of `UserAddress` (`streetAddress`) or of sign-up (`region`, `postCode`).
 * If a part is given twice, the first name in this order is used.
 */
export interface AddressInput {
  line1?: string | undefined
  streetAddress?: string | undefined
  line2?: string | undefined
  extendedAddress?: string | undefined
  townOrCity?: string | undefined
  locality?: string | undefined
  countyOrState?: string | undefined
  region?: string | undefined
  state?: string | undefined
  country?: string | undefined
  postcodeOrZipcode?: string | undefined
  postCode?: string | undefined
  postcode?: string | undefined
}

/** Converts an address to the platform's shape; undefined if it is empty. */
export function toPlatformAddress(input: AddressInput | undefined): AddressWire | undefined {
  if (!input) return undefined
  const address = withoutEmpty({
    line1: input.line1 || input.streetAddress,
    line2: input.line2 || input.extendedAddress,
    townOrCity: input.townOrCity || input.locality,
    countyOrState: input.countyOrState || input.region || input.state,
    country: input.country,
    postcodeOrZipcode: input.postcodeOrZipcode || input.postCode || input.postcode,
  })
  return Object.keys(address).length > 0 ? address : undefined
}
