import { getCurrencySymbol, fromHundredths, toMajor, toMinor } from '@milepost/measures'
import {
  imageUrl,
  pageDonateBaseUrl,
  pageImageUrl,
  pageLink,
  teamLink,
  type WithEnvironment,
} from '../links/links.ts'
import { type Ids, listIds } from '../request/arguments.ts'
import { toSlug } from '../values/texts.ts'
import {
  asList,
  asRecord,
  toGraphMinor,
  type MinorAmounts,
  toAmount,
  toFullName,
  toText,
} from '../values/values.ts'

/** A row of a leaderboard (Spec §3). Amounts are in major units. */
export interface LeaderboardEntry {
  currency: string | undefined
  currencySymbol: string
  /** undefined for teams, which cannot receive donations directly. */
  donationUrl: string | undefined
  id: string
  /** undefined for a team without an image. */
  image: string | undefined
  money: MinorAmounts<'raised' | 'offline' | 'target'>
  name: string
  /** Offline donations included in `raised`; 0 if the platform does not return them. */
  offline: number
  owner: string | undefined
  ownerImage: string | undefined
  /** Position in the list, from 1. Not a rank: equal amounts have different positions. */
  position: number
  raised: number
  slug: string
  /** The platform's status, for example `Active`. Its case varies. */
  status: string | undefined
  subtitle: string | undefined
  target: number
  totalDonations: number
  url: string
}

/** Leaderboard of a campaign, by people or teams. */
export interface CampaignLeaderboard {
  entries: LeaderboardEntry[]
  /** Number of pages or teams before filters and limits are applied. */
  totalCount: number
}

/** A row of a tag leaderboard: a tag value and its amount. */
export interface TagLeaderboardEntry extends LeaderboardEntry {
  /** Amount in `unit`. Money is in major units. */
  amount: number
  /** `amount` in minor units; undefined if it is not money. */
  amountMinor: number | undefined
  /** `count`, `meters`, `seconds` or a lower-case currency code. */
  unit: string
  tagValue: string
}

const template = 'Size186x186Crop'

/**
 * Parses a row of the donations leaderboard, for a page or a team. Never throws.
 *
 * @returns undefined if the row has neither a page nor a team
 */
