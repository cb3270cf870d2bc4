import type { Donation, LeaderboardEntry, Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { getCountryCurrency, toMinor, type TotalsSummary } from '@milepost/measures'
import type { CachedValue } from '@milepost/server'
import { totalsFreshMs } from '../base/read-key.ts'
import { type ExclusionReason, type Total, type TotalMoney, toTotal } from './total.ts'
import {
  getActiveProjects,
  getEndedProjects,
  getPlatformSettings,
  type PlatformSettings,
  type ProjectItem,
  type SiteConfig,
} from '@milepost/content'
import { type CountedItem, isSameId } from './exclusions.ts'
import { createHash } from 'node:crypto'

/** Summary of the site's project. Amounts are in minor units of the project's currency. */
interface ProjectSummary {
  readonly name: string
  readonly raisedMinor: number
  /** Offline part of the raised amount; undefined if unknown. */
  readonly offlineMinor: number | undefined
  /** Reasons for which donations are excluded. */
  readonly exclusions: readonly ExclusionReason[]
  /** 0 if there is no target. */
  readonly targetMinor: number
  readonly donationCount: number
  /** Amount raised by each campaign; undefined if there is only one, or if the amounts are unknown. */
  readonly items?: TotalMoney['items']
  /** Plain text. */
  readonly story: string
  /** URL, or `''`. */
  readonly image: string
  /** URL of the project on the platform, or the override in the site's document. */
  readonly url: string
}

/** Values of the placeholders `{{ campaign }}`, `{{ charity }}` and `{{ event }}`. Unknown names are `''`. */
export interface ProjectNames {
  readonly campaign: string
  readonly charity: string
  readonly event: string
}

/** Returns the name of a page's or team's charity; undefined if the platform returned only its id. */
export function getCharityName({
  charity,
  charityId,
}: Pick<Page, 'charity' | 'charityId'>): string | undefined {
  return charity === charityId ? undefined : charity
}

/** Overrides of a project's data in the site's document. Empty strings override nothing. */
export interface ProjectOverride {
  readonly name: string
  /** In major units of the project's currency; undefined for the platform's target. */
  readonly targetMajor: number | undefined
  readonly story: string
  readonly image: string
  readonly url: string
  /** External donation URL, which replaces the site's donation form. */
  readonly donateUrl: string
}

/** Recipient of donations outside supporters' pages. */
interface DonationTarget {
  readonly kind: 'campaign' | 'page'
  /** GUID of the campaign, or numeric id of the page. */
  readonly id: string
}

/** Page of a donation list, newest first. */
export interface DonationListPage {
  readonly donations: readonly Donation[]
  /** Total number of donations. */
  readonly count: number
}

/** Individual donations of a project. */
export interface ProjectDonations {
  /** Paginated lists. Each function returns a page, from 1; pages beyond the end are empty. */
  readonly lists: readonly ((part: number) => Promise<DonationListPage>)[]
  /** Returns whether the project's totals include a donation, judged by its page. */
  readonly isCounted: (gift: Donation) => boolean
}

/** Measure by which an activity leaderboard ranks. */
export type FitnessMeasure = 'distance' | 'elevation' | 'duration' | 'activities'

/** Entry of a leaderboard by activity, streak or number of donations. */
export interface FitnessEntry {
  readonly name: string
  readonly subtitle: string | undefined
  /** Slug of the page. */
  readonly slug: string
  readonly image: string | undefined
  /** Amount in metres, seconds or days, or a count, depending on the leaderboard. */
  readonly amount: number
}

/** Supporter's page or team in search results. */
export interface SearchHit {
  readonly slug: string
  readonly name: string
  readonly owner: string | undefined
  readonly image: string | undefined
  readonly raisedMinor: number
  readonly currency: string
  /** Number of team members; undefined for a supporter's page. */
  readonly memberCount?: number
}

/** Reads of a project's data by tag value. */
interface TagReads {
  readonly totals: (tag: string, value: string) => Promise<CachedValue<TotalsSummary>>
  /** Returns the amount raised per value, in minor units, highest first, without zeros. */
  readonly board: (
    tag: string,
    values: readonly string[],
  ) => Promise<CachedValue<readonly { value: string; raisedMinor: number }[]>>
  /** Returns the number of donations or the metres per value, highest first, without zeros. */
  readonly measured: (
    tag: string,
    values: readonly string[],
    by: 'gifts' | 'distance',
  ) => Promise<CachedValue<readonly { value: string; amount: number }[]>>
  /** Returns the pages with a value, by amount raised, and their total number. */
  readonly pages: (
    tag: string,
    value: string,
  ) => Promise<CachedValue<{ pages: readonly Page[]; count: number }>>
}

/** Beneficiary of a site's fundraising: campaigns, charities, events or listed pages. All reads are cached. */
export interface Project {
  readonly platform: PlatformAdapter
  /**
   * Returns the currency of all amounts: the platform's, or that of the country if the platform returns none. Never throws.
   */
  readonly currency: () => Promise<string>
  readonly country: string
  readonly summary: () => Promise<CachedValue<ProjectSummary>>
  /**
   * Returns the values of the name placeholders. Never throws.
   *
   * @param campaign - GUID of one of the project's campaigns. @default the first one
   */
  readonly names: (campaign?: string) => Promise<ProjectNames>
  /** Returns the leaderboard of supporters' pages by amount raised. */
  readonly people: (limit: number) => Promise<CachedValue<readonly LeaderboardEntry[]>>
  /** Returns the leaderboard of teams by amount raised. Undefined if the project or the platform has no teams. */
  readonly teams: ((limit: number) => Promise<CachedValue<readonly LeaderboardEntry[]>>) | undefined
  /** Returns the slugs of public pages and teams, for the sitemap. */
  readonly findable: () => Promise<
    CachedValue<{ readonly people: readonly string[]; readonly teams: readonly string[] }>
  >
  /** Returns the latest donations, newest first. */
  readonly donations: (limit: number) => Promise<CachedValue<readonly Donation[]>>
  /** Returns all donations that the platform provides, for reports. */
  readonly allDonations: () => Promise<ProjectDonations>
  /** Returns the activity totals. Undefined if the platform has no fitness data. */
  readonly activity: (() => Promise<CachedValue<TotalsSummary>>) | undefined
  /** Returns an activity leaderboard. Undefined if the platform has none. */
  readonly fitness:
    | ((measure: FitnessMeasure, limit: number) => Promise<CachedValue<readonly FitnessEntry[]>>)
    | undefined
  /** Returns the leaderboard of pages by number of donations. Undefined if the platform ranks by amount only. */
  readonly peopleByGifts:
    | ((limit: number) => Promise<CachedValue<readonly FitnessEntry[]>>)
    | undefined
  /** Returns the leaderboard of teams by number of donations. Undefined if the platform has none. */
  readonly teamsByGifts:
    | ((limit: number) => Promise<CachedValue<readonly FitnessEntry[]>>)
    | undefined
  /** Returns the leaderboard of pages by longest streak of active days. Undefined if the platform has no activities. */
  readonly streaks: ((limit: number) => Promise<CachedValue<readonly FitnessEntry[]>>) | undefined
  /** Finds supporters' pages by part of their name. An empty text has no results. */
  readonly findPeople: (text: string, limit: number) => Promise<CachedValue<readonly SearchHit[]>>
  /** Finds teams by part of their name. Undefined if the project or the platform has no teams. */
  readonly findTeams:
    | ((text: string, limit: number) => Promise<CachedValue<readonly SearchHit[]>>)
    | undefined
  /** Reads by tag. Undefined if the project's pages have no tags. */
  readonly tags: TagReads | undefined
  /** Whether the project has ended: donations and registrations are closed. */
  readonly hasEnded?: true | undefined
  /** External donation URL from the site's document; `''` to use the site's donation form. */
  readonly donateUrl: string
  /** Returns the recipient of donations outside supporters' pages; undefined if there is none. */
  readonly donationTarget: () => Promise<DonationTarget | undefined>
  /** Returns the URL to start a page; undefined if there is none. */
  readonly startUrl: () => Promise<string | undefined>
}

/** Cache options of data that rarely changes, such as the currency. */
export const factsCacheAge = { kind: 'facts', freshMs: 3_600_000, staleMs: 86_400_000 } as const

export const totalsCacheAge = { kind: 'totals', freshMs: totalsFreshMs, staleMs: 120_000 } as const

/** Key prefix of a project's totals, which a donation invalidates. */
export const projectKeyPrefix = 'project:'

/** Returns the open project items of a site, or those that ended last if none are open. */
export function getCurrentItems(
  site: SiteConfig,
  now: Date,
): { items: ProjectItem[]; hasEnded?: true } {
  const items = getActiveProjects(site, { now })
  return items.length > 0 ? { items } : { items: getEndedProjects(site, { now }), hasEnded: true }
}

/**
 * Returns the platform settings of the site's current project. Settings of its first item take precedence over those of the
 * site (Spec §3).
 *
 * @throws ContentError 'Projects on Everydayhero must be based on pages only' (Spec §5)
 */
export function getProjectSettings(site: SiteConfig, now: Date): PlatformSettings | undefined {
  const settings = getPlatformSettings(site)
  const [first] = getCurrentItems(site, now).items
  if (settings === undefined || first === undefined) return settings
  const { excludeOffline, excludeTeamIds, defaultPageStory } = first
  return { ...settings, excludeOffline, excludeTeamIds, defaultPageStory }
}

/** Ids that connect a page or team with a project item. */
interface ProjectMatchIds {
  readonly campaign: string | undefined
  readonly event: string | undefined
  readonly charityId: string | undefined
  /** GUID, slug and numeric id of a page. */
  readonly ids?: readonly string[]
}

/**
 * Whether the settings of a page's or team's item exclude offline donations. Without such an item, those of the first item.
 */
export function excludesOffline(
  site: SiteConfig,
  now: Date,
  { campaign, event, charityId, ids = [] }: ProjectMatchIds,
): boolean {
  const { items } = getCurrentItems(site, now)
  const own = { campaign: [campaign], event: [event], charity: [charityId], page: ids }
  const item = (['campaign', 'event', 'charity', 'page'] as const)
    .map((type) =>
      items.find((one) => one.type === type && own[type].some((id) => isSameId(id, one.uid))),
    )
    .find((found) => found !== undefined)
  return (item ?? items[0] ?? getPlatformSettings(site))?.excludeOffline === true
}

/** Like `excludesOffline`, for a supporter's page. */
export function excludesOfflineOfPage(site: SiteConfig, now: Date, page: Page): boolean {
  const { campaign, event, charityId, uuid, slug, id } = page
  return excludesOffline(site, now, { campaign, event, charityId, ids: [uuid, slug, id] })
}

/** Returns the currency of a site's totals: that of the project, or of the country if the project is undefined. */
export async function getProjectCurrency({
  project,
  country,
}: {
  project: Pick<Project, 'currency'> | undefined
  country: string
}): Promise<string> {
  return project === undefined ? getCountryCurrency(country) : project.currency()
}

/**
 * Returns the part of a cache key that identifies a project. Contains all settings that affect its reads, so a draft with
 * other settings never shares cache entries with the live site.
 *
 * @param items - items of the project, in the document's order
 */
export function getProjectReadKey(
  {
    country,
    override,
    variant = 'default',
  }: { country: string; override: Pick<ProjectOverride, 'name'>; variant?: string | undefined },
  ...items: readonly (readonly CountedItem[])[]
): string {
  const inputs = [items, country, override.name, variant]
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64url').slice(0, 16)
}

/** Converts a project's summary to a total. */
export async function toProjectTotal(
  project: Pick<Project, 'currency'>,
  reading: CachedValue<ProjectSummary>,
): Promise<Total> {
  return toTotal({ ...reading.value, currency: await project.currency() }, reading)
}

/** Returns the target in the site's document, in minor units; undefined if there is none. */
export function getTargetOverride(
  { targetMajor }: Pick<ProjectOverride, 'targetMajor'>,
  currency: string,
): number | undefined {
  return targetMajor === undefined ? undefined : toMinor(targetMajor, currency)
}
