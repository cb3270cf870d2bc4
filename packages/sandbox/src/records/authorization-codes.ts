import { findAccountById, type AccountRow } from './accounts.ts'
import { hashToken } from './sessions.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'

/** Lifetime of an authorization code, in ms. Short, because sites redeem codes immediately. */
const codeLifetimeMs = 5 * 60_000

/** Creates a single-use authorization code, bound to its redirect URL. */
export function issueAuthorizationCode(
  { database, clock, random }: Pick<SandboxServices, 'database' | 'clock' | 'random'>,
  accountId: number,
  redirectUri: string,
): string {
  const code = random.token(24)
  database.run(
    'INSERT INTO authorization_codes VALUES (?, ?, ?, ?)',
    hashToken(code),
    accountId,
    redirectUri,
    clock() + codeLifetimeMs,
  )
  return code
}

/**
 * Redeems a single-use authorization code.
 *
 * @param redirectUri - must match the URL that the code was issued for; '' skips this check
 * @returns the account; undefined if the code is unknown, expired or for a different redirect URL
 */
export function redeemAuthorizationCode(
  { database, clock }: Pick<SandboxServices, 'database' | 'clock'>,
  code: string,
  redirectUri: string,
): AccountRow | undefined {
  return database.transaction(() => {
    const hash = hashToken(code)
    const row = database.get<{ accountId: number; redirectUri: string; expiresMs: number }>(
      `SELECT account_id AS accountId, redirect_uri AS redirectUri, expires_ms AS expiresMs
        FROM authorization_codes WHERE code_hash = ?`,
      hash,
    )
    if (row === undefined) return undefined
    database.run('DELETE FROM authorization_codes WHERE code_hash = ?', hash)
    if (row.expiresMs <= clock()) return undefined
    if (redirectUri !== '' && redirectUri !== row.redirectUri) return undefined
    return findAccountById(database, row.accountId)
  })
}
