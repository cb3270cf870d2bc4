import { imageLink } from '../links/image-link.ts'
import type { WithEnvironment } from '../links/with-environment.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import { addLinksToEntry } from './add-links-to-entry.ts'
import type { LeaderboardEntry } from './leaderboard-entry.ts'

const template = 'Size186x186Crop'

/**
 * Reads a page of an event's leaderboard. Never throws.
 *
 * @param board - what the answer says about all rows: the event's name and the currency
 */
export function parseEventLeaderboardRow(
  context: WithEnvironment,
  wire: unknown,
  board: { eventName?: unknown; currency?: unknown } = {},
): LeaderboardEntry {
  const row = asRecord(wire)
  const owner = toText(row['owner'])
  const ownerImage = imageLink(
    context,
    asRecord(row['ownerProfileImageUrls'])['OriginalSize'],
    template,
  )
  return addLinksToEntry(context, {
    currency: toText(row['currencyCode'], board.currency)?.toUpperCase(),
    id: toText(row['pageId'], row['pageGuid']) ?? '',
    image: imageLink(context, row['defaultImage'], template) ?? ownerImage,
    isTeam: false,
    name: toText(row['pageTitle'], owner) ?? '',
    offline: 0,
    owner,
    ownerImage,
    raised: toAmount(row['amount'], row['raisedAmount']),
    slug: toText(row['pageShortName']) ?? '',
    status: toText(row['status']),
    subtitle: toText(owner, board.eventName),
    target: toAmount(row['targetAmount']),
    totalDonations: toAmount(row['numberOfSupporters']),
  })
}
