import { currencySymbol, fromHundredths, toMajor, toMinor } from '@milepost/measures'
import {
  imageLink,
  pageDonateAddress,
  pageImageLink,
  pageLink,
  teamLink,
  type WithEnvironment,
} from '../links/links.ts'
import { type Ids, listIds } from '../request/arguments.ts'
import { toSlug } from '../values/texts.ts'
import {
  asList,
  asRecord,
  graphMinor,
  type MinorAmounts,
  toAmount,
  toFullName,
  toText,
} from '../values/values.ts'

/** One row of a leaderboard, as the product speaks of it (Spec §3). Amounts are in major units. */
export interface LeaderboardEntry {
  currency: string | undefined
  currencySymbol: string
  /** undefined for teams, which cannot be given to directly. */
  donationUrl: string | undefined
  id: string
  /** undefined for a team without a picture. */
  image: string | undefined
  /** The amounts to reckon with. */
  money: MinorAmounts<'raised' | 'offline' | 'target'>
  name: string
  /** The part of `raised` given offline, where it is told. */
  offline: number
  owner: string | undefined
  ownerImage: string | undefined
  /** 1 for the first. */
  position: number
  raised: number
  slug: string
  /** The status in the platform's words. Compare it without case. */
  status: string | undefined
  subtitle: string | undefined
  target: number
  totalDonations: number
  url: string
}

/** A campaign's leaderboard of people or of teams. */
export interface CampaignLeaderboard {
  entries: LeaderboardEntry[]
  /** How many pages or teams there are, also beyond those that were read. */
  totalCount: number
}

/** One row of a tag leaderboard: what the tag's value stands for, and what it is ranked by. */
export interface TagLeaderboardEntry extends LeaderboardEntry {
  /** The amount in `unit`. Money is in major units. */
  amount: number
  /** `amount` in whole minor units of `unit`; undefined where it is no money. */
  amountMinor: number | undefined
  /** `count`, `meters`, `seconds` or a lower-case currency code. */
  unit: string
  tagValue: string
}

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
    return completeEntry(context, {
      currency: toText(row['currencyCode'])?.toUpperCase(),
      id: toText(row['id']) ?? '',
      image: imageLink(context, page['photo'], template),
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
      image: imageLink(context, team['coverImageName'], template),
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
  return completeEntry(context, {
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
  return completeEntry(context, {
    currency: toText(row['currencyCode'], board.currency)?.toUpperCase(),
    id: toText(row['pageId'], row['pageGuid']) ?? '',
    image: imageLink(context, row['defaultImage'], template) ?? ownerImage,
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

/**
 * Reads a row of a tag leaderboard. A value that stands for no page, such as the name of a branch,
 * has no links. Never throws.
 */
export function parseTagLeaderboardRow(
  context: WithEnvironment,
  wire: unknown,
  {
    unit,
    currency,
  }: {
    /** What the board ranks by. */
    unit: string
    /** The currency of `raised`, if the value is not a page. */
    currency: string
  },
): TagLeaderboardEntry {
  const row = asRecord(wire)
  const tagValue = toText(row['tagValue']) ?? ''
  const amounts = asList(row['amounts']).map(asRecord)
  // Picked by unit, never by position.
  const amountIn = (wanted: string) =>
    toAmount(
      amounts.find((amount) => toText(amount['unit'])?.toLowerCase() === wanted.toLowerCase())?.[
        'value'
      ],
    )
  const isMoney = !['count', 'meters', 'seconds'].includes(unit)
  const amountMinor = isMoney ? fromHundredths(amountIn(unit), unit) : undefined
  const amount = amountMinor === undefined ? amountIn(unit) : toMajor(amountMinor, unit)
  const code = currency.toUpperCase()
  const node = row['tagValueAsNode']
  const isPage = typeof node === 'object' && node !== null
  const entry = isPage
    ? parseGraphEntry(context, node)
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

/** Fields of an entry that a parser has read. `completeEntry` derives the others. */
interface EntryFields extends Partial<LeaderboardEntry> {
  id: string
  isTeam: boolean
  name: string
  raised: number
  slug: string
  totalDonations: number
}

/** Creates an entry from the fields that a parser has read: adds defaults, links and minor units. `position` is 0 until it is ranked. */
export function completeEntry(context: WithEnvironment, fields: EntryFields): LeaderboardEntry {
  const { currency, isTeam, offline = 0, raised, target = 0 } = fields
  const code = currency ?? ''
  const slug = toSlug(fields.slug)
  const url = fields.url ?? (isTeam ? teamLink(context, slug) : pageLink(context, slug))
  return {
    currency,
    currencySymbol: currencySymbol(code),
    donationUrl: isTeam ? undefined : pageDonateAddress(context, { slug }),
    id: fields.id,
    image:
      fields.image ??
      (isTeam || !slug ? undefined : pageImageLink(context, slug, 'Size186x186Crop')),
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

/** Whether a page or a team is cancelled, by its status. */
export function isCancelled(status: string | undefined): boolean {
  return status?.toLowerCase() === 'cancelled'
}

/** Leaves cancelled pages out (Spec §4), sorts by amount, largest first, and numbers the rest. */
export function rankEntries(
  entries: readonly LeaderboardEntry[],
  limit = entries.length,
): LeaderboardEntry[] {
  return entries
    .filter(({ status }) => !isCancelled(status))
    .toSorted((one, other) => other.raised - one.raised)
    .slice(0, limit)
    .map((entry, index) => ({ ...entry, position: index + 1 }))
}

/** Rows of the next request: the missing ones, or as many as possible if those that were read did not count. */
export function rowsToRequest(missing: number, most: number): number {
  return missing > 0 ? Math.min(most, missing) : most
}

const names = [
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

/** Names to exclude, in lower case, for `isExcluded`. */
export function excludedNames(exclude: Ids | undefined): ReadonlySet<string> {
  return new Set(listIds(exclude).map((name) => name.toLowerCase()))
}

/** Whether one of a row's ids or short names, its page's and team's included, is in the list. */
export function isExcluded(wire: unknown, excluded: ReadonlySet<string>): boolean {
  if (excluded.size === 0) return false
  const row = asRecord(wire)
  return [row, asRecord(row['page']), asRecord(row['team'])].some((part) =>
    names.some((name) => {
      const id = toText(part[name])?.toLowerCase()
      return id !== undefined && (excluded.has(id) || excluded.has(toSlug(id)))
    }),
  )
}
