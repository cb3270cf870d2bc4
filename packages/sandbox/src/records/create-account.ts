import { insertAccount } from '../database/insert-rows.ts'
import type { AccountRow } from './account-row.ts'
import { accountByEmail, accountById } from './account-row.ts'
import { hashPassword } from './hash-password.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'

/** Data of a new account; missing values are ''. */
export interface AccountOrder {
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

/** The countries the platform knows by code; every other one counts as the United Kingdom (Spec §3). */
const countryCodes: Readonly<Record<string, string>> = {
  australia: 'AU',
  'united states': 'US',
  ireland: 'IE',
  'new zealand': 'NZ',
  'hong kong': 'HK',
  'united kingdom': 'GB',
}

/** The code of a country's English name; GB for one that is not known. */
export function countryCodeOf(country: string): string {
  return countryCodes[country.toLowerCase()] ?? 'GB'
}

/**
 * Records a new account.
 *
 * @returns undefined when the e-mail address is in use
 */
export function createAccount(
  { database, clock, random }: Pick<SandboxServices, 'database' | 'clock' | 'random'>,
  order: AccountOrder,
): AccountRow | undefined {
  // Hashing is slow on purpose: not while the database is locked.
  const passwordHash = hashPassword(order.password)
  return database.transaction(() => {
    if (accountByEmail(database, order.email) !== undefined) return undefined
    const guid = random.uuid()
    const country = order.country || 'United Kingdom'
    const id = insertAccount(database, {
      ...order,
      id: null,
      guid,
      passwordHash,
      country,
      countryCode: countryCodeOf(country),
      image: `portrait-${guid}.svg`,
      joinedMs: clock(),
    })
    return accountById(database, id)
  })
}
