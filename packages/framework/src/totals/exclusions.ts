import { isNotFoundError, type LeaderboardEntry, type Page, type Team } from '@milepost/platform'
import { summariseTotals, toMajor, type TotalsRecord, type TotalsSummary } from '@milepost/measures'
import type { PlatformAdapter, TeamCalls } from '@milepost/platform/adapter'
import type { CachedValue } from '@milepost/server'
import type { MoneyWithOfflinePart } from './project-lists.ts'
import type { ExclusionReason } from './total.ts'

/** Whether two ids are equal. Case-insensitive, because editors enter GUIDs in both cases. False if `one` is undefined. */
export function isSameId(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase()
}

/** Returns the id of a leaderboard entry's page in platform calls. */
export function getPageId({ id, slug }: LeaderboardEntry, isOfEvents: boolean): string {
  return isOfEvents ? slug : id
}

/** Teams that a site excludes from all totals, and their members' pages. */
export interface Exclusions {
  /** GUIDs and slugs of teams, in lower case. */
  readonly teams: readonly string[]
  readonly pages: readonly ExcludedPage[]
}

/** Page of an excluded team. */
interface ExcludedPage {
  readonly uuid: string
  readonly slug: string
  readonly totals: readonly TotalsRecord[]
}

/** Settings of a project item that exclude donations or teams (Spec §3, platform settings). */
export interface ExcludeSettings {
  /** Whether to exclude offline donations. */
  readonly excludeOffline: boolean
  /** GUIDs or slugs of teams to exclude, together with their members' pages. */
  readonly excludeTeamIds: readonly string[]
}

/** Campaign, charity, event or page of a project, with its settings. */
export interface CountedItem extends ExcludeSettings {
  /** GUID, numeric id or slug, as in the site's document. */
  readonly id: string
}

/** Settings of a project item. `isOurs` returns whether a team belongs to it. */
export type ExclusionItem = ExcludeSettings & { readonly isOurs?: (team: Team) => boolean }

const emptyExclusions: Exclusions = { teams: [], pages: [] }

/** Exclusions of a site that excludes no teams. Their date is the maximum, so that they never make combined data older. */
export const noExclusions: CachedValue<Exclusions> = {
  value: emptyExclusions,
  asOf: new Date(8.64e15),
  isLastGood: false,
}

const guidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function excludesTeams(items: readonly ExcludeSettings[]): boolean {
  return items.some(({ excludeTeamIds }) => excludeTeamIds.length > 0)
}

/** Removes the records of offline donations if the item's settings exclude them. */
export function filterCountedRecords(
  records: readonly TotalsRecord[],
  { excludeOffline }: Pick<ExcludeSettings, 'excludeOffline'>,
): readonly TotalsRecord[] {
  return excludeOffline
    ? records.filter(
        ({ measurementDomain }) => !measurementDomain?.startsWith('fundraising:offline'),
      )
    : records
}

/**
 * Reads the teams that a site excludes, their members' pages, and the counted totals of these pages. Ignores missing teams,
 * and all teams if the platform does not support teams.
 *
 * @param currency - currency of the project. Amounts in other currencies are ignored
 * @throws PlatformError if a team cannot be read
 */
