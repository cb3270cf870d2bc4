import { summariseTotals, toMajor, toMinor, type TotalsSummary } from '@milepost/measures'
import { type FitnessTotals, parseFitnessTotals } from '../fitness/fitness-activity.ts'
import {
  imageUrl,
  pageDonateBaseUrl,
  pageLink,
  teamLink,
  type WithEnvironment,
} from '../links/links.ts'
import { completePage, type Page, type PageContext } from '../pages/page.ts'
import { parseTotals } from '../totals/totals.ts'
import { toPlainStory, toSlug } from '../values/texts.ts'
import {
  asList,
  asRecord,
  toGraphMinor,
  type Guid,
  type MinorAmounts,
  type NumericId,
  readAmount,
  toAmount,
  toFullName,
  toText,
  toDateText,
} from '../values/values.ts'

/** A page in a team. `fitnessDistanceTotal` is its contribution to the team's distance. */
export type TeamMember = Page

/** A team (Spec §3). Amounts are in major units. */
export interface Team extends FitnessTotals {
  /** Whether the status is `ACTIVE`, case-insensitive. */
  active: boolean
  /** Campaign name. */
  campaign: string | undefined
  campaignId: Guid | undefined
  /** Charity name. */
  charity: string | undefined
  charityId: NumericId | undefined
  /** ISO 4217, in upper case. */
  currencyCode: string | undefined
  /** Always includes offline donations. */
  donationSummary: { totalAmount: number }
  event: NumericId | undefined
  /** GUID; '' if unknown. */
  id: Guid
  image: string | undefined
  /** Whether `raised` includes offline donations. */
  includeTeamsOffline: boolean
  /** Name of the captain. */
  leader: string
  /** Number of members, including those that were not fetched. */
  memberCount: number
  members: TeamMember[]
  money: MinorAmounts<'raised' | 'target'> & {
    /** Offline donations included in `raisedMinor`; undefined if unknown. */
    readonly raisedOfflineMinor?: number | undefined
  }
  name: string
  /** GUID of the captain. */
  owner: Guid | undefined
  /** GUIDs of the members' pages. */
  pages: Guid[]
  raised: number
  /** Offline donations included in `raised`; undefined if unknown. */
  raisedOffline?: number | undefined
  slug: string
  /** Plain text, or HTML that must be sanitised. */
  story: string
  target: number
  url: string
  /** Same as `id`. */
  uuid: Guid
}

/** A site's settings for all of its teams. */
export interface TeamOptions {
  /** Whether `raised` includes offline donations. @default true */
  includeTeamsOffline?: boolean | undefined
}

/** A page of a team with its totals, from GraphQL (Spec §3). Amounts are in major units. */
export interface TeamPage extends Omit<TotalsSummary, 'money'> {
  active: boolean
  /** ISO 8601 in UTC. */
  createdAt: string | undefined
  currencyCode: string | undefined
  donationUrl: string
  /** Numeric ID; '' if unknown. */
  id: NumericId
  image: string | undefined
  money: MinorAmounts<'raised' | 'offline' | 'target'>
  name: string
  owner: string | undefined
  slug: string
  /** The platform's status, in lower case. */
  status: string | undefined
  /** HTML from the supporter. Sanitise it before rendering. */
  story: string | undefined
  subtitle: string | undefined
  target: number
  totalDonations: number
  type: 'individual'
  url: string
  /** GUID; '' if unknown. */
  uuid: Guid
}

/** Parses a team from the REST API, whose activity totals may have been added as `fitness`. Never throws: missing amounts are 0. */
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
  const getPageGuid = (row: Readonly<Record<string, unknown>>) =>
    toText(row['fundraisingPageGuid'], row['pageGuid'])
  const id = toText(team['teamGuid']) ?? ''
  const slug = toSlug(team['shortName'])
  const currencyCode = currency === '' ? undefined : currency.toUpperCase()
  const target = toAmount(configuration['targetAmount'])
  const raisedMinor = toMinor(totalAmount, currency) - (includeTeamsOffline ? 0 : offlineMinor)
  // If the response has no offline amount, it is unknown, not 0.
  const knownOfflineMinor = offline === undefined ? undefined : offlineMinor
  const raisedOfflineMinor = includeTeamsOffline ? knownOfflineMinor : 0
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
      imageUrl(context, team['coverPhotoImageId']) ?? imageUrl(context, team['coverImageName']),
    includeTeamsOffline,
    leader: toFullName(team['captain']) ?? '',
    memberCount: toAmount(membership['numberOfMembers'], rows.length),
    members: rows.map((row) =>
      parseTeamMember(context, row, distances.get(getPageGuid(row)), currencyCode),
    ),
    money: {
      raisedMinor,
      raisedOfflineMinor,
      targetMinor: toMinor(target, currency),
      currency: currencyCode,
    },
    name: toText(team['title'], team['name']) ?? '',
    owner: toText(asRecord(team['captain'])['userGuid']),
    pages: rows.flatMap((row) => getPageGuid(row) ?? []),
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

/**
 * Parses a member of a team. Never throws.
 *
 * @param distanceMetres - the member's contribution to the team's distance
 * @param teamCurrency - currency to use if the member has none
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
    currencyCode: toText(row['currencyCode'], teamCurrency)?.toUpperCase(),
    id: '',
    image: row['profileImage'],
    name: toText(row['fundraisingPageName']) ?? '',
    ownerGuid: toText(row['userGuid']),
    raisedOnline: toAmount(row['raisedAmount']),
    slug,
    status: toText(row['fundraisingPageStatus']),
    uuid: toText(row['fundraisingPageGuid'], row['pageGuid']) ?? '',
  })
  return {
    ...page,
    donationUrl: pageDonateBaseUrl(context, { slug }),
    fitnessDistanceTotal: toAmount(distanceMetres),
    image: toText(row['profileImage']) ?? page.image,
    url: pageLink(context, slug),
  }
}

/** Parses a page of a team from GraphQL. Never throws. */
export function parseTeamPage(context: WithEnvironment, wire: unknown): TeamPage {
  const node = asRecord(wire)
  const target = asRecord(node['targetWithCurrency'])
  const summary = asRecord(node['donationSummary'])
  const total = asRecord(summary['totalAmount'])
  const currencyCode = toText(total['currencyCode'], target['currencyCode'])?.toUpperCase()
  const raisedMinor = toGraphMinor(total, currencyCode)
  const targetMinor = toGraphMinor(target, currencyCode)
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
    donationUrl: pageDonateBaseUrl(context, { slug }),
    id: toText(node['eventGivingGroupId']) ?? '',
    image:
      imageUrl(context, asRecord(node['cover'])['url'], 'Size186x186Crop') ??
      imageUrl(context, avatar, 'Size186x186Crop'),
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

/** Parses a team from the GraphQL list of a campaign's teams. Never throws. */
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
  const major = (money: unknown) => toMajor(toGraphMinor(money, currencyCode), currencyCode ?? '')
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
