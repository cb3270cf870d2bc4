import { summariseTotals, toMajor, type TotalsRecord, type TotalsSummary } from '@milepost/measures'
import { isNotFoundError, type Team } from '@milepost/platform'
import type { PlatformAdapter, TeamCalls } from '@milepost/platform/adapter'
import type { Reading } from '@milepost/server'
import type { MoneyWithOfflinePart } from './counted-money.ts'
import { recordsInCurrency } from './records-in-currency.ts'
import type { LeftOutReason } from './total.ts'

/** What a site's settings leave out of every figure: teams, and the pages that belong to them. */
export interface LeftOut {
  /** Guids and short names of teams, in lower case. */
  readonly teams: readonly string[]
  readonly pages: readonly LeftOutPage[]
}

/** A page of a team that is left out. */
export interface LeftOutPage {
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

const nothing: LeftOut = { teams: [], pages: [] }

/** What is left out where the settings leave out no team; true at any time. */
export const nothingLeftOut: Reading<LeftOut> = {
  value: nothing,
  asOf: new Date(8.64e15),
  isLastGood: false,
}

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Reads what a site's settings leave out: the teams, their members' pages, and what these have reached.
 * A team that does not exist leaves nothing out, nor does any on a platform without teams.
 *
 * @param isOurs - whether a team's figures are among the project's at all
 * @param currency - the project's: money in another is in no figure, so none of it is taken away
 * @throws PlatformError when a team cannot be read
 */
export async function readLeftOut(
  platform: PlatformAdapter,
  {
    excludeTeamIds,
    isOurs = () => true,
    currency,
    signal,
  }: Pick<ExcludeSettings, 'excludeTeamIds'> & {
    isOurs?: (team: Team) => boolean
    currency?: string
    signal?: AbortSignal | undefined
  },
): Promise<LeftOut> {
  const calls = platform.teams
  if (excludeTeamIds.length === 0 || calls === undefined) return nothing
  const found = await Promise.all(excludeTeamIds.map((id) => readTeam(calls, id, signal)))
  const teams = found.filter((team) => team !== undefined).filter(isOurs)
  const members = new Map(
    teams.flatMap(({ members: pages, currencyCode }) =>
      pages.map(({ uuid, slug }) => [uuid, { slug, currencyCode }] as const),
    ),
  )
  members.delete('')
  const pages = [...members.keys()]
  const totals =
    pages.length === 0 ? [] : await platform.donations.fetchPagesTotals({ pages, signal })
  return {
    teams: teams.flatMap(({ id, slug }) => [id.toLowerCase(), slug.toLowerCase()]),
    pages: [...members].map(([uuid, { slug, currencyCode }], index) => ({
      uuid: uuid.toLowerCase(),
      slug: slug.toLowerCase(),
      totals: recordsInCurrency(totals[index] ?? [], currencyCode, currency ?? currencyCode ?? ''),
    })),
  }
}

/** Why money is in no figure of a project. */
export function leftOutReasons(
  { excludeOffline, excludeTeamIds }: ExcludeSettings,
  { hasOthers, tellsOffline = true }: { hasOthers: boolean; tellsOffline?: boolean },
): LeftOutReason[] {
  const offline = excludeOffline ? 'offline' : 'offlineUntold'
  return [
    ...(excludeOffline || !tellsOffline ? ([offline] as const) : []),
    ...(excludeTeamIds.length > 0 ? (['teams'] as const) : []),
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
  {
    pages,
    excludeOffline,
    currency,
  }: { pages: readonly LeftOutPage[]; excludeOffline: boolean; currency: string },
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
  const offlineMinor = excludeOffline
    ? 0
    : Math.max(0, money.offlineMinor - away.money.offlineMinor)
  return {
    ...rest,
    raised: toMajor(raisedMinor, currency),
    offlineAmount: toMajor(offlineMinor, currency),
    money: { ...money, raisedMinor, offlineMinor },
  }
}

/** What the left-out pages have raised, its offline part, and by how many gifts. */
export function leftOutMoney(
  { pages }: LeftOut,
  { excludeOffline, currency }: { excludeOffline: boolean; currency: string },
): MoneyWithOfflinePart & { donationCount: number } {
  const { money, donations } = summariseTotals(
    pages.flatMap((page) => page.totals),
    currency,
  )
  const offlineMinor = excludeOffline ? 0 : money.offlineMinor
  return { raisedMinor: money.raisedMinor + offlineMinor, offlineMinor, donationCount: donations }
}
