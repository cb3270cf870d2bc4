import type { BasicSession, Session as PlatformSession } from '@milepost/platform'
import type { SessionUser } from '../browser-store/session.ts'

/** Converts the response to a sign-in, sign-up, connect or refresh call to the session's user (decisions: S3.31). */
export function toSessionUser(session: PlatformSession): SessionUser {
  const { userId, token, refreshToken, expiresAt } = session
  const name = text(session['name']) || nameOf(session)
  return {
    id: userId,
    uuid: text(session['uuid']) || userId,
    name,
    countryCode: text(session['countryCode']),
    token,
    refreshToken,
    tokenExpiry: expiresAt,
    authType: 'Bearer',
    hasExistingPage: false,
  }
}

/** Converts the response to a Basic sign-in to the session's user. Its token contains the password, and is never stored. */
export function toBasicSessionUser({ userId, name, token }: BasicSession): SessionUser {
  return {
    id: userId,
    uuid: userId,
    name,
    countryCode: '',
    token,
    refreshToken: undefined,
    tokenExpiry: undefined,
    authType: 'Basic',
    hasExistingPage: false,
  }
}

function nameOf(session: PlatformSession): string {
  return [text(session['firstName']), text(session['lastName'])].filter(Boolean).join(' ')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
