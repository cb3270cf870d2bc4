import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import { parseUserAddress } from './parse-user-address.ts'
import type { User } from './user.ts'

const countryCodes: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['Australia', 'AU'],
  ['United States', 'US'],
  ['Ireland', 'IE'],
  ['New Zealand', 'NZ'],
  ['Hong Kong', 'HK'],
  ['United Kingdom', 'GB'],
])

/** Reads a supporter from either of the answers that describe one. Never throws. */
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
