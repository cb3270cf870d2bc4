import type { SessionWire } from '@milepost/platform/testing'
import { createHash } from 'node:crypto'
import { isoDate } from '../values/wire-values.ts'
import { accountById, type AccountRow } from './accounts.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'

/** Starts a session; sign-in, sign-up, connect and refresh answer it (wire contract §1.6). */
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
    expires_at: isoDate(expiresMs),
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

/** A session as its access token finds it. */
interface SessionRow {
  accountId: number
  expiresMs: number
}

/** The session of an access token that has not expired. */
export function sessionByToken(
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

/** The account of an access token that has not expired. */
export function accountByToken(
  services: Pick<SandboxServices, 'database' | 'clock'>,
  token: string,
): AccountRow | undefined {
  const session = sessionByToken(services, token)
  return session === undefined ? undefined : accountById(services.database, session.accountId)
}

/**
 * Starts the next session of a refresh token, which is void from then on (wire contract §4.8).
 * The old access token lives out its time, for requests that are under way.
 *
 * @returns undefined for a refresh token that is unknown or was used before
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
    const account = accountById(database, session.accountId)
    return account === undefined ? undefined : startSession(services, account)
  })
}

/** Hashes a token, because a stolen database must not sign anyone in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
