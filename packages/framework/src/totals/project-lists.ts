import { getCountryCurrency, toMajor } from '@milepost/measures'
import { isPlatformError, type LeaderboardEntry, type Page } from '@milepost/platform'
import { type ExcludeSettings, isSameId } from './exclusions.ts'
import type { CachedValue } from '@milepost/server'
import { warnOnce, logProblem } from '../base/log-problem.server.ts'
import type { FitnessEntry, FitnessMeasure, DonationListPage } from './project.ts'
import type { ProjectItem } from '@milepost/content'
import { peerToPeerVariant } from '../base/site-environment.ts'

/** Criteria for leaderboard entries. */
export interface RankEntriesOptions {
  /** Currency of the leaderboard. Entries in other currencies are omitted. */
  currency: string
  isExcluded: (entry: LeaderboardEntry) => boolean
  limit: number
}

/** Ranks entries of one or more leaderboards by amount raised, without entries that have raised nothing. */
export function rankEntries(
  entries: readonly LeaderboardEntry[],
  { currency, isExcluded, limit }: RankEntriesOptions,
): LeaderboardEntry[] {
  return entries
    .filter((entry) => (entry.currency ?? currency) === currency && !isExcluded(entry))
    .filter((entry) => entry.money.raisedMinor !== 0)
    .toSorted((one, other) => other.money.raisedMinor - one.money.raisedMinor)
    .slice(0, limit)
    .map((entry, index) => ({ ...entry, position: index + 1 }))
}

/** Subtracts offline donations from entries if the item's settings exclude them. */
export function applyOfflineSetting(
  entries: readonly LeaderboardEntry[],
  { excludeOffline }: Pick<ExcludeSettings, 'excludeOffline'>,
  currency: string,
): readonly LeaderboardEntry[] {
  return excludeOffline ? entries.map((entry) => withoutOffline(entry, currency)) : entries
}

function withoutOffline(entry: LeaderboardEntry, currency: string): LeaderboardEntry {
  const raisedMinor = entry.money.raisedMinor - entry.money.offlineMinor
  const money = { ...entry.money, raisedMinor, offlineMinor: 0 }
  return { ...entry, raised: toMajor(raisedMinor, entry.currency ?? currency), offline: 0, money }
}

/** An amount and its offline part, in minor units. */
export interface MoneyWithOfflinePart {
  /** Includes the offline part. */
  readonly raisedMinor: number
  readonly offlineMinor: number
}

/**
 * Subtracts exclusions from an amount, never below 0. The offline part never exceeds the total: they come from different
 * platform responses, which may differ in age.
 */
export function subtractExclusions(
  whole: MoneyWithOfflinePart,
  excluded: MoneyWithOfflinePart,
): MoneyWithOfflinePart {
  const raisedMinor = Math.max(0, whole.raisedMinor - excluded.raisedMinor)
  const offlineMinor = Math.max(0, whole.offlineMinor - excluded.offlineMinor)
  return { raisedMinor, offlineMinor: Math.min(raisedMinor, offlineMinor) }
}

/** Reads an optional list. On a platform error, logs it and returns an empty list. */
export async function readListOrEmpty<Item>(
  read: () => Promise<CachedValue<readonly Item[]>>,
): Promise<readonly Item[]> {
  try {
    return (await read()).value
  } catch (error) {
    if (!isPlatformError(error)) throw error
    logProblem(error)
    return []
  }
}

/** Returns the combined age of cached values: the time of the oldest, and whether any of them is a last known good value. */
export function getCombinedAge(
  ...readings: readonly Pick<CachedValue<unknown>, 'asOf' | 'isLastGood'>[]
): Pick<CachedValue<unknown>, 'asOf' | 'isLastGood'> {
  return {
    asOf: new Date(Math.min(...readings.map(({ asOf }) => asOf.getTime()))),
    isLastGood: readings.some(({ isLastGood }) => isLastGood),
  }
}

/**
 * Ranks pages or teams by number of donations, without those that have none.
 *
 * @param entries - entries of one or more leaderboards, in any order
 */
export function rankByDonationCount(
  entries: readonly LeaderboardEntry[],
  limit: number,
): FitnessEntry[] {
  return entries
    .filter(({ totalDonations }) => totalDonations > 0)
    .toSorted((one, other) => other.totalDonations - one.totalDonations)
    .slice(0, limit)
    .map(({ name, subtitle, owner, slug, image, totalDonations }) => ({
      name,
      subtitle: subtitle ?? owner,
      slug,
      image,
      amount: totalDonations,
    }))
}

