import type { CallContext } from './call-context.ts'
import { findAccountByEmail, type AccountRow, matchesPasswordHash } from '../records/accounts.ts'
import { findAccountByToken } from '../records/sessions.ts'

/** Returns the account with this email and password; undefined if the credentials are wrong. */
export function findAccountByPassword(
  { database }: Pick<CallContext, 'database'>,
  email: string,
  password: string,
): AccountRow | undefined {
  const account = findAccountByEmail(database, email)
  if (account?.passwordHash == null || !matchesPasswordHash(password, account.passwordHash))
    return undefined
  return account
}

/** Returns the caller's account, from a Bearer token or Basic email and password (wire contract §1.5). */
export function authenticate(context: CallContext): AccountRow | undefined {
  const [scheme = '', credentials = ''] = (
    context.request.headers.get('authorization') ?? ''
  ).split(/\s+/, 2)
  if (scheme.toLowerCase() === 'bearer') return findAccountByToken(context, credentials)
  if (scheme.toLowerCase() !== 'basic') return undefined
  const pair = Buffer.from(credentials, 'base64').toString('utf8')
  const colon = pair.indexOf(':')
  if (colon < 0) return undefined
  return findAccountByPassword(context, pair.slice(0, colon), pair.slice(colon + 1))
}
