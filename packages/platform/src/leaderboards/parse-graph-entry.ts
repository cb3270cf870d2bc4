import { toMajor } from '@milepost/measures'
import { imageLink } from '../links/image-link.ts'
import type { WithEnvironment } from '../links/with-environment.ts'
import { asRecord } from '../values/as-record.ts'
import { graphMinor } from '../values/graph-minor.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import { addLinksToEntry } from './add-links-to-entry.ts'
import type { LeaderboardEntry } from './leaderboard-entry.ts'

const template = 'Size186x186Crop'

/** Reads a page or team of a graph leaderboard, whose money is in minor units. Never throws. */
export function parseGraphEntry(context: WithEnvironment, wire: unknown): LeaderboardEntry {
  const node = asRecord(wire)
  const slug = toText(node['slug']) ?? ''
  const isTeam = slug.startsWith('team/') || /^team$/i.test(toText(node['type']) ?? '')
  const owner = asRecord(node['owner'])
  const ownerName = toText(owner['name'])
  const ownerImage = imageLink(context, owner['avatar'], template)
  const donations = asRecord(node['donationSummary'])
  const total = asRecord(donations['totalAmount'])
  const currency = toText(
    total['currencyCode'],
    asRecord(node['targetWithCurrency'])['currencyCode'],
  )?.toUpperCase()
  const major = (money: unknown) => toMajor(graphMinor(money, currency), currency ?? '')
  return addLinksToEntry(context, {
    currency,
    id: toText(node['legacyId'], node['id']) ?? '',
    image:
      imageLink(context, asRecord(node['heroMedia'])['url'], template) ??
      imageLink(context, asRecord(node['cover'])['url'], template) ??
      ownerImage,
    isTeam,
    name: toText(node['title'], ownerName) ?? '',
    offline: major(donations['offlineAmount']),
    owner: ownerName,
    ownerImage,
    raised: major(total),
    slug,
    status: toText(node['status']),
    subtitle: ownerName,
    target: major(node['targetWithCurrency']),
    totalDonations: toAmount(donations['donationCount']),
  })
}
