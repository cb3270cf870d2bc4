import { summariseTotals, sumMinor, type TotalsSummary } from '@milepost/measures'
import {
  type CountedItem,
  filterCountedRecords,
  getTeamOnlineAmounts,
  isPageExcluded,
  isSameId,
  isTeamExcluded,
  type Exclusions,
  sumExcludedMoney,
  noExclusions,
  readExclusions,
  readItemExclusions,
  subtractOffline,
  subtractExcludedPages,
} from '../../totals/exclusions.ts'
import type { SignInOutcome } from '../../frame/request/scopes.ts'
import { type Donation, isPlatformError, type Page, type Team } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { DonationFeed } from '@milepost/platform/rest'

/** Project in a report. Its id is a campaign's GUID, the number of a charity or event, or a page's GUID or slug. */
export interface ReportProject extends CountedItem {
  kind: 'campaign' | 'charity' | 'event' | 'page'
  /** Name in the site's document, otherwise on the platform; `''` until it is loaded. */
  name: string
}

/** Donation in a report. */
export interface ReportDonation {
  id: string
  /** Time in ms since the Unix epoch; undefined if unknown. */
  atMs: number | undefined
  /** 0 if the donor has hidden the amount. */
  amountMinor: number
  isAmountHidden: boolean
  currency: string
  donor: string | undefined
  message: string | undefined
  /** Slug of the page that received the donation. */
  page: string | undefined
  project: string
}

/** Supporter page in a report. Amounts are in the report's currency. */
export interface ReportPage {
  slug: string
  name: string
  owner: string
  raisedMinor: number
  offlineMinor: number
  targetMinor: number
  createdMs: number | undefined
  project: string
}

export interface ReportTeam {
  slug: string
  name: string
  captain: string
  members: number
  raisedMinor: number
  distanceMetres: number
  project: string
}

/** Report of one project on the platform. */
export interface ProjectReport {
  project: ReportProject
  /** ISO 4217 code of all sums. */
  currency: string
  gifts: ReportDonation[]
  /** Total number of donations, which may be larger than the number of loaded ones. */
  giftCount: number
  /** Total of all donations, loaded or not. */
  raisedMinor: number
  pages: ReportPage[]
  /** Whether not all pages were loaded. */
  hasMorePages: boolean
  teams: ReportTeam[]
  fitness: TotalsSummary
}

export interface Report {
  readAtMs: number
  /** Currency of the first project. */
  currency: string
  projects: ProjectReport[]
}

export interface ReportFilter {
  /** First day, such as `2026-06-01`; `''` for no limit. */
  from: string
  to: string
  /** Id of a project; `''` for all. */
  project: string
}

/** Sends the outcome of a sign-in attempt to the site's audit log, without name and password. */
export function sendSignInOutcome(outcome: SignInOutcome): void {
  navigator.sendBeacon?.('/reports/audit', new URLSearchParams({ outcome }))
}

/** Number of donations per request (Spec §9). */
const feedPageSize = 150
const maxFeedPages = 10

/**
 * Reads all pages of the donation feed, without duplicates.
 *
 * @throws PlatformError if the platform cannot be read
 */
async function readDonations(
  { platform, signal }: { platform: PlatformAdapter; signal?: AbortSignal | undefined },
  selection: { campaign: string } | { charity: string } | { event: string } | { page: string[] },
): Promise<{
  gifts: Donation[]
  count: number
  money: DonationFeed['money']
  currency: string | undefined
}> {
  const gifts = new Map<string, Donation>()
  let count = 0
  let money: DonationFeed['money'] = { raisedMinor: 0, currency: undefined }
  let currency: string | undefined
  for (let pageNumber = 1; pageNumber <= maxFeedPages; pageNumber += 1) {
    // Each response determines whether there is a next page.
    const part = await platform.donations.fetchDonationFeed({ ...selection, pageNumber, signal })
    ;({ count, money, currency } = part)
    const before = gifts.size
    for (const gift of part.donations) gifts.set(gift.id, gift)
    // A platform without pagination returns the same donations again.
    if (gifts.size === before || part.donations.length < feedPageSize) break
  }
  return { gifts: [...gifts.values()], count, money, currency }
}

export interface ReadReportOptions {
  platform: PlatformAdapter
  /** Projects of the site. */
  projects: readonly ReportProject[]
  /** Currency if the platform returns none. */
  currency: string
  country?: string | undefined
  now: () => number
  signal?: AbortSignal | undefined
}

/** Maximum number of pages and teams per campaign in a report. */
const maxPages = 250
const maxTeams = 250
/** Maximum number of pages per charity or event in a report. */
const maxCausePages = 100

/**
 * Reads a report, with one part per campaign, charity and event, and one for all listed pages.
 *
 * @throws PlatformError if the platform cannot be read
 */
