import type { Donation, LeaderboardEntry, Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { getCountryCurrency, toMinor, type TotalsSummary } from '@milepost/measures'
import type { CachedValue } from '@milepost/server'
import { figureFreshMs } from '../base/read-key.ts'
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
  /** Reasons why donations or pages are excluded. */
  readonly exclusions: readonly ExclusionReason[]
  /** 0 if there is no target. */
  readonly targetMinor: number
  readonly donationCount: number
  /** Amount raised by each campaign; undefined if there is only one, or it is unknown. */
  readonly items?: TotalMoney['items']
  /** Plain text. */
  readonly story: string
  /** URL, or `''`. */
  readonly image: string
  /** URL of the project on the platform, or from the site's settings. */
  readonly url: string
}

/** Values of `{{ campaign }}`, `{{ charity }}` and `{{ event }}`. Unknown names are `''`. */
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

/** Overrides of a project in the site's document. Empty strings override nothing. */
export interface ProjectOverride {
  readonly name: string
  /** In major units of the project's currency; undefined for the platform's target. */
  readonly targetMajor: number | undefined
  readonly story: string
  readonly image: string
  readonly url: string
  /** External donation URL, instead of the site's form. */
  readonly donateUrl: string
}

/** Recipient of donations outside supporters' pages. */
interface DonationTarget {
  readonly kind: 'campaign' | 'page'
  /** GUID of the campaign, or numeric id of the page. */
  readonly id: string
}

/** A page of a paginated donation list, newest first. */
export interface DonationListPage {
  readonly donations: readonly Donation[]
  /** Number of donations on all pages. */
  readonly count: number
}

/** Individual donations of a project. */
export interface ProjectDonations {
  /** Paginated lists, from page 1. Pages beyond the end are empty. The first page may be cached. */
  readonly lists: readonly ((part: number) => Promise<DonationListPage>)[]
  /** Whether a donation is in the project's totals, as far as that follows from its page. */
  readonly isCounted: (gift: Donation) => boolean
}

/** Ranking criterion of an activity leaderboard. */
export type FitnessMeasure = 'distance' | 'elevation' | 'duration' | 'activities'

/** Entry of a leaderboard that does not rank by money. */
export interface FitnessEntry {
  readonly name: string
  readonly subtitle: string | undefined
  /** Slug of the page. */
  readonly slug: string
  readonly image: string | undefined
  /** Metres, seconds, days or a count, depending on the leaderboard. */
  readonly amount: number
}

/** A supporter or a team in search results. */
export interface SearchHit {
  readonly slug: string
  readonly name: string
  readonly owner: string | undefined
  readonly image: string | undefined
  readonly raisedMinor: number
  readonly currency: string
  /** Number of team members; undefined for a person. */
  readonly memberCount?: number
}

/** Data by value of a tag in the project. */
interface TagFacts {
  readonly totals: (tag: string, value: string) => Promise<CachedValue<TotalsSummary>>
  /** Amounts raised per value, in minor units, highest first, without empty values. */
  readonly board: (
    tag: string,
    values: readonly string[],
  ) => Promise<CachedValue<readonly { value: string; raisedMinor: number }[]>>
  /** Number of donations or metres per value, highest first, without empty values. */
  readonly measured: (
    tag: string,
    values: readonly string[],
    by: 'gifts' | 'distance',
  ) => Promise<CachedValue<readonly { value: string; amount: number }[]>>
  /** Pages with the value, those that raised most first, and their number. */
  readonly pages: (
    tag: string,
    value: string,
  ) => Promise<CachedValue<{ pages: readonly Page[]; count: number }>>
}

/**
 * Beneficiary of a site's fundraising: campaigns, charities, events or listed pages. All reads are cached, and return the time of the
 * data.
 */