export const emptyDonationList: DonationListPage = { donations: [], count: 0 }

/** Returns a paginated donation list that reads its first page from the cache. */
export function withCachedFirstPage(
  first: () => Promise<{ readonly value: DonationListPage }>,
  later: (part: number) => Promise<DonationListPage>,
): (part: number) => Promise<DonationListPage> {
  return async (part) => (part === 1 ? (await first()).value : later(part))
}

/**
 * Logs a warning once if a site's totals are not in its country's currency, or if its items have several currencies, of which
 * only the first is counted.
 *
 * @param currencies - currencies of the items, that of the project first
 */
export function warnOfMixedCurrencies(
  country: string,
  currencies: readonly (string | undefined)[],
): void {
  const [own, ...others] = new Set(currencies.filter((currency) => currency !== undefined))
  if (own === undefined) return
  const usual = getCountryCurrency(country)
  if (own !== usual) {
    warnOnce(
      `project: The site's country is ${country} (${usual}), but its project is in ${own}. Totals are shown in ${own}.`,
    )
  }
  if (others.length > 0) {
    warnOnce(
      `project: The site's project has items in several currencies. Totals contain ${own} only, without ${others.join(', ')}.`,
    )
  }
}

const maxSearchLength = 60

/** Normalises a search text, so that equivalent searches share a cached read. Longer texts are cut off after 60 characters. */
export function normaliseSearch(text: string): string {
  return normaliseText(text).slice(0, maxSearchLength)
}

/** Whether a text contains a normalised search text. An empty search text is in none. */
export function matchesSearch(text: string, search: string): boolean {
  return search !== '' && normaliseText(text).includes(search)
}

function normaliseText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** Measurement domain of each activity measure on the platform. */
export const fitnessDomains: Readonly<Record<FitnessMeasure, string>> = {
  distance: 'any:distance',
  elevation: 'any:elevation_gain',
  duration: 'any:elapsed_time',
  activities: 'any:activities',
}

/**
 * Visibility of a supporter's page on a site: `listed` in search, leaderboards and the sitemap; `ranked` if it is listed only
 * while it is a top fundraiser; `notChosen` if the site lists selected pages without this one; `elsewhere` if it belongs to
 * another campaign, event or charity; `leftOut` if its team is excluded; `closed` if it is not active.
 */
type PageListing = 'listed' | 'ranked' | 'notChosen' | 'elsewhere' | 'leftOut' | 'closed'

export interface ListingSettings {
  /** Variant of the platform slice in the site's document. */
  variant: string
  /** Current project items of the site. */
  items: readonly Pick<ProjectItem, 'type' | 'uid' | 'excludeTeamIds'>[]
}

type ListedPage = Pick<
  Page,
  | 'active'
  | 'campaign'
  | 'charityId'
  | 'event'
  | 'id'
  | 'slug'
  | 'teamPageId'
  | 'teamShortName'
  | 'uuid'
>

/**
 * Returns the visibility of a supporter's page by the rules of the site's lists (docs/decisions/0010).
 *
 * @returns undefined if the site has no current project, and therefore no lists
 */
export function getPageListing(
  page: ListedPage,
  { variant, items }: ListingSettings,
): PageListing | undefined {
  if (items.length === 0) return undefined
  if (!page.active) return 'closed'
  const ofType = (type: string) => items.filter((item) => item.type === type)
  const find = (list: typeof items, ...own: readonly (string | undefined)[]) =>
    list.find(({ uid }) => own.some((one) => isSameId(one, uid)))
  const listing = (item: (typeof items)[number] | undefined, as: PageListing, other: PageListing) =>
    (item ?? items[0])?.excludeTeamIds.some((team) =>
      [page.teamPageId, page.teamShortName].some((own) => isSameId(own, team)),
    )
      ? 'leftOut'
      : item === undefined
        ? other
        : as
  const campaigns = ofType('campaign')
  if (variant !== peerToPeerVariant && campaigns.length > 0) {
    return listing(find(campaigns, page.campaign), 'listed', 'elsewhere')
  }
  const [events, charities] = [ofType('event'), ofType('charity')]
  if (variant !== peerToPeerVariant && events.length + charities.length > 0) {
    const item = find(events, page.event) ?? find(charities, page.charityId)
    return listing(item, 'ranked', 'elsewhere')
  }
  return listing(find(ofType('page'), page.uuid, page.slug, page.id), 'listed', 'notChosen')
}
