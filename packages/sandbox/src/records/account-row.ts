import type { NewAccount } from '../database/insert-rows.ts'
import type { Database } from '../database/open-database.ts'

/** An account as it is stored. */
export interface AccountRow extends Required<Omit<NewAccount, 'id' | 'phone'>> {
  id: number
}

const selectAccounts = `
  SELECT id, guid, first_name AS firstName, last_name AS lastName, email,
    password_hash AS passwordHash, town, region, postcode, line1, line2, country,
    country_code AS countryCode, image, joined_ms AS joinedMs
  FROM accounts`

/** The account with this e-mail address, in either case. */
export function accountByEmail(database: Database, email: string): AccountRow | undefined {
  return database.get<AccountRow>(`${selectAccounts} WHERE email = ?`, email.trim())
}

/** The account with this number. */
export function accountById(database: Database, id: number): AccountRow | undefined {
  return database.get<AccountRow>(`${selectAccounts} WHERE id = ?`, id)
}
