/** An address as the fields show it; empty text where a part is missing. */
export interface Address {
  readonly line1: string
  readonly line2: string
  readonly townOrCity: string
  readonly countyOrState: string
  readonly postcodeOrZipcode: string
  readonly country: string
}

const otherNames: Readonly<Record<keyof Address, readonly string[]>> = {
  line1: ['line1', 'streetAddress'],
  line2: ['line2', 'extendedAddress'],
  townOrCity: ['townOrCity', 'locality'],
  countyOrState: ['countyOrState', 'state', 'region'],
  postcodeOrZipcode: ['postcodeOrZipcode', 'postcode', 'postCode'],
  country: ['country', 'countryCode'],
}

/**
 * Reads an address in any of the four shapes that the platform has: `line1 … postcodeOrZipcode`,
 * `streetAddress … state, postcode`, `streetAddress … region, postCode`, and one with only a
 * `countryCode` (Spec §3, S3.28, S3.29, S3.38).
 *
 * @returns text in every part, empty where nothing or something else was given
 */
export function readAddress(given: unknown): Address {
  const source =
    typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  const part = (name: keyof Address) =>
    otherNames[name]
      .map((other) => (Object.hasOwn(source, other) ? source[other] : undefined))
      .find((value): value is string => typeof value === 'string' && value !== '') ?? ''
  return {
    line1: part('line1'),
    line2: part('line2'),
    townOrCity: part('townOrCity'),
    countyOrState: part('countyOrState'),
    postcodeOrZipcode: part('postcodeOrZipcode'),
    country: part('country'),
  }
}
