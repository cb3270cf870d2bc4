import { toMajor } from '@milepost/measures'
import type { PageContext } from '../pages/page-context.ts'
import { asRecord } from '../values/as-record.ts'
import { graphMinor } from '../values/graph-minor.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import { parseTeam } from './parse-team.ts'
import type { Team, TeamOptions } from './team.ts'

/** Reads a team as the graph lists a campaign's, whose money is in minor units. Never throws. */
export function parseCampaignTeam(
  context: PageContext,
  wire: unknown,
  options: TeamOptions = {},
): Team {
  const node = asRecord(wire)
  const owner = asRecord(node['owner'])
  const target = asRecord(node['targetWithCurrency'])
  const summary = asRecord(node['donationSummary'])
  const total = asRecord(summary['totalAmount'])
  const currencyCode = toText(total['currencyCode'], target['currencyCode'])?.toUpperCase()
  const major = (money: unknown) => toMajor(graphMinor(money, currencyCode), currencyCode ?? '')
  const [firstName, ...otherNames] = (toText(owner['name']) ?? '').split(' ')
  const supporters = toAmount(asRecord(node['supporters'])['totalCount'])
  return parseTeam(
    context,
    {
      teamGuid: node['legacyId'],
      shortName: node['slug'],
      name: node['title'],
      status: node['status'],
      numberOfSupporters: supporters,
      captain: {
        userGuid: owner['legacyId'],
        firstName,
        lastName: otherNames.join(' '),
      },
      fundraisingConfiguration: {
        currencyCode,
        targetAmount: major(target),
      },
      donationSummary: {
        totalAmount: major(total),
        offlineAmount: major(summary['offlineAmount']),
      },
      coverImageName: asRecord(node['cover'])['caption'],
      membership: { numberOfMembers: supporters, members: [] },
    },
    options,
  )
}