export async function readReport(options: ReadReportOptions): Promise<Report> {
  const { projects, now } = options
  const campaigns = projects.filter(({ kind }) => kind === 'campaign')
  const pages = projects.filter(({ kind }) => kind === 'page')
  const parts = await Promise.all([
    ...campaigns.map((project) => readCampaign(options, project)),
    ...projects.flatMap((project) =>
      project.kind === 'charity' || project.kind === 'event'
        ? [readCause(options, project, project.kind)]
        : [],
    ),
    ...(pages.length > 0 ? [readListedPages(options, pages)] : []),
  ])
  return { readAtMs: now(), currency: parts[0]?.currency ?? options.currency, projects: parts }
}

async function readCampaign(
  options: ReadReportOptions,
  project: ReportProject,
): Promise<ProjectReport> {
  const { platform, country, signal } = options
  const { excludeOffline } = project
  const campaign = project.id
  const isOurs = ({ campaignId }: Team) =>
    campaignId === undefined || isSameId(campaignId, campaign)
  const [facts, feed, pages, teams, boards, away] = await Promise.all([
    platform.campaigns.fetchCampaign({ campaign, country, includeOffline: true, signal }),
    readDonations(options, { campaign }),
    platform.campaigns.fetchCampaignPages({ campaign, limit: maxPages + 1, signal }),
    readTeams(options, project),
    platform.campaigns.fetchCampaignLeaderboards({ campaign, maxPeople: 0, maxTeams: 0, signal }),
    readExclusions(platform, [{ ...project, isOurs }], { signal }),
  ])
  const currency = facts.currencyCode ?? options.currency
  const less = sumExcludedMoney(away, currency)
  const offlineMinor = excludeOffline ? facts.money.raisedOfflineMinor : 0
  return {
    project: { ...project, name: project.name || facts.name },
    currency,
    ...toReportDonations(feed, { project, currency, away }),
    raisedMinor: Math.max(0, facts.money.raisedMinor - offlineMinor - less.raisedMinor),
    pages: pages.pages
      .slice(0, maxPages)
      .filter(({ uuid, slug }) => !isPageExcluded(away, uuid, slug))
      .map((page) => toReportPage(page, project)),
    hasMorePages: pages.pages.length > maxPages,
    teams: teams
      .filter(({ id, slug }) => !isTeamExcluded(away, id, slug))
      .map((team) => ({
        slug: team.slug,
        name: team.name,
        captain: team.leader,
        members: team.memberCount,
        raisedMinor: team.money.raisedMinor,
        distanceMetres: team.fitnessDistanceTotal,
        project: project.id,
      })),
    fitness: subtractExcludedPages(
      summariseTotals(filterCountedRecords(boards.totals, project), currency),
      { pages: away.pages, currency },
    ),
  }
}

async function readListedPages(
  options: ReadReportOptions,
  projects: readonly ReportProject[],
): Promise<ProjectReport> {
  const { platform, country, signal } = options
  const parameters = { country, includeOffline: true, signal }
  const [first] = projects as [ReportProject]
  const [listed, away] = await Promise.all([
    platform.pages.fetchPages({ ...parameters, ids: projects.map(({ id }) => id) }),
    readItemExclusions(platform, projects, signal),
  ])
  const settingsOf = ({ uuid, slug, id }: Page) =>
    projects.find((one) => [uuid, slug, id].some((own) => isSameId(one.id, own))) ?? first
  const pages = listed.filter(
    (page) => !isPageExcluded(away(settingsOf(page)), page.uuid, page.slug),
  )
  const project: ReportProject = { ...first, name: first.name || (pages[0]?.name ?? '') }
  const currency =
    pages.find(({ currencyCode }) => currencyCode !== undefined)?.currencyCode ?? options.currency
  const counted = pages.filter(({ currencyCode }) => (currencyCode ?? currency) === currency)
  const ids = pages.map(({ id }) => id).filter((id) => id !== '')
  const guids = pages.map(({ uuid }) => uuid).filter((uuid) => uuid !== '')
  const [feed, totals] = await Promise.all([
    ids.length > 0 ? readDonations(options, { page: ids }) : { gifts: [], count: 0 },
    guids.length > 0 ? platform.donations.fetchPagesTotals({ pages: guids, signal }) : [],
  ])
  return {
    project,
    currency,
    // The feed contains only donations to pages that count.
    ...toReportDonations(feed, { project, currency, away: noExclusions.value }),
    raisedMinor: sumMinor(counted.map((page) => getRaisedMinor(page, settingsOf(page)))),
    pages: counted.map((page) => ({ ...toReportPage(page, settingsOf(page)), project: first.id })),
    hasMorePages: false,
    teams: [],
    fitness: summariseTotals(totals.flat(), currency),
  }
}