export interface Project {
  readonly platform: PlatformAdapter
  /** Currency of all amounts: the platform's, or that of the country if the platform returns none. Never throws. */
  readonly currency: () => Promise<string>
  readonly country: string
  readonly summary: () => Promise<CachedValue<ProjectSummary>>
  /**
   * Returns the names of the project, or of one of its campaigns. Never throws.
   *
   * @param campaign - GUID of the campaign; the first one if omitted
   */
  readonly names: (campaign?: string) => Promise<ProjectNames>
  /** Leaderboard of people by amount raised, highest first. */
  readonly people: (limit: number) => Promise<CachedValue<readonly LeaderboardEntry[]>>
  /** Leaderboard of teams by amount raised; undefined if the project or the platform has no teams. */
  readonly teams: ((limit: number) => Promise<CachedValue<readonly LeaderboardEntry[]>>) | undefined
  /** Slugs of public pages and teams, for search engines. */
  readonly findable: () => Promise<
    CachedValue<{ readonly people: readonly string[]; readonly teams: readonly string[] }>
  >
  /** The latest donations, newest first. */
  readonly donations: (limit: number) => Promise<CachedValue<readonly Donation[]>>
  /** Donations for reports, as far back as the platform allows. */
  readonly allDonations: () => Promise<ProjectDonations>
  /** Activity totals; undefined if the platform has no fitness data. */
  readonly activity: (() => Promise<CachedValue<TotalsSummary>>) | undefined
  /** Activity leaderboard, highest first; undefined if the platform has none. */
  readonly fitness:
    | ((measure: FitnessMeasure, limit: number) => Promise<CachedValue<readonly FitnessEntry[]>>)
    | undefined
  /** Pages by number of donations, highest first; undefined if the platform ranks by amount only. */
  readonly peopleByGifts:
    | ((limit: number) => Promise<CachedValue<readonly FitnessEntry[]>>)
    | undefined
  /** Teams by number of donations; undefined if unknown. */
  readonly teamsByGifts:
    | ((limit: number) => Promise<CachedValue<readonly FitnessEntry[]>>)
    | undefined
  /** Pages by longest streak of days with an activity; undefined if the platform has no activities. */
  readonly streaks: ((limit: number) => Promise<CachedValue<readonly FitnessEntry[]>>) | undefined
  /** Finds supporters' pages by part of their name; none for an empty text. */
  readonly findPeople: (text: string, limit: number) => Promise<CachedValue<readonly SearchHit[]>>
  /** Finds teams by part of their name; undefined if the project or the platform has no teams. */
  readonly findTeams:
    | ((text: string, limit: number) => Promise<CachedValue<readonly SearchHit[]>>)
    | undefined
  /** Undefined if the project's pages have no tags. */
  readonly tags: TagFacts | undefined
  /** Whether the campaign has ended, so that its totals are final, and donations and registrations are closed. */
  readonly hasEnded?: true | undefined
  /** External donation URL from the site's document; `''` for the site's own form. */
  readonly donateUrl: string
  /** Recipient of donations outside supporters' pages; undefined if there is none. */
  readonly donationTarget: () => Promise<DonationTarget | undefined>
  /** URL to start a page; undefined if there is none. */
  readonly startUrl: () => Promise<string | undefined>
}

/** Cache ages of facts that rarely change, such as the currency. A read of totals refreshes them as well. */
export const factsCacheAge = { kind: 'facts', freshMs: 3_600_000, staleMs: 86_400_000 } as const

/** Cache ages of totals. */
export const totalsCacheAge = { kind: 'totals', freshMs: figureFreshMs, staleMs: 120_000 } as const

/** Key prefix of a project's totals. A donation invalidates all of them. */
export const projectKey = 'project:'

/** Returns the open items of a site. If nothing is open, returns the items that ended last. */
export function getCurrentItems(
  site: SiteConfig,
  now: Date,
): { items: ProjectItem[]; hasEnded?: true } {
  const items = getActiveProjects(site, { now })
  return items.length > 0 ? { items } : { items: getEndedProjects(site, { now }), hasEnded: true }
}

/**
 * Returns the platform settings for the site's current project. Settings of its first item take precedence over the platform's
 * (Spec §3).
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

/** Ids that connect a page or a team with a project item. */
interface Belongings {
  readonly campaign: string | undefined
  readonly event: string | undefined
  readonly charityId: string | undefined
  /** GUID, slug and number of a page. */
  readonly ids?: readonly string[]
}

/** Whether offline donations of a page or a team are excluded, by the settings of its item, otherwise of the first item. */
export function excludesOffline(
  site: SiteConfig,
  now: Date,
  { campaign, event, charityId, ids = [] }: Belongings,
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

/** Whether offline donations of a supporter's page are excluded. */
export function excludesOfflineOfPage(site: SiteConfig, now: Date, page: Page): boolean {
  const { campaign, event, charityId, uuid, slug, id } = page
  return excludesOffline(site, now, { campaign, event, charityId, ids: [uuid, slug, id] })
}

/** Returns the currency of a site's totals: the project's, or that of the site's country without a project. */
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
 * Returns the part of a cache key that identifies a project. It covers everything in the site's document that affects the
 * reads, so a draft with other settings never shares entries with the live site.
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
export async function readProjectTotals(
  project: Pick<Project, 'currency'>,
  reading: CachedValue<ProjectSummary>,
): Promise<Total> {
  return toTotal({ ...reading.value, currency: await project.currency() }, reading)
}

/** Returns the target from the site's document in minor units, which overrides the platform's; undefined if there is none. */
export function overrideTarget(
  { targetMajor }: Pick<ProjectOverride, 'targetMajor'>,
  currency: string,
): number | undefined {
  return targetMajor === undefined ? undefined : toMinor(targetMajor, currency)
}
