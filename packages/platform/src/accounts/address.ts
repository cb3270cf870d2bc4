import { withoutEmpty } from '../values/without-empty.ts'
import type { AddressWire } from '../wire/rest.wire.ts'

/**
 * A postal address in any of the shapes that people have one in: the platform's (`line1`), the
 * product's (`streetAddress`, `state`, `postcode`), or sign-up's (`region`, `postCode`). Of several
 * names for one thing the platform's wins, then in the order given here.
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

/** The address as the platform writes it; undefined when nothing of it is given. */
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
