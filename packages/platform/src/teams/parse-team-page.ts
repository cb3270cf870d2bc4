import { summariseTotals, toMajor } from '@milepost/measures'
import { imageLink } from '../links/image-link.ts'
import { pageDonateAddress } from '../links/page-donate-address.ts'
import { pageLink } from '../links/page-link.ts'
import type { WithEnvironment } from '../links/with-environment.ts'
import { parseTotals } from '../totals/parse-totals.ts'
import { asRecord } from '../values/as-record.ts'
import { graphMinor } from '../values/graph-minor.ts'
import { toAmount } from '../values/to-amount.ts'
import { toDateText } from '../values/to-date-text.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import type { TeamPage } from './team.ts'

/** Reads a page of a team by the graph, whose money is in minor units. Never throws. */
export function parseTeamPage(context: WithEnvironment, wire: unknown): TeamPage {
  const node = asRecord(wire)
  const target = asRecord(node['targetWithCurrency'])
  const summary = asRecord(node['donationSummary'])
  const total = asRecord(summary['totalAmount'])
  const currencyCode = toText(total['currencyCode'], target['currencyCode'])?.toUpperCase()
  const raisedMinor = graphMinor(total, currencyCode)
  const targetMinor = graphMinor(target, currencyCode)
  const totals = summariseTotals(parseTotals(asRecord(node['totals'])['timeline']), currencyCode)
  const { name: ownerName, avatar } = asRecord(node['owner'])
  const owner = toText(ownerName)
  const slug = toSlug(node['slug'])
  const status = toText(node['status'])?.toLowerCase()
  return {
    ...totals,
    active: status === 'active',
    createdAt: toDateText(node['createDate']),
    currencyCode,
    donationUrl: pageDonateAddress(context, { slug }),
    id: toText(node['eventGivingGroupId']) ?? '',
    image:
      imageLink(context, asRecord(node['cover'])['url'], 'Size186x186Crop') ??
      imageLink(context, avatar, 'Size186x186Crop'),
    money: {
      raisedMinor,
      offlineMinor: totals.money.offlineMinor,
      targetMinor,
      currency: currencyCode,
    },
    name: toText(node['title']) ?? '',
    owner,
    raised: toMajor(raisedMinor, currencyCode ?? ''),
    slug,
    status,
    story: toText(node['story']),
    subtitle: owner,
    target: toMajor(targetMinor, currencyCode ?? ''),
    totalDonations: toAmount(summary['numberOfDonations'], summary['donationCount']),
    type: 'individual',
    url: toText(node['url']) ?? pageLink(context, slug),
    uuid: toText(node['legacyId']) ?? '',
  }
}
