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
  /** Country name. */
  country: string | undefined
  /** ISO 3166-1 alpha-2; GB for a missing or unlisted country. */
  countryCode: string
  email: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  name: string | undefined
  /** Address on one line, separated by commas; undefined if it is empty. */
  formattedAddress: string | undefined
  /** Numeric account ID; '' if unknown. */
  id: NumericId
  /** URL of the profile image, if there is one. */
  image: string | undefined
  /** Number of active pages. */
  pageCount: number
  /** GUID; '' if unknown. */
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

/** Parses an account from the REST API, or claims from the identity service. Never throws. */
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

/** Parses a postal address from the REST API. Never throws. */
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
 * A postal address, with field names of the REST API (`line1`), `UserAddress` (`streetAddress`) or sign-up (`region`, `postCode`).
 * If several names of the same field are set, the one listed first here wins.
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

/** Converts an address to the field names of the REST API; undefined if it is empty. */
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
