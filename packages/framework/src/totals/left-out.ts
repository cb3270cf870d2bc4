import { isNotFoundError, type LeaderboardEntry, type Page, type Team } from '@milepost/platform'
import { summariseTotals, toMajor, type TotalsRecord, type TotalsSummary } from '@milepost/measures'
import type { PlatformAdapter, TeamCalls } from '@milepost/platform/adapter'
import type { Reading } from '@milepost/server'
import type { MoneyWithOfflinePart } from './project-lists.ts'
import type { LeftOutReason } from './total.ts'

/**
 * Whether two ids are equal. GUIDs are compared case-insensitively, because editors use both cases. A missing id equals
 * nothing.
 */
export function isSameId(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase()
}

/** The id by which the platform's calls find the page of a leaderboard's row. */
export function pageIdOf({ id, slug }: LeaderboardEntry, isOfEvents: boolean): string {
  return isOfEvents ? slug : id
}

/** Exclusions of a site from all totals: teams and their pages. */
export interface LeftOut {
  /** Guids and short names of teams, in lower case. */
  readonly teams: readonly string[]
  readonly pages: readonly LeftOutPage[]
}

/** A page of a team that is left out. */
interface LeftOutPage {
  readonly uuid: string
  readonly slug: string
  readonly totals: readonly TotalsRecord[]
}

/** The settings that leave figures out (Spec §3, platform settings). */
export interface ExcludeSettings {
  /** Money that was given offline counts nowhere. */
  readonly excludeOffline: boolean
  /** Guids or short names of teams that count nowhere, nor do their members' pages. */
  readonly excludeTeamIds: readonly string[]
}

/** A campaign, charity, event or page that a project is made of, with its own settings. */
export interface CountedItem extends ExcludeSettings {
  /** A guid, a number or a slug, as the site's document has it. */
  readonly id: string
}

/** The settings of an item, and whether a team belongs to it. */
export type LeftOutItem = ExcludeSettings & { readonly isOurs?: (team: Team) => boolean }

const nothing: LeftOut = { teams: [], pages: [] }

/** Result if no team is excluded; never stale. */
export const nothingLeftOut: Reading<LeftOut> = {
  value: nothing,
  asOf: new Date(8.64e15),
  isLastGood: false,
}

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether the settings of any item leave out a team. */
export function leavesOutTeams(items: readonly ExcludeSettings[]): boolean {
  return items.some(({ excludeTeamIds }) => excludeTeamIds.length > 0)
}

/** Totals without the offline donations if the settings of their item exclude them. */
export function countedRecords(
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
 * Reads what a site's settings leave out: the teams, their members' pages, and what these have reached, as far as their
 * item counts it. A team that does not exist leaves nothing out, nor does any on a platform without teams.
 *
 * @param currency - the project's: money in another is in no figure, so none of it is taken away
 * @throws PlatformError when a team cannot be read
 */
export async function readLeftOut(
  platform: PlatformAdapter,
  items: readonly LeftOutItem[],
  { currency, signal }: { currency?: string; signal?: AbortSignal | undefined } = {},
): Promise<LeftOut> {
  const calls = platform.teams
  const ids = [...new Set(items.flatMap(({ excludeTeamIds }) => excludeTeamIds))]
  if (ids.length === 0 || calls === undefined) return nothing
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
      totals: recordsInCurrency(
        countedRecords(totals[index] ?? [], settings),
        currencyCode,
        currency ?? currencyCode ?? '',
      ),
    })),
  }
}

/** Reads each list of excluded teams once, and returns what it excludes by item. */
export async function readLeftOutOfItems(
  platform: PlatformAdapter,
  items: readonly CountedItem[],
  signal?: AbortSignal,
): Promise<(item: CountedItem) => LeftOut> {
  const keyOf = ({ excludeTeamIds }: CountedItem) => JSON.stringify(excludeTeamIds)
  const lists = new Map(items.map((item) => [keyOf(item), item]))
  const read = new Map(
    await Promise.all(
      [...lists].map(
        async ([key, item]) => [key, await readLeftOut(platform, [item], { signal })] as const,
      ),
    ),
  )
  return (item) => read.get(keyOf(item)) ?? nothing
}

