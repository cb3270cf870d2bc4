import { createHash } from 'node:crypto'
import type { SandboxServices } from '../server/call-context.ts'
import { isoDate } from '../values/wire-date.ts'
import type { AccountRow } from './account-row.ts'
import { accountById } from './account-row.ts'

/** How long an access token lasts. */
const sessionMs = 3_600_000

/** What sign-in, sign-up, connect and refresh answer (wire contract §1.6). */
export interface SessionWire {
  id: string
  access_token: string
  refresh_token: string
  expires_at: string
  token_type: 'Bearer'
  user: {
    id: number
    uuid: string
    firstName: string
    lastName: string
    name: string
    email: string
    country: string
    countryCode: string
  }
}

/** Starts a session. The database keeps hashes only: a stolen file signs nobody in. */
export function startSession(
  { database, clock, random }: Pick<SandboxServices, 'database' | 'clock' | 'random'>,
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

/** The account of an access token that has not expired. */
export function accountByToken(
  { database, clock }: Pick<SandboxServices, 'database' | 'clock'>,
  token: string,
): AccountRow | undefined {
  const session = database.get<{ accountId: number }>(
    'SELECT account_id AS accountId FROM sessions WHERE token_hash = ? AND expires_ms > ?',
    hashToken(token),
    clock(),
  )
  return session === undefined ? undefined : accountById(database, session.accountId)
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
