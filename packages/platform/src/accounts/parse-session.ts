import { asRecord } from '../values/as-record.ts'
import { toDateText } from '../values/to-date-text.ts'
import { toText } from '../values/to-text.ts'
import type { Session } from './session.ts'

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
