import { accountById, type AccountRow } from './accounts.ts'
import { hashToken } from './sessions.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'

/** A code is taken at once by the site it is given to. */
const codeMs = 5 * 60_000

/** Creates a single-use authorization code, bound to its redirect URL. */
export function giveCode(
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
    clock() + codeMs,
  )
  return code
}

/**
 * Takes a code; it works once.
 *
 * @param redirectUri - must be the one the code was given for, unless it is ''
 * @returns undefined for a code that is unknown, too old, or given for another address
 */
export function takeCode(
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
    return accountById(database, row.accountId)
  })
}