export function parseLeaderboardRow(
  context: WithEnvironment,
  wire: unknown,
): LeaderboardEntry | undefined {
  const row = asRecord(wire)
  if (row['page']) {
    const page = asRecord(row['page'])
    const owner = toFullName(page['owner'])
    return completeEntry(context, {
      currency: toText(row['currencyCode'])?.toUpperCase(),
      id: toText(row['id']) ?? '',
      image: imageUrl(context, page['photo'], template),
      isTeam: false,
      name: toText(page['title'], owner) ?? '',
      owner,
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
    return completeEntry(context, {
      currency: toText(row['currencyCode'], configuration['currencyCode'])?.toUpperCase(),
      id: toText(row['id']) ?? '',
      image: imageUrl(context, team['coverImageName'], template),
      isTeam: true,
      name: toText(team['name']) ?? '',
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

/** Parses a page or team of a leaderboard from GraphQL. Never throws. */
export function parseGraphLeaderboardRow(
  context: WithEnvironment,
  wire: unknown,
): LeaderboardEntry {
  const node = asRecord(wire)
  const slug = toText(node['slug']) ?? ''
  const isTeam = slug.startsWith('team/') || /^team$/i.test(toText(node['type']) ?? '')
  const owner = asRecord(node['owner'])
  const ownerName = toText(owner['name'])
  const ownerImage = imageUrl(context, owner['avatar'], template)
  const donations = asRecord(node['donationSummary'])
  const total = asRecord(donations['totalAmount'])
  const currency = toText(
    total['currencyCode'],
    asRecord(node['targetWithCurrency'])['currencyCode'],
  )?.toUpperCase()
  const major = (money: unknown) => toMajor(toGraphMinor(money, currency), currency ?? '')
  return completeEntry(context, {
    currency,
    id: toText(node['legacyId'], node['id']) ?? '',
    image:
      imageUrl(context, asRecord(node['heroMedia'])['url'], template) ??
      imageUrl(context, asRecord(node['cover'])['url'], template) ??
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

/**
 * Parses a row of an event's leaderboard. Never throws.
 *
 * @param board - fields of the response that apply to all rows
 */
export function parseEventLeaderboardRow(
  context: WithEnvironment,
  wire: unknown,
  board: { eventName?: unknown; currency?: unknown } = {},
): LeaderboardEntry {
  const row = asRecord(wire)
  const owner = toText(row['owner'])
  const ownerImage = imageUrl(
    context,
    asRecord(row['ownerProfileImageUrls'])['OriginalSize'],
    template,
  )
  return completeEntry(context, {
    currency: toText(row['currencyCode'], board.currency)?.toUpperCase(),
    id: toText(row['pageId'], row['pageGuid']) ?? '',
    image: imageUrl(context, row['defaultImage'], template) ?? ownerImage,
    isTeam: false,
    name: toText(row['pageTitle'], owner) ?? '',
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

/** Parses a row of a tag leaderboard. A tag value that is not a page, for example a branch name, has no links. Never throws. */
export function parseTagLeaderboardRow(
  context: WithEnvironment,
  wire: unknown,
  {
    unit,
    currency,
  }: {
    /** Unit of the leaderboard. */
    unit: string
    /** Currency of `raised` if the value is not a page. */
    currency: string
  },
): TagLeaderboardEntry {
  const row = asRecord(wire)
  const tagValue = toText(row['tagValue']) ?? ''
  const amounts = asList(row['amounts']).map(asRecord)
  // Looked up by unit, because the order of the amounts varies.
  const amountIn = (requestedUnit: string) =>
    toAmount(
      amounts.find(
        (amount) => toText(amount['unit'])?.toLowerCase() === requestedUnit.toLowerCase(),
      )?.['value'],
    )
  const isMoney = !['count', 'meters', 'seconds'].includes(unit)
  const amountMinor = isMoney ? fromHundredths(amountIn(unit), unit) : undefined
  const amount = amountMinor === undefined ? amountIn(unit) : toMajor(amountMinor, unit)
  const code = currency.toUpperCase()
  const node = row['tagValueAsNode']
  const isPage = typeof node === 'object' && node !== null
  const entry = isPage
    ? parseGraphLeaderboardRow(context, node)
    : completeEntry(context, {
        currency: code,
        id: tagValue,
        isTeam: true,
        name: tagValue,
        raised: toMajor(fromHundredths(amountIn(code), code), code),
        slug: '',
        totalDonations: amountIn('count'),
        url: '',
      })
  return { ...entry, amount, amountMinor, unit, tagValue }
}

/** Parsed fields of an entry, from which `completeEntry` derives the others. */
interface EntryFields extends Partial<LeaderboardEntry> {
  id: string
  isTeam: boolean
  name: string
  raised: number
  slug: string
  totalDonations: number
}

/** Creates an entry from parsed fields: adds defaults, links and minor units. `position` is 0 until `sortEntries` sets it. */
export function completeEntry(context: WithEnvironment, fields: EntryFields): LeaderboardEntry {
  const { currency, isTeam, offline = 0, raised, target = 0 } = fields
  const code = currency ?? ''
  const slug = toSlug(fields.slug)
  const url = fields.url ?? (isTeam ? teamLink(context, slug) : pageLink(context, slug))
  const donationUrl = slug.startsWith('page/')
    ? pageDonateBaseUrl(context, { slug })
    : `${url}/donate`
  return {
    currency,
    currencySymbol: getCurrencySymbol(code),
    donationUrl: isTeam ? undefined : donationUrl,
    id: fields.id,
    image:
      fields.image ??
      (isTeam || !slug ? undefined : pageImageUrl(context, slug, 'Size186x186Crop')),
    money: {
      raisedMinor: toMinor(raised, code),
      offlineMinor: toMinor(offline, code),
      targetMinor: toMinor(target, code),
      currency,
    },
    name: fields.name,
    offline,
    owner: fields.owner,
    ownerImage: fields.ownerImage,
    position: 0,
    raised,
    slug,
    status: fields.status,
    subtitle: fields.subtitle,
    target,
    totalDonations: fields.totalDonations,
    url,
  }
}

export function isCancelled(status: string | undefined): boolean {
  return status?.toLowerCase() === 'cancelled'
}

/** Removes cancelled pages (Spec §4), sorts by amount, largest first, and numbers the positions. */
export function sortEntries(
  entries: readonly LeaderboardEntry[],
  limit = entries.length,
): LeaderboardEntry[] {
  return entries
    .filter(({ status }) => !isCancelled(status))
    .toSorted((first, second) => second.raised - first.raised)
    .slice(0, limit)
    .map((entry, index) => ({ ...entry, position: index + 1 }))
}

/** Returns the number of rows to request next: those still missing, or a full page if filters removed earlier rows. */
export function getRowsToRequest(missing: number, maxRows: number): number {
  return missing > 0 ? Math.min(maxRows, missing) : maxRows
}

const idFields = [
  'eventGivingGroupId',
  'legacyId',
  'pageGuid',
  'teamGuid',
  'pageShortName',
  'pageId',
  'shortName',
  'slug',
  'id',
  'tagValue',
]

/** Returns the IDs and slugs to exclude, in lower case, for `isExcluded`. */
export function toExcludedNames(exclude: Ids | undefined): ReadonlySet<string> {
  return new Set(listIds(exclude).map((name) => name.toLowerCase()))
}

/** Whether a row, its page or its team has an excluded ID or slug. */
export function isExcluded(wire: unknown, excluded: ReadonlySet<string>): boolean {
  if (excluded.size === 0) return false
  const row = asRecord(wire)
  return [row, asRecord(row['page']), asRecord(row['team'])].some((part) =>
    idFields.some((name) => {
      const id = toText(part[name])?.toLowerCase()
      return id !== undefined && (excluded.has(id) || excluded.has(toSlug(id)))
    }),
  )
}
