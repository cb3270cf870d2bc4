import type { IsoDate, MillisecondDate } from '../values/values.wire.ts'

/** The supporter inside a session envelope. */
export interface SessionUserWire {
  id: number
  uuid: string
  firstName: string
  lastName: string
  name: string
  email: string
  country?: string | null
  countryCode?: string | null
}

/** What sign-in, register, connect and refresh answer (`{services}/v1/{provider}/…`). */
export interface SessionWire {
  /** The supporter's guid. */
  id: string
  access_token: string
  refresh_token?: string | null
  /** ISO 8601 in UTC; seconds or milliseconds since 1970 are understood too. */
  expires_at?: IsoDate | number | null
  token_type?: string | null
  user: SessionUserWire
}

/** The claims of `GET {identity}/connect/accesstokenvalidation`. */
export interface TokenClaimsWire {
  sub: string
  client_id: string
  scope: string[]
  /** Seconds since 1970. */
  exp: number
  iss: string
}

/** A postal address as the REST API writes it. */
export interface AddressWire {
  line1?: string | null
  line2?: string | null
  townOrCity?: string | null
  countyOrState?: string | null
  country?: string | null
  postcodeOrZipcode?: string | null
}

/** `GET {api}/v1/account`: the supporter who is signed in. */
export interface AccountWire {
  accountId: number
  userId: string
  accountTypes?: string[] | null
  email: string
  firstName: string
  lastName: string
  activePageCount?: number | null
  completedPagesCount?: number | null
  country?: string | null
  town?: string | null
  address?: AddressWire | null
  joinDate?: MillisecondDate | null
  profileImageUrls?: { Key: string; Value: string }[] | null
  totalDonated?: number | null
  totalDonatedGiftAid?: number | null
  totalGiftAid?: number | null
  totalRaised?: number | null
}

/** `GET {identity}/connect/userinfo`: the same supporter by a legacy token. */
export interface UserInfoWire {
  sub: string
  justgiving_consumer_id?: string | null
  name?: string | null
  given_name?: string | null
  family_name?: string | null
  email?: string | null
}

/** `GET {api}/v1/account/{email}`: `Standard` with 200, `None` with 404. */
export interface AccountTypeWire {
  accountType: string
}

/** The body of `POST {services}/v1/{provider}/iam/login`. */
export interface LoginBodyWire {
  email: string
  password: string
}

/** The body of `POST {services}/v1/{provider}/iam/register`; the address only where one is given. */
export interface RegisterBodyWire extends LoginBodyWire {
  firstName: string
  lastName: string
  phone?: string
  streetAddress?: string
  extendedAddress?: string
  locality?: string
  region?: string
  country?: string
  postCode?: string
}

/** The body of `PUT {api}/v1/account`, and without `address` of `POST {api}/v1/account/lite`. */
export interface AccountBodyWire extends LoginBodyWire {
  acceptTermsAndConditions: true
  firstName: string
  lastName: string
  title?: string
  address?: AddressWire
  reference?: string
  causeId?: number
}

/** What both of them answer. */
export interface AccountCreatedWire {
  email: string
  country?: string | null
}

/** The body of `POST {services}/v1/{provider}/oauth/connect`. */
export type ConnectBodyWire =
  | { code: string; redirect_uri?: string; state?: string }
  | { access_token: string }

/** The body of `POST {services}/v1/{provider}/token/refresh`. */
export interface RefreshBodyWire {
  refreshToken: string
}

/** The body of `PUT {api}/v1/account/{uuid}`. */
export interface AccountUpdateBodyWire {
  firstName?: string
  lastName?: string
  email: string
  address?: AddressWire
}

/** `POST {services}/v1/{provider}/reports/{charityId}/authenticate`. */
export interface ReportsAccessWire {
  /** false counts as a failure. */
  isValid: boolean
  charityId: number
}

/** A write whose answer says nothing more. */
export interface SuccessWire {
  success: boolean
}