/** Returns the reasons why donations are missing from a project's totals. */
export function leftOutReasons(
  items: readonly ExcludeSettings[],
  { hasOthers, tellsOffline = true }: { hasOthers: boolean; tellsOffline?: boolean },
): LeftOutReason[] {
  const excludeOffline = items.some((item) => item.excludeOffline)
  const offline = excludeOffline ? 'offline' : 'offlineUntold'
  return [
    ...(excludeOffline || !tellsOffline ? ([offline] as const) : []),
    ...(leavesOutTeams(items) ? (['teams'] as const) : []),
    ...(hasOthers ? (['otherCurrency'] as const) : []),
  ]
}

async function readTeam(
  calls: TeamCalls,
  id: string,
  signal: AbortSignal | undefined,
): Promise<Team | undefined> {
  try {
    return guid.test(id)
      ? await calls.fetchTeamById({ team: id, includePages: true, signal })
      : await calls.fetchTeam({ slug: id, includePages: true, signal })
  } catch (error) {
    if (isNotFoundError(error)) return undefined
    throw error
  }
}

/** Whether a team is left out, by its guid or short name. */
export function isTeamLeftOut({ teams }: LeftOut, ...names: readonly (string | undefined)[]) {
  return names.some((name) => name !== undefined && teams.includes(name.toLowerCase()))
}

/** Whether a page is left out, by its guid or short name. */
export function isPageLeftOut({ pages }: LeftOut, ...names: readonly (string | undefined)[]) {
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
 * Totals without what is left out.
 *
 * @param pages - those of the left-out pages that are in the totals
 */
export function totalsWithoutLeftOut(
  totals: TotalsSummary,
  { pages, currency }: { pages: readonly LeftOutPage[]; currency: string },
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

/** Returns the total of the excluded pages, its offline part, and the number of donations. */
export function leftOutMoney(
  { pages }: LeftOut,
  currency: string,
): MoneyWithOfflinePart & { donationCount: number } {
  const { money, donations } = summariseTotals(
    pages.flatMap((page) => page.totals),
    currency,
  )
  const { offlineMinor } = money
  return { raisedMinor: money.raisedMinor + offlineMinor, offlineMinor, donationCount: donations }
}

/** A page's amounts where a site counts no offline money: what was given online is all that was raised. */
export function countOnlineOnly({
  raisedOnline,
  money,
}: Page): Pick<Page, 'raised' | 'raisedOffline' | 'money'> {
  return {
    raised: raisedOnline,
    raisedOffline: 0,
    money: { ...money, raisedMinor: money.raisedOnlineMinor, raisedOfflineMinor: 0 },
  }
}

/** A team's amounts where a site counts no offline money. */
export function countTeamOnlineOnly({
  money,
}: Team): Pick<Team, 'raised' | 'raisedOffline' | 'money'> {
  const raisedMinor = money.raisedMinor - (money.raisedOfflineMinor ?? 0)
  const raised = toMajor(raisedMinor, money.currency ?? '')
  return { raised, raisedOffline: 0, money: { ...money, raisedMinor, raisedOfflineMinor: 0 } }
}

/**
 * Returns totals without money in a currency other than the project's.
 *
 * @param currency - on the platform; undefined for the project's
 */
export function recordsInCurrency(
  records: readonly TotalsRecord[],
  currency: string | undefined,
  own: string,
): readonly TotalsRecord[] {
  if ((currency ?? own) === own) return records
  return records.filter(({ measurementDomain }) => !measurementDomain?.startsWith('fundraising:'))
}

/**
 * The entries of a charity's or an event's leaderboard without the offline donations that the site does not count. These
 * leaderboards do not contain offline amounts, the pages do. An entry whose page cannot be found stays as it is.
 *
 * @param excludesOffline - whether the settings of a page's item exclude offline donations
 * @param isOfEvents - how the pages of a row are known: by short name, or else by guid
 * @throws PlatformError when the pages cannot be read
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
  const ids = entries.map((entry) => pageIdOf(entry, isOfEvents))
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
