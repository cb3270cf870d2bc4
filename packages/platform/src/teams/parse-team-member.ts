import { pageDonateAddress } from '../links/page-donate-address.ts'
import { pageLink } from '../links/page-link.ts'
import { completePage } from '../pages/complete-page.ts'
import type { PageContext } from '../pages/page-context.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import type { TeamMember } from './team.ts'

/**
 * Reads a member of a team. Never throws.
 *
 * @param distanceMetres - the member's part in the team's distance
 * @param teamCurrency - currency code of the team, for members without one
 */
export function parseTeamMember(
  context: PageContext,
  wire: unknown,
  distanceMetres = 0,
  teamCurrency?: string,
): TeamMember {
  const row = asRecord(wire)
  const slug = toSlug(row['fundraisingPageShortName'], row['shortName'])
  const page = completePage(context, {
    attribution: undefined,
    campaign: undefined,
    campaignDate: undefined,
    charity: undefined,
    charityId: undefined,
    createdAt: undefined,
    currencyCode: toText(row['currencyCode'], teamCurrency)?.toUpperCase(),
    currencySymbol: undefined,
    event: undefined,
    eventName: undefined,
    expiresAt: undefined,
    id: '',
    image: row['profileImage'],
    name: toText(row['fundraisingPageName']) ?? '',
    owner: undefined,
    ownerGuid: toText(row['userGuid']),
    pageSummaryWhat: undefined,
    pageSummaryWhy: undefined,
    qrCodes: [],
    raisedOffline: 0,
    raisedOnline: toAmount(row['raisedAmount']),
    slug,
    status: toText(row['fundraisingPageStatus']),
    story: undefined,
    tags: [],
    target: 0,
    teamPageId: undefined,
    teamShortName: undefined,
    uuid: toText(row['fundraisingPageGuid'], row['pageGuid']) ?? '',
  })
  return {
    ...page,
    donationUrl: pageDonateAddress(context, { slug }),
    fitnessDistanceTotal: toAmount(distanceMetres),
    image: toText(row['profileImage']) ?? page.image,
    url: pageLink(context, slug),
  }
}
