import type { Database } from '../database/open-database.ts'

/** A charity as it is stored. */
export interface CharityRow {
  id: number
  slug: string
  name: string
  description: string
  registrationNumber: string
  logo: string
  onlineMinor: number
  donationCount: number
}

/** The charity with this number. */
export function charityById(database: Database, id: number): CharityRow | undefined {
  return database.get<CharityRow>(
    `SELECT id, slug, name, description, registration_number AS registrationNumber, logo,
      online_minor AS onlineMinor, donation_count AS donationCount FROM charities WHERE id = ?`,
    id,
  )
}
