import { summariseTotals, toMajor, toMinor, type TotalsSummary } from '@milepost/measures'
import { type FitnessTotals, parseFitnessTotals } from '../fitness/fitness-activity.ts'
import {
  imageLink,
  pageDonateAddress,
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
  graphMinor,
  type Guid,
  type MinorAmounts,
  type NumericId,
  readAmount,
  toAmount,
  toFullName,
  toText,
  toDateText,
} from '../values/values.ts'

/** A page that belongs to a team, with its own part in the team's distance. */
export type TeamMember = Page

/** A team, as the product speaks of it (Spec §3). Amounts are in major units. */
export interface Team extends FitnessTotals {
  /** Its status is ACTIVE, in either case. */
  active: boolean
  /** The campaign's name. */
  campaign: string | undefined
  /** The campaign's guid. */
  campaignId: Guid | undefined
  /** The charity's name. */
  charity: string | undefined
  charityId: NumericId | undefined
  /** The currency of the amounts, in upper case. */
  currencyCode: string | undefined
  /** Everything that was given, offline money included. */
  donationSummary: { totalAmount: number }
  /** The event's id. */
  event: string | undefined
  /** The guid; '' when there is none. */
  id: Guid
  image: string | undefined
  /** Whether `raised` includes offline money. */
  includeTeamsOffline: boolean
  /** The captain's name. */
  leader: string
  /** How many members there are, also beyond those that were read. */
  memberCount: number
  members: TeamMember[]
  /** The amounts to reckon with. */
  money: MinorAmounts<'raised' | 'target'> & {
    /** The part of `raisedMinor` that was given offline; undefined where the platform does not tell it. */
    readonly raisedOfflineMinor?: number | undefined
  }
  name: string
  /** The captain's guid. */
  owner: Guid | undefined
  /** The guids of the members' pages. */
  pages: Guid[]
  raised: number
  /** The part of `raised` that was given offline; undefined where the platform does not tell it. */
  raisedOffline?: number | undefined
  slug: string
  /** Plain text, or HTML to be sanitised. */
  story: string
  target: number
  url: string
  /** The guid again. */
  uuid: Guid
}

/** What reading a team needs to know. */
export interface TeamOptions {
  /** Whether offline money counts as raised. @default true */
  includeTeamsOffline?: boolean | undefined
}

/** A page of a team by the graph (Spec §3), with its totals. Amounts are in major units. */
export interface TeamPage extends Omit<TotalsSummary, 'money'> {
  active: boolean
  /** ISO 8601 in UTC. */
  createdAt: string | undefined
  currencyCode: string | undefined
  donationUrl: string
  /** The numeric id as text; '' when there is none. */
  id: NumericId
  image: string | undefined
  /** The amounts to reckon with. */
  money: MinorAmounts<'raised' | 'offline' | 'target'>
  name: string
  owner: string | undefined
  slug: string
  /** The status, in lower case. */
  status: string | undefined
  /** HTML as the supporter wrote it: sanitise before showing. */
  story: string | undefined
  subtitle: string | undefined
  target: number
  totalDonations: number
  type: 'individual'
  url: string
  /** The guid; '' when there is none. */
  uuid: Guid
}

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
    donationUrl: pageDonateAddress(context, { slug }),
    fitnessDistanceTotal: toAmount(distanceMetres),
    image: toText(row['profileImage']) ?? page.image,
    url: pageLink(context, slug),
  }
}

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
