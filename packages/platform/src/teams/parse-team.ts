import { toMajor, toMinor } from '@milepost/measures'
import { parseFitnessTotals } from '../fitness/parse-fitness-totals.ts'
import { imageLink } from '../links/image-link.ts'
import { teamLink } from '../links/team-link.ts'
import type { PageContext } from '../pages/page-context.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { readAmount } from '../values/read-amount.ts'
import { toAmount } from '../values/to-amount.ts'
import { toFullName } from '../values/to-full-name.ts'
import { toPlainStory } from '../values/to-plain-story.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import { parseTeamMember } from './parse-team-member.ts'
import type { Team, TeamOptions } from './team.ts'

/**
 * Reads a team of the REST API, with the answer of its fitness under `fitness` where there is one.
 * Never throws; a missing amount is 0, a missing name or slug ''.
 */
export function parseTeam(
  context: PageContext,
  wire: unknown,
  { includeTeamsOffline = true }: TeamOptions = {},
): Team {
  const team = asRecord(wire)
  const campaign = asRecord(team['campaign'])
  const charity = asRecord(team['charity'])
  const configuration = asRecord(team['fundraisingConfiguration'])
  const summary = asRecord(team['donationSummary'])
  const membership = asRecord(team['membership'])
  const currency = toText(configuration['currencyCode']) ?? ''
  const totalAmount = toAmount(summary['totalAmount'])
  const offline = readAmount([summary['offlineAmount']])
  const offlineMinor = toMinor(offline ?? 0, currency)
  const distances = new Map(
    asList(asRecord(team['fitness'])['pages'])
      .map(asRecord)
      .map((row) => [toText(row['ID']), toAmount(row['TotalValue'])] as const),
  )
  const rows = asList(membership['members']).map(asRecord)
  const guidOf = (row: Readonly<Record<string, unknown>>) =>
    toText(row['fundraisingPageGuid'], row['pageGuid'])
  const id = toText(team['teamGuid']) ?? ''
  const slug = toSlug(team['shortName'])
  const currencyCode = currency === '' ? undefined : currency.toUpperCase()
  const target = toAmount(configuration['targetAmount'])
  const raisedMinor = toMinor(totalAmount, currency) - (includeTeamsOffline ? 0 : offlineMinor)
  // Where it is not told, nobody knows that there is none.
  const toldOfflineMinor = offline === undefined ? undefined : offlineMinor
  const raisedOfflineMinor = includeTeamsOffline ? toldOfflineMinor : 0
  return {
    ...parseFitnessTotals(team['fitness']),
    active: toText(team['status'])?.toUpperCase() === 'ACTIVE',
    campaign: toText(campaign['title']),
    campaignId: toText(campaign['campaignGuid'], team['campaignGuid']),
    charity: toText(charity['name']),
    charityId: toText(charity['charityId']),
    currencyCode,
    donationSummary: { totalAmount },
    event: toText(team['eventId']),
    id,
    image:
      imageLink(context, team['coverPhotoImageId']) ?? imageLink(context, team['coverImageName']),
    includeTeamsOffline,
    leader: toFullName(team['captain']) ?? '',
    memberCount: toAmount(membership['numberOfMembers'], rows.length),
    members: rows.map((row) =>
      parseTeamMember(context, row, distances.get(guidOf(row)), currencyCode),
    ),
    money: {
      raisedMinor,
      raisedOfflineMinor,
      targetMinor: toMinor(target, currency),
      currency: currencyCode,
    },
    name: toText(team['title'], team['name']) ?? '',
    owner: toText(asRecord(team['captain'])['userGuid']),
    pages: rows.flatMap((row) => guidOf(row) ?? []),
    raised: toMajor(raisedMinor, currency),
    raisedOffline:
      raisedOfflineMinor === undefined ? undefined : toMajor(raisedOfflineMinor, currency),
    slug,
    story: toPlainStory(team['story']),
    target,
    url: teamLink(context, slug),
    uuid: id,
  }
}
