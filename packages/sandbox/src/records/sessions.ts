import type { SessionWire } from '@milepost/platform/testing'
import { createHash } from 'node:crypto'
import { formatIsoDate } from '../values/wire-values.ts'
import { findAccountById, type AccountRow } from './accounts.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'

/** Creates a session, which sign-in, sign-up, connect and refresh return (wire contract §1.6). */
export function startSession(
  {
    database,
    clock,
    random,
    sessionMs,
  }: Pick<SandboxServices, 'database' | 'clock' | 'random' | 'sessionMs'>,
  account: AccountRow,
): SessionWire {
  const accessToken = random.token(32)
  const refreshToken = `r-${random.token(24)}`
  const expiresMs = clock() + sessionMs
  database.run(
    'INSERT INTO sessions (token_hash, refresh_hash, account_id, expires_ms) VALUES (?, ?, ?, ?)',
    hashToken(accessToken),
    hashToken(refreshToken),
    account.id,
    expiresMs,
  )
  return {
    id: account.guid,
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_at: formatIsoDate(expiresMs),
    token_type: 'Bearer',
    user: {
      id: account.id,
      uuid: account.guid,
      firstName: account.firstName,
      lastName: account.lastName,
      name: `${account.firstName} ${account.lastName}`.trim(),
      email: account.email,
      country: account.country,
      countryCode: account.countryCode,
    },
  }
}

/** Stored session of an access token. */
interface SessionRow {
  accountId: number
  expiresMs: number
}

/** Returns the session of an access token; undefined if the token is unknown or has expired. */
export function findSessionByToken(
  { database, clock }: Pick<SandboxServices, 'database' | 'clock'>,
  token: string,
): SessionRow | undefined {
  return database.get<SessionRow>(
    `SELECT account_id AS accountId, expires_ms AS expiresMs FROM sessions
      WHERE token_hash = ? AND expires_ms > ?`,
    hashToken(token),
    clock(),
  )
}

/** Returns the account of an access token; undefined if the token is unknown or has expired. */
export function findAccountByToken(
  services: Pick<SandboxServices, 'database' | 'clock'>,
  token: string,
): AccountRow | undefined {
  const session = findSessionByToken(services, token)
  return session === undefined ? undefined : findAccountById(services.database, session.accountId)
}

/**
 * Creates a new session for a refresh token, which is then invalidated (wire contract §4.8). The old access token
 * stays valid until it expires, for requests in flight.
 *
 * @returns undefined if the refresh token is unknown or has been used
 */
export function renewSession(
  services: Pick<SandboxServices, 'database' | 'clock' | 'random' | 'sessionMs'>,
  refreshToken: string,
): SessionWire | undefined {
  const { database } = services
  return database.transaction(() => {
    const hash = hashToken(refreshToken)
    const session = database.get<{ accountId: number }>(
      'SELECT account_id AS accountId FROM sessions WHERE refresh_hash = ?',
      hash,
    )
    if (session === undefined) return undefined
    database.run('UPDATE sessions SET refresh_hash = NULL WHERE refresh_hash = ?', hash)
    const account = findAccountById(database, session.accountId)
    return account === undefined ? undefined : startSession(services, account)
  })
}

/** Returns the hash under which a token is stored, so that a leaked database contains no usable tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
