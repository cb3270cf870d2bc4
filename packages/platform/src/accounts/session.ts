import type { Guid } from '../values/guid.ts'
import type { NumericId } from '../values/numeric-id.ts'
import type { AddressInput } from './address.ts'
import type { UserAddress } from './user.ts'

/** What every session has (Spec §3). */
export interface SessionFields {
  /** The access token; '' when the platform gave none. */
  token: string
  /** Without one, the session cannot be refreshed. */
  refreshToken: string | undefined
  /** ISO 8601 in UTC; 600 seconds from now where the platform does not say (Spec §9). */
  expiresAt: string
  /** The numeric account id as text, as `User.id`; '' when there is none. */
  id: NumericId
  /** The supporter's guid, as `User.uuid`; '' when there is none. */
  userId: Guid
}

/** A signed-in supporter: the supporter's own fields as the platform names them, and the session's. */
export type Session = SessionFields & Readonly<Record<string, unknown>>

/** A supporter signed in with Basic. The token contains the password: keep it in memory only. */
export interface BasicSession {
  address: UserAddress
  email: string
  name: string
  /** Base64 of email and password. */
  token: string
  /** The supporter's guid. */
  userId: Guid
}

/** What Basic sign-up gives. The token contains the password: keep it in memory only. */
export interface BasicSignUp {
  address: AddressInput | undefined
  country: string | undefined
  email: string
  firstName: string
  lastName: string
  name: string
  /** Base64 of email and password. */
  token: string
}
