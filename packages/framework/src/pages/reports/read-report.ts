import { summariseTotals, sumMinor } from '@milepost/measures'
import { isPlatformError, type Donation, type Page, type Team } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { isSameId } from '../../totals/is-same-id.ts'
import {
  countedRecords,
  isPageLeftOut,
  isTeamLeftOut,
  type LeftOut,
  leftOutMoney,
  nothingLeftOut,
  readLeftOut,
  readLeftOutOfItems,
  totalsWithoutLeftOut,
} from '../../totals/left-out.ts'
import { subtractOffline } from '../../totals/subtract-offline.ts'
import { countTeamOnlineOnly } from '../../totals/count-online-only.ts'
import { readFeed } from './read-feed.ts'
import type { ProjectReport, Report, ReportGift, ReportPage, ReportProject } from './report.ts'

export interface ReadReportOptions {
  platform: PlatformAdapter
  /** Campaigns, charities and events, or listed pages. */
  projects: readonly ReportProject[]
  /** The currency where the platform gives none. */
  currency: string
  country?: string | undefined
  now: () => number
  signal?: AbortSignal | undefined
}

/** The most pages of a campaign that a report lists. */
const mostPages = 250
const mostTeams = 250
/** The most pages of a charity or an event that a report lists. */
const mostCausePages = 100

/**
 * Reads everything a report shows: each campaign by itself; listed pages together, as they are one
 * project on the peer-to-peer variant.
 *
 * @throws PlatformError when the platform cannot be read
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
    readFeed(options, { campaign }),
    platform.campaigns.fetchCampaignPages({ campaign, limit: mostPages + 1, signal }),
    readTeams(options, project),
    platform.campaigns.fetchCampaignBoards({ campaign, people: 0, teams: 0, signal }),
    readLeftOut(platform, [{ ...project, isOurs }], { signal }),
  ])
  const currency = facts.currencyCode ?? options.currency
  const less = leftOutMoney(away, currency)
  const offlineMinor = excludeOffline ? facts.money.raisedOfflineMinor : 0
  return {
    project: { ...project, name: project.name || facts.name },
    currency,
    ...giftsOf(feed, { project, currency, away }),
    raisedMinor: Math.max(0, facts.money.raisedMinor - offlineMinor - less.raisedMinor),
    pages: pages.pages
      .slice(0, mostPages)
      .filter(({ uuid, slug }) => !isPageLeftOut(away, uuid, slug))
      .map((page) => toPage(page, project)),
    hasMorePages: pages.pages.length > mostPages,
    teams: teams
      .filter(({ id, slug }) => !isTeamLeftOut(away, id, slug))
      .map((team) => ({
        slug: team.slug,
        name: team.name,
        captain: team.leader,
        members: team.memberCount,
        raisedMinor: team.money.raisedMinor,
        distanceMetres: team.fitnessDistanceTotal,
        project: project.id,
      })),
    fitness: totalsWithoutLeftOut(
      summariseTotals(countedRecords(boards.totals, project), currency),
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
    readLeftOutOfItems(platform, projects, signal),
  ])
  const settingsOf = ({ uuid, slug, id }: Page) =>
    projects.find((one) => [uuid, slug, id].some((own) => isSameId(one.id, own))) ?? first
  const pages = listed.filter(
    (page) => !isPageLeftOut(away(settingsOf(page)), page.uuid, page.slug),
  )
  const project: ReportProject = { ...first, name: first.name || (pages[0]?.name ?? '') }
  const currency =
    pages.find(({ currencyCode }) => currencyCode !== undefined)?.currencyCode ?? options.currency
  const counted = pages.filter(({ currencyCode }) => (currencyCode ?? currency) === currency)
  const ids = pages.map(({ id }) => id).filter((id) => id !== '')
  const guids = pages.map(({ uuid }) => uuid).filter((uuid) => uuid !== '')
  const [feed, totals] = await Promise.all([
    ids.length > 0 ? readFeed(options, { page: ids }) : { gifts: [], count: 0 },
    guids.length > 0 ? platform.donations.fetchPagesTotals({ pages: guids, signal }) : [],
  ])
  return {
    project,
    currency,
    // The feed is of the pages that count.
    ...giftsOf(feed, { project, currency, away: nothingLeftOut.value }),
    raisedMinor: sumMinor(counted.map((page) => raisedMinorOf(page, settingsOf(page)))),
    pages: counted.map((page) => ({ ...toPage(page, settingsOf(page)), project: first.id })),
    hasMorePages: false,
    teams: [],
    fitness: summariseTotals(totals.flat(), currency),
  }
}

/** Reads the report of a charity or an event: its sum, its gifts, and the pages that have raised most. */
async function readCause(
  options: ReadReportOptions,
  project: ReportProject,
  kind: 'charity' | 'event',
): Promise<ProjectReport> {
  const { platform, country, signal } = options
  const { id, excludeOffline } = project
  const isOurs = ({ charityId, event }: Team) => (kind === 'event' ? event : charityId) === id
  const feed = await readFeed(options, kind === 'event' ? { event: id } : { charity: id })
  const currency = feed.currency?.toUpperCase() ?? options.currency
  // The platform tells an event's offline donations in pounds only, and a charity's not at all.
  const countsOffline = kind === 'event' && currency === 'GBP' && !excludeOffline
  const settings = { ...project, excludeOffline: !countsOffline }
  const away = await readLeftOut(platform, [{ ...settings, isOurs }], { signal })
  const ranked = { currency, limit: mostCausePages, signal }
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
  const less = leftOutMoney(away, currency)
  const online = kind === 'event' ? feed : totals
  const offlineMinor = countsOffline ? totals.money.offlineMinor : 0
  return {
    project,
    currency,
    ...giftsOf(feed, { project, currency, away }),
    raisedMinor: Math.max(0, online.money.raisedMinor + offlineMinor - less.raisedMinor),
    pages: entries
      .filter(({ slug }) => !isPageLeftOut(away, slug))
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
    hasMorePages: board.length >= mostCausePages,
    teams: [],
    fitness: summariseTotals([], currency),
  }
}

