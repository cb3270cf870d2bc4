import type { Guid } from '../values/guid.ts'
import type { NumericId } from '../values/numeric-id.ts'

/** A supporter's postal address (Spec §3); parts that are not known are left out. */
export interface UserAddress {
  streetAddress?: string
  extendedAddress?: string
  locality?: string
  state?: string
  postcode?: string
  country?: string
}

/** A supporter, as the product speaks of one (Spec §3). */
export interface User {
  address: UserAddress
  /** The country's name. */
  country: string | undefined
  /** Two letters; GB for a country that is not listed. */
  countryCode: string
  email: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  name: string | undefined
  /** The parts of the address joined with commas; undefined when there are none. */
  formattedAddress: string | undefined
  /** The numeric account id as text; '' when there is none. */
  id: NumericId
  /** undefined for the site's own placeholder. */
  image: string | undefined
  /** How many active pages there are. */
  pageCount: number
  /** The guid; '' when there is none. */
  uuid: Guid
}
