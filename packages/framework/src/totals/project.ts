import type { Donation, LeaderboardEntry, Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { countryCurrency, toMinor, type TotalsSummary } from '@milepost/measures'
import type { Reading } from '@milepost/server'
import { figureFreshMs } from '../base/read-key.ts'
import { type LeftOutReason, type Total, type TotalMoney, toTotal } from './total.ts'
import {
  activeProjects,
  endedProjects,
  platformOf,
  type PlatformSettings,
  type ProjectItem,
  type SiteConfig,
} from '@milepost/content'
import { type CountedItem, isSameId } from './left-out.ts'
import { createHash } from 'node:crypto'

/** Summary of the site's project. Amounts are in minor units of the project's currency. */
interface ProjectSummary {
  readonly name: string
  readonly raisedMinor: number
  /** Offline part of the raised amount; undefined if unknown. */
  readonly offlineMinor: number | undefined
  /** Reasons why donations or pages are excluded. */
  readonly leftOut: readonly LeftOutReason[]
  /** 0 if there is no target. */
  readonly targetMinor: number
  readonly donationCount: number
  /** Amount raised by each campaign; undefined if there is only one, or it is unknown. */
  readonly items?: TotalMoney['items']
  /** Plain text. */
  readonly story: string
  /** Empty when there is none. */
  readonly image: string
  /** URL on the platform, or in the site's settings. */
  readonly url: string
}

/** Names for `{{ campaign }}`, `{{ charity }}` and `{{ event }}`. An unknown name is empty. */
export interface ProjectNames {
  readonly campaign: string
  readonly charity: string
  readonly event: string
}

/** The name of a page's or team's charity; undefined if only its id is known. */
export function charityNameOf({
  charity,
  charityId,
}: Pick<Page, 'charity' | 'charityId'>): string | undefined {
  return charity === charityId ? undefined : charity
}

/** Overrides of a project in the site's settings; empty strings override nothing. */
export interface ProjectOverride {
  readonly name: string
  /** In major units of the project's currency; undefined for the platform's own. */
  readonly targetMajor: number | undefined
  readonly story: string
  readonly image: string
  readonly url: string
  /** The address where gifts are made instead. */
  readonly donateUrl: string
}

/** Recipient of donations outside supporters' pages. */
interface GiftTarget {
  readonly kind: 'campaign' | 'page'
  /** The campaign's guid, or the page's numeric id. */
  readonly id: string
}

/** One part of a list of gifts, newest first. */
export interface GiftPart {
  readonly donations: readonly Donation[]
  /** Number of donations in the whole list. */
  readonly count: number
}

/** The gifts of a project, one by one. */
export interface ProjectGifts {
  /** Each reads a part of one list, from 1; a part after the last has no gifts. The first part may be kept. */
  readonly lists: readonly ((part: number) => Promise<GiftPart>)[]
  /** Whether a gift is in the project's figures, as far as its page says. */
  readonly isCounted: (gift: Donation) => boolean
}

/** Ranking criterion of an activity leaderboard. */
export type FitnessMeasure = 'distance' | 'elevation' | 'duration' | 'activities'

/** A place on a board that ranks by another thing than money. */
export interface FitnessEntry {
  readonly name: string
  readonly subtitle: string | undefined
  /** The page's short name. */
  readonly slug: string
  readonly image: string | undefined
  /** Metres, seconds, days or a count, as the board asks. */
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

/** Data of one tag value in the project. */
interface TagFacts {
  readonly totals: (tag: string, value: string) => Promise<Reading<TotalsSummary>>
  /** Amounts raised per value, in minor units, highest first, without empty values. */
  readonly board: (
    tag: string,
    values: readonly string[],
  ) => Promise<Reading<readonly { value: string; raisedMinor: number }[]>>
  /** Number of donations or metres per value, highest first, without empty values. */
  readonly measured: (
    tag: string,
    values: readonly string[],
    by: 'gifts' | 'distance',
  ) => Promise<Reading<readonly { value: string; amount: number }[]>>
  /** The pages that carry it, who has raised most first, and how many there are. */
  readonly pages: (
    tag: string,
    value: string,
  ) => Promise<Reading<{ pages: readonly Page[]; count: number }>>
}

/**
 * The thing a site raises money for, whatever it is made of: campaigns on the default platform,
 * listed pages on the peer-to-peer variant. Every read comes from the cache, with the time it was true.
 */
export interface Project {
  readonly platform: PlatformAdapter
  /** Of every figure: the platform's own, and that of the country only where the platform says none. Never throws. */
  readonly currency: () => Promise<string>
  readonly country: string
  readonly summary: () => Promise<Reading<ProjectSummary>>
  /**
   * Names of the project, or of one of its campaigns. Never throws.
   *
   * @param campaign - guid of the campaign; the first one if omitted
   */
  readonly names: (campaign?: string) => Promise<ProjectNames>
  /** The people who have raised most, best first. */
  readonly people: (limit: number) => Promise<Reading<readonly LeaderboardEntry[]>>
  /** The teams that have raised most; undefined where the project or the platform has no teams. */
  readonly teams: ((limit: number) => Promise<Reading<readonly LeaderboardEntry[]>>) | undefined
  /** Slugs of public pages and teams, for search engines. */
  readonly findable: () => Promise<
    Reading<{ readonly people: readonly string[]; readonly teams: readonly string[] }>
  >
  /** The latest donations, newest first. */
  readonly donations: (limit: number) => Promise<Reading<readonly Donation[]>>
  /** Donations for reports, as far back as the platform allows. */
  readonly gifts: () => Promise<ProjectGifts>
  /** Combined activities; undefined if the platform has no fitness data. */
  readonly activity: (() => Promise<Reading<TotalsSummary>>) | undefined
  /** Activity leaderboard, highest first; undefined if the platform has none. */
  readonly fitness:
    | ((measure: FitnessMeasure, limit: number) => Promise<Reading<readonly FitnessEntry[]>>)
    | undefined
  /** Pages by number of donations, highest first; undefined if the platform ranks by amount only. */
  readonly peopleByGifts: ((limit: number) => Promise<Reading<readonly FitnessEntry[]>>) | undefined
  /** Teams by number of donations; undefined if unknown. */
  readonly teamsByGifts: ((limit: number) => Promise<Reading<readonly FitnessEntry[]>>) | undefined
  /** Pages by longest streak of days with an activity; undefined if the platform has no activities. */
  readonly streaks: ((limit: number) => Promise<Reading<readonly FitnessEntry[]>>) | undefined
  /** Supporters' pages by a part of their name; none for an empty text. */
  readonly findPeople: (text: string, limit: number) => Promise<Reading<readonly SearchHit[]>>
  /** Teams by a part of their name; undefined where the project or the platform has no teams. */
  readonly findTeams:
    | ((text: string, limit: number) => Promise<Reading<readonly SearchHit[]>>)
    | undefined
  /** Undefined where pages carry no tags. */
  readonly tags: TagFacts | undefined
  /** The campaign has ended: its totals are final, and donations and registrations are closed. */
  readonly hasEnded?: true | undefined
  /** Donation URL in the site's settings; empty for the site's own forms. */
  readonly donateUrl: string
  /** Undefined if only supporters' pages take donations. */
  readonly giftTarget: () => Promise<GiftTarget | undefined>
  /** URL to start a page. */
  readonly startUrl: () => Promise<string | undefined>
}

/** Cache ages of a project's facts, such as its currency. A read of totals also refreshes them. */
export const factsAge = { freshMs: 3_600_000, staleMs: 86_400_000 } as const

/** Cache ages of totals, fresh and while revalidating. */
export const figuresAge = { freshMs: figureFreshMs, staleMs: 120_000 } as const

/** Reads of a project have keys that begin so, and expire together when something is given. */
export const projectKey = 'project:'

/** The open items of a site, or the ones that ended last if nothing is open. */
export function currentItems(
  site: SiteConfig,
  now: Date,
): { items: ProjectItem[]; hasEnded?: true } {
  const items = activeProjects(site, { now })
  return items.length > 0 ? { items } : { items: endedProjects(site, { now }), hasEnded: true }
}

/**
 * Returns the platform settings that apply to a site's current project: the first of its items wins over the platform (Spec §3).
 *
 * @throws ContentError 'Projects on Everydayhero must be based on pages only' (Spec §5)
 */
export function projectSettings(site: SiteConfig, now: Date): PlatformSettings | undefined {
  const settings = platformOf(site)
  const [first] = currentItems(site, now).items
  if (settings === undefined || first === undefined) return settings
  const { excludeOffline, excludeTeamIds, defaultPageStory } = first
  return { ...settings, excludeOffline, excludeTeamIds, defaultPageStory }
}

/** The project that a page or a team belongs to. */
interface Belongings {
  readonly campaign: string | undefined
  readonly event: string | undefined
  readonly charityId: string | undefined
  /** A page's guid, slug and number. */
  readonly ids?: readonly string[]
}

/** Whether offline donations of a page or a team do not count: by the setting of its item, or else of the first item. */
export function excludesOffline(
  site: SiteConfig,
  now: Date,
  { campaign, event, charityId, ids = [] }: Belongings,
): boolean {
  const { items } = currentItems(site, now)
  const own = { campaign: [campaign], event: [event], charity: [charityId], page: ids }
  const item = (['campaign', 'event', 'charity', 'page'] as const)
    .map((type) =>
      items.find((one) => one.type === type && own[type].some((id) => isSameId(id, one.uid))),
    )
    .find((found) => found !== undefined)
  return (item ?? items[0] ?? platformOf(site))?.excludeOffline === true
}

/** Whether offline donations of a supporter's page do not count. */
export function excludesOfflineOfPage(site: SiteConfig, now: Date, page: Page): boolean {
  const { campaign, event, charityId, uuid, slug, id } = page
  return excludesOffline(site, now, { campaign, event, charityId, ids: [uuid, slug, id] })
}

/** Returns the currency of a site's totals: the project's. The site's country decides only if nothing is open. */
export async function projectCurrency({
  project,
  country,
}: {
  project: Pick<Project, 'currency'> | undefined
  country: string
}): Promise<string> {
  return project === undefined ? countryCurrency(country) : project.currency()
}

/**
 * The part of a cache key that identifies a project: everything in the site's document that decides what its reads return. A
 * draft with other settings never shares an entry with the live site.
 *
 * @param items - what the project is made of, in the document's order
 */
export function projectReadKey(
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

/** Makes the total of a project from its summary. */
export async function projectTotal(
  project: Pick<Project, 'currency'>,
  reading: Reading<ProjectSummary>,
): Promise<Total> {
  return toTotal({ ...reading.value, currency: await project.currency() }, reading)
}

/**
 * Returns the target in a site's settings, which overrides the platform's, in minor units; undefined if there is none.
 */
export function overrideTarget(
  { targetMajor }: Pick<ProjectOverride, 'targetMajor'>,
  currency: string,
): number | undefined {
  return targetMajor === undefined ? undefined : toMinor(targetMajor, currency)
}
