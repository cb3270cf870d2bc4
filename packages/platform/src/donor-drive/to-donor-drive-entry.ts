import { currencySymbol, toMinor } from '@milepost/measures'
import type { LeaderboardEntry } from '../leaderboards/leaderboard-entry.ts'
import { toAmount } from '../values/to-amount.ts'
import type { DonorDriveRow, DonorDriveSite } from './donor-drive-site.ts'
import { toDonorDrivePage } from './to-donor-drive-page.ts'

/** A participant of DonorDrive as a row of a leaderboard. Its position is 0 until it is ranked. */
export function toDonorDriveEntry(site: DonorDriveSite, row: DonorDriveRow): LeaderboardEntry {
  const page = toDonorDrivePage(site, row)
  const { currency } = site
  return {
    currency,
    currencySymbol: currencySymbol(currency),
    donationUrl: page.donationUrl,
    id: page.id,
    image: page.image === '' ? undefined : page.image,
    money: {
      raisedMinor: page.money.raisedMinor,
      offlineMinor: 0,
      targetMinor: toMinor(page.target, currency),
      currency,
    },
    name: page.name,
    offline: 0,
    owner: page.owner,
    ownerImage: undefined,
    position: 0,
    raised: page.raised,
    slug: page.slug,
    status: 'Active',
    subtitle: page.owner,
    target: page.target,
    totalDonations: toAmount(row['numDonations']),
    url: page.url,
  }
}
