import { imageLink } from '../links/image-link.ts'
import type { WithEnvironment } from '../links/with-environment.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toFullName } from '../values/to-full-name.ts'
import { toText } from '../values/to-text.ts'
import { addLinksToEntry } from './add-links-to-entry.ts'
import type { LeaderboardEntry } from './leaderboard-entry.ts'

const template = 'Size186x186Crop'

/**
 * Reads a row of the donations leaderboard, grouped by page or by team. Never throws.
 *
 * @returns undefined for a row that has neither
 */
export function parseLeaderboardRow(
  context: WithEnvironment,
  wire: unknown,
): LeaderboardEntry | undefined {
  const row = asRecord(wire)
  if (row['page']) {
    const page = asRecord(row['page'])
    const owner = toFullName(page['owner'])
    return addLinksToEntry(context, {
      currency: toText(row['currencyCode'])?.toUpperCase(),
      id: toText(row['id']) ?? '',
      image: imageLink(context, page['photo'], template),
      isTeam: false,
      name: toText(page['title'], owner) ?? '',
      offline: 0,
      owner,
      ownerImage: undefined,
      raised: toAmount(page['raisedAmount'], row['donationAmount']),
      slug: toText(page['shortName']) ?? '',
      status: toText(page['status']),
      subtitle: owner,
      target: toAmount(page['targetAmount']),
      totalDonations: toAmount(row['donationCount']),
    })
  }
  if (row['team']) {
    const team = asRecord(row['team'])
    const configuration = asRecord(team['fundraisingConfiguration'])
    return addLinksToEntry(context, {
      currency: toText(row['currencyCode'], configuration['currencyCode'])?.toUpperCase(),
      id: toText(row['id']) ?? '',
      image: imageLink(context, team['coverImageName'], template),
      isTeam: true,
      name: toText(team['name']) ?? '',
      offline: 0,
      owner: undefined,
      ownerImage: undefined,
      raised: toAmount(asRecord(team['donationSummary'])['totalAmount'], row['donationAmount']),
      slug: toText(team['shortName']) ?? '',
      status: toText(team['status']),
      subtitle: toFullName(team['captain']),
      target: toAmount(configuration['targetAmount']),
      totalDonations: toAmount(team['numberOfSupporters']),
    })
  }
  return undefined
}
