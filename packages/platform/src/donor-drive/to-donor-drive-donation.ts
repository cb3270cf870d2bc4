import { toMinor } from '@milepost/measures'
import type { Donation } from '../donations/donation.ts'
import { isAnonymous } from '../donations/is-anonymous.ts'
import { readAmount } from '../values/read-amount.ts'
import { toAmount } from '../values/to-amount.ts'
import { toDateText } from '../values/to-date-text.ts'
import { toText } from '../values/to-text.ts'
import type { DonorDriveRow, DonorDriveSite } from './donor-drive-site.ts'

/**
 * A donation of DonorDrive as the product speaks of one. Donors may hide their name and the amount: the amount is 0 then.
 */
export function toDonorDriveDonation(
  { currency, charity }: DonorDriveSite,
  row: DonorDriveRow,
): Donation {
  const amount = toAmount(row['amount'])
  const name = toText(row['displayName'])
  return {
    id: toText(row['donationID']) ?? '',
    amount,
    anonymous: isAnonymous(name),
    charity: charity?.id,
    createdAt: toDateText(row['createdDateUTC']),
    currency,
    donationRef: undefined,
    event: toText(row['eventID']),
    ...(readAmount([row['amount']]) === undefined && { isAmountHidden: true }),
    message: toText(row['message']),
    money: { amountMinor: toMinor(amount, currency), currency },
    name,
    page: toText(row['participantID']),
    // Only donations that were made are told.
    status: 'Accepted',
  }
}