export async function readExclusions(
  platform: PlatformAdapter,
  items: readonly ExclusionItem[],
  { currency, signal }: { currency?: string; signal?: AbortSignal | undefined } = {},
): Promise<Exclusions> {
  const calls = platform.teams
  const ids = [...new Set(items.flatMap(({ excludeTeamIds }) => excludeTeamIds))]
  if (ids.length === 0 || calls === undefined) return emptyExclusions
  const found = new Map(
    await Promise.all(ids.map(async (id) => [id, await readTeam(calls, id, signal)] as const)),
  )
  const teams = items.flatMap(({ excludeTeamIds, excludeOffline, isOurs = () => true }) =>
    excludeTeamIds.flatMap((id) => {
      const team = found.get(id)
      return team !== undefined && isOurs(team) ? { ...team, excludeOffline } : []
    }),
  )
  const members = new Map(
    teams.flatMap(({ members: pages, currencyCode, excludeOffline }) =>
      pages.map(({ uuid, slug }) => [uuid, { slug, currencyCode, excludeOffline }] as const),
    ),
  )
  members.delete('')
  const pages = [...members.keys()]
  const totals =
    pages.length === 0 ? [] : await platform.donations.fetchPagesTotals({ pages, signal })
  return {
    teams: teams.flatMap(({ id, slug }) => [id.toLowerCase(), slug.toLowerCase()]),
    pages: [...members].map(([uuid, { slug, currencyCode, ...settings }], index) => ({
      uuid: uuid.toLowerCase(),
      slug: slug.toLowerCase(),
      totals: filterByCurrency(
        filterCountedRecords(totals[index] ?? [], settings),
        currencyCode,
        currency ?? currencyCode ?? '',
      ),
    })),
  }
}

/** Reads the exclusions of each item. Returns a function that returns those of an item. */
export async function readItemExclusions(
  platform: PlatformAdapter,
  items: readonly CountedItem[],
  signal?: AbortSignal,
): Promise<(item: CountedItem) => Exclusions> {
  const keyOf = ({ excludeTeamIds }: CountedItem) => JSON.stringify(excludeTeamIds)
  const lists = new Map(items.map((item) => [keyOf(item), item]))
  const read = new Map(
    await Promise.all(
      [...lists].map(
        async ([key, item]) => [key, await readExclusions(platform, [item], { signal })] as const,
      ),
    ),
  )
  return (item) => read.get(keyOf(item)) ?? emptyExclusions
}

/** Returns the reasons for which a project's totals exclude donations. */
export function getExclusionReasons(
  items: readonly ExcludeSettings[],
  { hasOthers, tellsOffline = true }: { hasOthers: boolean; tellsOffline?: boolean },
): ExclusionReason[] {
  const excludeOffline = items.some((item) => item.excludeOffline)
  const offline = excludeOffline ? 'offline' : 'offlineUntold'
  return [
    ...(excludeOffline || !tellsOffline ? ([offline] as const) : []),
    ...(excludesTeams(items) ? (['teams'] as const) : []),
    ...(hasOthers ? (['otherCurrency'] as const) : []),
  ]
}

async function readTeam(
  calls: TeamCalls,
  id: string,
  signal: AbortSignal | undefined,
): Promise<Team | undefined> {
  try {
    return guidPattern.test(id)
      ? await calls.fetchTeamById({ team: id, includePages: true, signal })
      : await calls.fetchTeam({ slug: id, includePages: true, signal })
  } catch (error) {
    if (isNotFoundError(error)) return undefined
    throw error
  }
}

/**
 * Whether a team is excluded.
 * @param names - GUID or slug of the team
 */
export function isTeamExcluded({ teams }: Exclusions, ...names: readonly (string | undefined)[]) {
  return names.some((name) => name !== undefined && teams.includes(name.toLowerCase()))
}

/**
 * Whether a page is excluded.
 * @param names - GUID or slug of the page
 */
export function isPageExcluded({ pages }: Exclusions, ...names: readonly (string | undefined)[]) {
  return names.some((name) => {
    const wanted = name?.toLowerCase()
    return (
      wanted !== undefined &&
      wanted !== '' &&
      pages.some(({ uuid, slug }) => uuid === wanted || slug === wanted)
    )
  })
}

/**
 * Subtracts excluded pages from totals. No total falls below 0.
 *
 * @param pages - excluded pages that are part of the totals
 */
