import { asRecord, type Guid, type NumericId, toText, toDateText } from '../values/values.ts'
import type { AddressInput, UserAddress } from './user.ts'

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

// Spec §9
const defaultLifetimeMs = 600_000

/**
 * Reads what sign-in, register, connect and refresh answer: every plain field of the supporter,
 * unchanged but for the id, which is text, and over them the session's own (Spec §3). Never throws.
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
      expiryOf(session['expires_at']) ??
      new Date(context.clock.now() + defaultLifetimeMs).toISOString(),
    refreshToken: toText(session['refresh_token']),
    token: toText(session['access_token']) ?? '',
    userId: toText(session['id']) ?? '',
  }
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
}

/** ISO 8601, or seconds or milliseconds since 1970. */
function expiryOf(wire: unknown): string | undefined {
  const number = typeof wire === 'string' && /^\d+$/.test(wire) ? Number(wire) : wire
  if (typeof number !== 'number') return toDateText(number)
  const epochMs = number < 1e11 ? number * 1000 : number
  return epochMs > 0 && epochMs <= 8.64e15 ? new Date(epochMs).toISOString() : undefined
}