/** Reads the report of a charity or an event: totals, donations and top fundraising pages. */
async function readCause(
  options: ReadReportOptions,
  project: ReportProject,
  kind: 'charity' | 'event',
): Promise<ProjectReport> {
  const { platform, country, signal } = options
  const { id, excludeOffline } = project
  const isOurs = ({ charityId, event }: Team) => (kind === 'event' ? event : charityId) === id
  const feed = await readDonations(options, kind === 'event' ? { event: id } : { charity: id })
  const currency = feed.currency?.toUpperCase() ?? options.currency
  // The platform returns offline donations of events in pounds only, and none of charities.
  const countsOffline = kind === 'event' && currency === 'GBP' && !excludeOffline
  const settings = { ...project, excludeOffline: !countsOffline }
  const away = await readExclusions(platform, [{ ...settings, isOurs }], { signal })
  const ranked = { currency, limit: maxCausePages, signal }
  const [totals, board] = await Promise.all([
    platform.donations.fetchDonationTotals({
      [kind]: id,
      country,
      currency,
      includeOffline: true,
      signal,
    }),
    kind === 'event'
      ? platform.donations.fetchEventLeaderboard({ event: id, ...ranked })
      : platform.donations.fetchDonationsLeaderboard({ charity: id, ...ranked }),
  ])
  const entries = excludeOffline
    ? await subtractOffline(platform, board, {
        country,
        isOfEvents: kind === 'event',
        excludesOffline: () => true,
        signal,
      })
    : board
  const less = sumExcludedMoney(away, currency)
  const online = kind === 'event' ? feed : totals
  const offlineMinor = countsOffline ? totals.money.offlineMinor : 0
  return {
    project,
    currency,
    ...toReportDonations(feed, { project, currency, away }),
    raisedMinor: Math.max(0, online.money.raisedMinor + offlineMinor - less.raisedMinor),
    pages: entries
      .filter(({ slug }) => !isPageExcluded(away, slug))
      .map((entry) => ({
        slug: entry.slug,
        name: entry.name,
        owner: entry.owner ?? '',
        raisedMinor: entry.money.raisedMinor,
        offlineMinor: entry.money.offlineMinor,
        targetMinor: entry.money.targetMinor,
        createdMs: undefined,
        project: id,
      })),
    hasMorePages: board.length >= maxCausePages,
    teams: [],
    fitness: summariseTotals([], currency),
  }
}

/** Converts donations, without those to excluded pages. `giftCount` is the feed's count without the omitted ones. */
function toReportDonations(
  { gifts, count }: { gifts: readonly Donation[]; count: number },
  { project, currency, away }: { project: ReportProject; currency: string; away: Exclusions },
): Pick<ProjectReport, 'gifts' | 'giftCount'> {
  const counted = gifts.filter(({ page }) => !isPageExcluded(away, page))
  return {
    gifts: counted.map((gift) => toReportDonation(gift, { project, currency })),
    giftCount: count - (gifts.length - counted.length),
  }
}

/** Reads the teams of a campaign; empty if they cannot be read. */
async function readTeams(
  { platform, signal }: ReadReportOptions,
  { id: campaign, excludeOffline }: ReportProject,
) {
  if (platform.teams === undefined) return []
  try {
    const teams = await platform.teams.fetchCampaignTeams({ campaign, limit: maxTeams, signal })
    return excludeOffline
      ? teams.map((team) => ({ ...team, ...getTeamOnlineAmounts(team) }))
      : teams
  } catch (error) {
    if (isPlatformError(error) && !signal?.aborted) return []
    throw error
  }
}

function toReportDonation(
  gift: Donation,
  { project, currency }: { project: ReportProject; currency: string },
): ReportDonation {
  const given = gift.currency ?? currency
  const atMs = Date.parse(gift.createdAt ?? '')
  return {
    id: gift.id,
    atMs: Number.isNaN(atMs) ? undefined : atMs,
    amountMinor: gift.money.amountMinor,
    isAmountHidden: gift.isAmountHidden === true,
    currency: given.toUpperCase(),
    donor: gift.anonymous ? undefined : gift.name,
    message: gift.message,
    page: gift.page,
    project: project.id,
  }
}

function getRaisedMinor({ money }: Page, { excludeOffline }: ReportProject): number {
  return excludeOffline ? money.raisedOnlineMinor : money.raisedMinor
}

function toReportPage(page: Page, project: ReportProject): ReportPage {
  const createdMs = Date.parse(page.createdAt ?? '')
  return {
    slug: page.slug,
    name: page.name,
    owner: page.owner ?? '',
    raisedMinor: getRaisedMinor(page, project),
    offlineMinor: page.money.raisedOfflineMinor,
    targetMinor: page.money.targetMinor,
    createdMs: Number.isNaN(createdMs) ? undefined : createdMs,
    project: project.id,
  }
}
