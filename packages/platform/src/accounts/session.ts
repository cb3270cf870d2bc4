import { asRecord, type Guid, type NumericId, toText, toDateText } from '../values/values.ts'
import type { AddressInput, UserAddress } from './user.ts'

/** Fields common to all sessions (Spec §3). */
export interface SessionFields {
  /** Access token; '' if the response has none. */
  token: string
  /** Required for `refreshSession`. */
  refreshToken: string | undefined
  /** Expiry in ISO 8601 (UTC). If the response has none, 600 seconds from now (Spec §9). */
  expiresAt: string
  /** Numeric account ID, the same as `User.id`; '' if unknown. */
  id: NumericId
  /** The supporter's GUID, the same as `User.uuid`; '' if unknown. */
  userId: Guid
}

/** A bearer session: the fields of `SessionFields`, and those of the account under the platform's names. */
export type Session = SessionFields & Readonly<Record<string, unknown>>

/** Session of a supporter who signed in with Basic authentication. The token contains the password: keep it in memory only. */
export interface BasicSession {
  address: UserAddress
  email: string
  name: string
  /** Base64 of email and password. */
  token: string
  userId: Guid
}

/** Result of a sign-up with Basic authentication. The token contains the password: keep it in memory only. */
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

// Spec §9
const defaultLifetimeMs = 600_000

/**
 * Parses the response of sign-in, sign-up, connect and refresh (Spec §3): the session's fields, and the user's fields that have
 * primitive values. Converts `id` to a string. Never throws.
 */
export function parseSession(context: { clock: { now(): number } }, wire: unknown): Session {
  const session = asRecord(wire)
  const user: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(asRecord(session['user'])).filter(([, value]) => isPlain(value)),
  )
  return {
    ...user,
    id: toText(user['id']) ?? '',
    expiresAt:
      parseExpiry(session['expires_at']) ??
      new Date(context.clock.now() + defaultLifetimeMs).toISOString(),
    refreshToken: toText(session['refresh_token']),
    token: toText(session['access_token']) ?? '',
    userId: toText(session['id']) ?? '',
  }
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
}

/** Parses an expiry date: ISO 8601, or seconds or milliseconds since epoch. */
function parseExpiry(wire: unknown): string | undefined {
  const number = typeof wire === 'string' && /^\d+$/.test(wire) ? Number(wire) : wire
  if (typeof number !== 'number') return toDateText(number)
  const epochMs = number < 1e11 ? number * 1000 : number
  return epochMs > 0 && epochMs <= 8.64e15 ? new Date(epochMs).toISOString() : undefined
}
