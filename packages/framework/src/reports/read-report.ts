import { summariseTotals, sumMinor } from '@milepost/measures'
import { isPlatformError, type Donation, type Page, type Team } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { isSameId } from '../project/is-same-id.ts'
import {
  type ExcludeSettings,
  isPageLeftOut,
  isTeamLeftOut,
  type LeftOut,
  leftOutMoney,
  readLeftOut,
  totalsWithoutLeftOut,
} from '../project/left-out.ts'
import { addOfflineMoney } from '../project/add-offline-money.ts'
import { readFeed } from './read-feed.ts'
import type { ProjectReport, Report, ReportGift, ReportPage, ReportProject } from './report.ts'

export interface ReadReportOptions extends ExcludeSettings {
  platform: PlatformAdapter
  /** Campaigns, charities and events, or listed pages. */
  projects: readonly ReportProject[]
  /** The currency where the platform gives none. */
  currency: string
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
  const { platform, excludeOffline, excludeTeamIds, signal } = options
  const campaign = project.id
  const isOurs = ({ campaignId }: Team) =>
    campaignId === undefined || isSameId(campaignId, campaign)
  const [facts, feed, pages, teams, boards, away] = await Promise.all([
    platform.campaigns.fetchCampaign({ campaign, signal }),
    readFeed(options, { campaign }),
    platform.campaigns.fetchCampaignPages({ campaign, limit: mostPages + 1, signal }),
    readTeams(options, campaign),
    platform.campaigns.fetchCampaignBoards({ campaign, people: 0, teams: 0, signal }),
    readLeftOut(platform, { excludeTeamIds, isOurs, signal }),
  ])
  const currency = facts.currencyCode ?? options.currency
  const less = leftOutMoney(away, { excludeOffline, currency })
  const offlineMinor = excludeOffline ? facts.money.raisedOfflineMinor : 0
  return {
    project: { ...project, name: project.name || facts.name },
    currency,
    ...giftsOf(feed, { project, currency, away }),
    raisedMinor: Math.max(0, facts.money.raisedMinor - offlineMinor - less.raisedMinor),
    pages: pages.pages
      .slice(0, mostPages)
      .filter(({ uuid, slug }) => !isPageLeftOut(away, uuid, slug))
      .map((page) => toPage(page, { project, excludeOffline })),
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
    fitness: totalsWithoutLeftOut(summariseTotals(boards.totals, currency), {
      pages: away.pages,
      excludeOffline,
      currency,
    }),
  }
}

async function readListedPages(
  options: ReadReportOptions,
  projects: readonly ReportProject[],
): Promise<ProjectReport> {
  const { platform, excludeOffline, excludeTeamIds, signal } = options
  const [first] = projects
  const project: ReportProject = { kind: 'page', id: first?.id ?? '', name: first?.name ?? '' }
  const [listed, away] = await Promise.all([
    platform.pages.fetchPages({ ids: projects.map(({ id }) => id), signal }),
    readLeftOut(platform, { excludeTeamIds, signal }),
  ])
  const pages = listed.filter(({ uuid, slug }) => !isPageLeftOut(away, uuid, slug))
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
    project: { ...project, name: project.name || (pages[0]?.name ?? '') },
    currency,
    ...giftsOf(feed, { project, currency, away }),
    raisedMinor: sumMinor(counted.map((page) => raisedMinorOf(page, excludeOffline))),
    pages: counted.map((page) => toPage(page, { project, excludeOffline })),
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
  const { platform, excludeOffline, excludeTeamIds, signal } = options
  const { id } = project
  const isOurs = ({ charityId, event }: Team) => (kind === 'event' ? event : charityId) === id
  const [feed, away] = await Promise.all([
    readFeed(options, kind === 'event' ? { event: id } : { charity: id }),
    readLeftOut(platform, { excludeTeamIds, isOurs, signal }),
  ])
  const currency = feed.currency?.toUpperCase() ?? options.currency
  const ranked = { currency, limit: mostCausePages, signal }
  const [totals, board] = await Promise.all([
    platform.donations.fetchDonationTotals({ [kind]: id, currency, includeOffline: true, signal }),
    kind === 'event'
      ? platform.donations.fetchEventLeaderboard({ event: id, ...ranked })
      : platform.donations.fetchDonationsLeaderboard({ charity: id, ...ranked }),
  ])
  const entries = excludeOffline
    ? await addOfflineMoney(platform, board, { isOfEvents: kind === 'event', signal })
    : board
  const less = leftOutMoney(away, {
    excludeOffline: excludeOffline || kind === 'charity',
    currency,
  })
  const { money } = excludeOffline && kind === 'event' ? feed : totals
  return {
    project,
    currency,
    ...giftsOf(feed, { project, currency, away }),
    raisedMinor: Math.max(0, money.raisedMinor - less.raisedMinor),
    pages: entries
      .filter(({ slug }) => !isPageLeftOut(away, slug))
      .map((entry) => ({
        slug: entry.slug,
        name: entry.name,
        owner: entry.owner ?? '',
        raisedMinor: entry.money.raisedMinor - (excludeOffline ? entry.money.offlineMinor : 0),
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
  { platform, excludeOffline, signal }: ReadReportOptions,
  campaign: string,
) {
  if (platform.teams === undefined) return []
  try {
    return await platform.teams.fetchCampaignTeams({
      campaign,
      limit: mostTeams,
      includeTeamsOffline: !excludeOffline,
      signal,
    })
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

function raisedMinorOf({ money }: Page, excludeOffline: boolean): number {
  return excludeOffline ? money.raisedOnlineMinor : money.raisedMinor
}

function toPage(
  page: Page,
  { project, excludeOffline }: { project: ReportProject; excludeOffline: boolean },
): ReportPage {
  const createdMs = Date.parse(page.createdAt ?? '')
  return {
    slug: page.slug,
    name: page.name,
    owner: page.owner ?? '',
    raisedMinor: raisedMinorOf(page, excludeOffline),
    offlineMinor: page.money.raisedOfflineMinor,
    targetMinor: page.money.targetMinor,
    createdMs: Number.isNaN(createdMs) ? undefined : createdMs,
    project: project.id,
  }
}