export function subtractExcludedPages(
  totals: TotalsSummary,
  { pages, currency }: { pages: readonly ExcludedPage[]; currency: string },
): TotalsSummary {
  const away = summariseTotals(
    pages.flatMap((page) => page.totals),
    currency,
  )
  const { money, ...measures } = totals
  const rest = Object.fromEntries(
    Object.entries(measures).map(([field, value]) => [
      field,
      Math.max(0, value - away[field as keyof typeof measures]),
    ]),
  ) as typeof measures
  const raisedMinor = Math.max(0, money.raisedMinor - away.money.raisedMinor)
  const offlineMinor = Math.max(0, money.offlineMinor - away.money.offlineMinor)
  return {
    ...rest,
    raised: toMajor(raisedMinor, currency),
    offlineAmount: toMajor(offlineMinor, currency),
    money: { ...money, raisedMinor, offlineMinor },
  }
}

/** Returns the amount raised by all excluded pages, its offline part, and their number of donations. */
export function sumExcludedMoney(
  { pages }: Exclusions,
  currency: string,
): MoneyWithOfflinePart & { donationCount: number } {
  const { money, donations } = summariseTotals(
    pages.flatMap((page) => page.totals),
    currency,
  )
  const { offlineMinor } = money
  return { raisedMinor: money.raisedMinor + offlineMinor, offlineMinor, donationCount: donations }
}

/** Returns a page's amounts without offline donations. */
export function getOnlineAmounts({
  raisedOnline,
  money,
}: Page): Pick<Page, 'raised' | 'raisedOffline' | 'money'> {
  return {
    raised: raisedOnline,
    raisedOffline: 0,
    money: { ...money, raisedMinor: money.raisedOnlineMinor, raisedOfflineMinor: 0 },
  }
}

/** Returns a team's amounts without offline donations. */
export function getTeamOnlineAmounts({
  money,
}: Team): Pick<Team, 'raised' | 'raisedOffline' | 'money'> {
  const raisedMinor = money.raisedMinor - (money.raisedOfflineMinor ?? 0)
  const raised = toMajor(raisedMinor, money.currency ?? '')
  return { raised, raisedOffline: 0, money: { ...money, raisedMinor, raisedOfflineMinor: 0 } }
}

/**
 * Removes records of money unless they are in the project's currency.
 *
 * @param currency - currency of the records; undefined if it is the project's
 * @param own - currency of the project
 */
export function filterByCurrency(
  records: readonly TotalsRecord[],
  currency: string | undefined,
  own: string,
): readonly TotalsRecord[] {
  if ((currency ?? own) === own) return records
  return records.filter(({ measurementDomain }) => !measurementDomain?.startsWith('fundraising:'))
}

/**
 * Subtracts excluded offline donations from a leaderboard of charities or events. Reads the pages, because these leaderboards
 * lack offline amounts. Entries without a page are unchanged.
 *
 * @param excludesOffline - returns whether the settings of a page's item exclude offline donations
 * @param isOfEvents - whether entries identify their page by slug rather than by GUID
 * @throws PlatformError if the pages cannot be read
 */
export async function subtractOffline(
  platform: PlatformAdapter,
  entries: readonly LeaderboardEntry[],
  {
    isOfEvents,
    excludesOffline,
    country,
    signal,
  }: {
    isOfEvents: boolean
    excludesOffline: (page: Page) => boolean
    country: string | undefined
    signal?: AbortSignal | undefined
  },
): Promise<LeaderboardEntry[]> {
  if (entries.length === 0) return []
  const ids = entries.map((entry) => getPageId(entry, isOfEvents))
  const pages = await platform.pages.fetchPages({ ids, country, includeOffline: true, signal })
  return entries.map((entry) => {
    const page = pages.find(({ slug }) => slug === entry.slug)
    if (page === undefined || !excludesOffline(page)) return entry
    const code = page.currencyCode ?? entry.currency ?? ''
    const offlineMinor = page.money.raisedMinor - page.money.raisedOnlineMinor
    const raisedMinor = entry.money.raisedMinor - offlineMinor
    const money = { ...entry.money, raisedMinor, offlineMinor: 0 }
    return { ...entry, raised: toMajor(raisedMinor, code), offline: 0, money }
  })
}
