import type { Database } from '../../database/open-database.ts'
import type { DonationRow } from '../../records/donation-row.ts'
import { selectDonations } from '../../records/donation-row.ts'

/** The gift that a checkout has been paid with; undefined while it has not. */
export function giftOfCheckout(database: Database, checkoutId: string): DonationRow | undefined {
  return database.get<DonationRow>(
    `${selectDonations} JOIN checkouts k ON k.donation_id = d.id WHERE k.id = ?`,
    checkoutId,
  )
}
