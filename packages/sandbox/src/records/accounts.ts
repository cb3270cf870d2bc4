import { insertAccount, type NewAccount } from '../database/insert-rows.ts'
import type { Database } from '../database/open-database.ts'
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { SandboxServices } from '../services/sandbox-services.ts'

/** An account row. */
export interface AccountRow extends Required<Omit<NewAccount, 'id' | 'phone'>> {
  id: number
}

const selectAccounts = `
  SELECT id, guid, first_name AS firstName, last_name AS lastName, email,
    password_hash AS passwordHash, town, region, postcode, line1, line2, country,
    country_code AS countryCode, image, joined_ms AS joinedMs
  FROM accounts`

/** Returns the email of one supporter per campaign, three at most, as suggestions for signing in. */
export function listDemoEmails(database: Database): string[] {
  const query = `SELECT email, min(accounts.id) FROM accounts JOIN pages ON owner_id = accounts.id
    WHERE password_hash IS NOT NULL AND pages.status = 'Active' AND pages.campaign_id IS NOT NULL
    GROUP BY pages.campaign_id ORDER BY min(accounts.id) DESC LIMIT 3`
  return database.all<{ email: string }>(query).map(({ email }) => email)
}

/** Returns the account with this email, which is case-insensitive. */
export function findAccountByEmail(database: Database, email: string): AccountRow | undefined {
  return database.get<AccountRow>(`${selectAccounts} WHERE email = ?`, email.trim())
}

/** Returns the account with this id. */
export function findAccountById(database: Database, id: number): AccountRow | undefined {
  return database.get<AccountRow>(`${selectAccounts} WHERE id = ?`, id)
}

const hashBytes = 32
/** About 30 ms on a small machine: slow for brute force, fast enough for tests. */
const scryptCost = { N: 16_384, r: 8, p: 1 }

/** Hashes a password as `scrypt$salt$hash`. Pass a fixed salt for reproducible seed data. */
export function hashPassword(password: string, salt: Buffer = randomBytes(16)): string {
  const hash = scryptSync(password.normalize('NFKC'), salt, hashBytes, scryptCost)
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/** Whether a password matches a hash; false if the hash is malformed. */
export function matchesPasswordHash(password: string, hashed: string): boolean {
  const [scheme, salt = '', expected = ''] = hashed.split('$')
  const wanted = Buffer.from(expected, 'base64url')
  if (scheme !== 'scrypt' || wanted.length !== hashBytes) return false
  const actual = scryptSync(
    password.normalize('NFKC'),
    Buffer.from(salt, 'base64url'),
    hashBytes,
    scryptCost,
  )
  return timingSafeEqual(actual, wanted)
}

const commonPasswords = ['password', 'qwerty', 'letmein', '12345678']

/** Returns the platform's error message for an invalid password (wire contract §1.7); undefined if it is valid. */
export function findPasswordProblem(
  password: string,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): string | undefined {
  if (password.length < 8) return 'Password must have at least 8 characters.'
  const lower = password.toLowerCase()
  const contains = (text: string) => text.length > 2 && lower.includes(text.toLowerCase())
  if (contains(email) || contains(email.split('@', 1)[0] ?? '')) {
    return 'Password must not contain your email address.'
  }
  if (contains(firstName) || contains(lastName)) return 'Password must not contain your name.'
  if (commonPasswords.some(contains)) return 'Password must not contain a common word.'
  return undefined
}

/** Input for a new account. Missing values are ''. */
interface AccountInput {
  firstName: string
  lastName: string
  email: string
  password: string
  phone?: string
  line1: string
  line2: string
  town: string
  region: string
  postcode: string
  country: string
}

/** Country codes that the platform supports. All other countries are treated as the United Kingdom (Spec §3). */
const countryCodes: Readonly<Record<string, string>> = {
  australia: 'AU',
  'united states': 'US',
  ireland: 'IE',
  'new zealand': 'NZ',
  'hong kong': 'HK',
  'united kingdom': 'GB',
}

/** Returns the code of a country by its English name; GB if it is unknown. */
export function getCountryCode(country: string): string {
  return countryCodes[country.toLowerCase()] ?? 'GB'
}

/**
 * Creates an account.
 *
 * @returns undefined if the email is in use
 */
export function createAccount(
  { database, clock, random }: Pick<SandboxServices, 'database' | 'clock' | 'random'>,
  order: AccountInput,
): AccountRow | undefined {
  // Hashing is slow by design, so it happens before the transaction locks the database.
  const passwordHash = hashPassword(order.password)
  return database.transaction(() => {
    if (findAccountByEmail(database, order.email) !== undefined) return undefined
    const guid = random.uuid()
    const country = order.country || 'United Kingdom'
    const id = insertAccount(database, {
      ...order,
      id: null,
      guid,
      passwordHash,
      country,
      countryCode: getCountryCode(country),
      image: `portrait-${guid}.svg`,
      joinedMs: clock(),
    })
    return findAccountById(database, id)
  })
}