/** The gifts that count, and how many there are of them. */
function giftsOf(
  { gifts, count }: { gifts: readonly Donation[]; count: number },
  { project, currency, away }: { project: ReportProject; currency: string; away: LeftOut },
): Pick<ProjectReport, 'gifts' | 'giftCount'> {
  const counted = gifts.filter(({ page }) => !isPageLeftOut(away, page))
  return {
    gifts: counted.map((gift) => toGift(gift, { project, currency })),
    giftCount: count - (gifts.length - counted.length),
  }
}

/** A site whose platform knows no teams still has its other figures. */
async function readTeams(
  { platform, signal }: ReadReportOptions,
  { id: campaign, excludeOffline }: ReportProject,
) {
  if (platform.teams === undefined) return []
  try {
    const teams = await platform.teams.fetchCampaignTeams({ campaign, limit: mostTeams, signal })
    return excludeOffline ? teams.map((team) => ({ ...team, ...countTeamOnlineOnly(team) })) : teams
  } catch (error) {
    if (isPlatformError(error) && !signal?.aborted) return []
    throw error
  }
}

function toGift(
  gift: Donation,
  { project, currency }: { project: ReportProject; currency: string },
): ReportGift {
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

function raisedMinorOf({ money }: Page, { excludeOffline }: ReportProject): number {
  return excludeOffline ? money.raisedOnlineMinor : money.raisedMinor
}

function toPage(page: Page, project: ReportProject): ReportPage {
  const createdMs = Date.parse(page.createdAt ?? '')
  return {
    slug: page.slug,
    name: page.name,
    owner: page.owner ?? '',
    raisedMinor: raisedMinorOf(page, project),
    offlineMinor: page.money.raisedOfflineMinor,
    targetMinor: page.money.targetMinor,
    createdMs: Number.isNaN(createdMs) ? undefined : createdMs,
    project: project.id,
  }
}
