import { summariseTotals, toMinor } from '@milepost/measures'
import { isPlatformError, type Donation, type Page, type Platform } from '@milepost/platform'
import { fetchCampaignBoards, fetchCampaignTeams, fetchPagesTotals } from '@milepost/platform/graph'
import {
  fetchCampaign,
  fetchCampaignPages,
  fetchDonationFeed,
  fetchPages,
} from '@milepost/platform/rest'
import type { ProjectReport, Report, ReportGift, ReportPage, ReportProject } from './report.ts'

export interface ReadReportOptions {
  platform: Platform
  /** Campaigns, or listed pages. */
  projects: readonly ReportProject[]
  currency: string
  now: () => number
  signal?: AbortSignal | undefined
}

/** The feed gives 150 a part, up to 10 parts (Spec §9). */
const feedPart = 150
const mostFeedParts = 10
/** As many pages of a campaign as a report lists. */
const mostPages = 250
const mostTeams = 250

/**
 * Reads everything a report shows: each campaign by itself; listed pages together, as they are one
 * project on the peer-to-peer variant.
 *
 * @throws PlatformError when the platform cannot be read
 */
export async function readReport(options: ReadReportOptions): Promise<Report> {
  const { projects, currency, now } = options
  const campaigns = projects.filter(({ kind }) => kind === 'campaign')
  const pages = projects.filter(({ kind }) => kind === 'page')
  const parts = await Promise.all([
    ...campaigns.map((project) => readCampaign(options, project)),
    ...(pages.length > 0 ? [readListedPages(options, pages)] : []),
  ])
  return { readAtMs: now(), currency, projects: parts }
}

async function readCampaign(
  options: ReadReportOptions,
  project: ReportProject,
): Promise<ProjectReport> {
  const { platform, currency, signal } = options
  const campaign = project.id
  const [facts, feed, pages, teams, boards] = await Promise.all([
    fetchCampaign(platform, { campaign, signal }),
    readFeed(options, { campaign }),
    fetchCampaignPages(platform, { campaign, currency, limit: mostPages + 1, signal }),
    readTeams(options, campaign),
    fetchCampaignBoards(platform, { campaign, people: 0, teams: 0, signal }),
  ])
  return {
    project: { ...project, name: project.name || facts.name },
    gifts: feed.gifts.map((gift) => toGift(gift, { project, currency })),
    giftCount: feed.count,
    raisedMinor: toMinor(facts.raised, currency),
    pages: pages.pages.slice(0, mostPages).map((page) => toPage(page, { project, currency })),
    hasMorePages: pages.pages.length > mostPages,
    teams: teams.map((team) => ({
      slug: team.slug,
      name: team.name,
      captain: team.leader,
      members: team.memberCount,
      raisedMinor: toMinor(team.raised, currency),
      distanceMetres: team.fitnessDistanceTotal,
      project: project.id,
    })),
    fitness: summariseTotals(boards.totals, currency),
  }
}

async function readListedPages(
  options: ReadReportOptions,
  projects: readonly ReportProject[],
): Promise<ProjectReport> {
  const { platform, currency, signal } = options
  const [first] = projects
  const project: ReportProject = { kind: 'page', id: first?.id ?? '', name: first?.name ?? '' }
  const pages = await fetchPages(platform, { ids: projects.map(({ id }) => id), signal })
  const ids = pages.map(({ id }) => id).filter((id) => id !== '')
  const guids = pages.flatMap(({ uuid }) => uuid ?? [])
  const [feed, totals] = await Promise.all([
    ids.length > 0 ? readFeed(options, { page: ids }) : { gifts: [], count: 0 },
    guids.length > 0 ? fetchPagesTotals(platform, { pages: guids, signal }) : [],
  ])
  return {
    project: { ...project, name: project.name || (pages[0]?.name ?? '') },
    gifts: feed.gifts.map((gift) => toGift(gift, { project, currency })),
    giftCount: feed.count,
    raisedMinor: pages.reduce((sum, page) => sum + toMinor(page.raised, currency), 0),
    pages: pages.map((page) => toPage(page, { project, currency })),
    hasMorePages: false,
    teams: [],
    fitness: summariseTotals(totals.flat(), currency),
  }
}

/** All parts of the feed that the platform gives out, one after the other until there is no more. */
async function readFeed(
  { platform, signal }: ReadReportOptions,
  selection: { campaign: string } | { page: string[] },
): Promise<{ gifts: Donation[]; count: number }> {
  const gifts = new Map<string, Donation>()
  let count = 0
  for (let pageNumber = 1; pageNumber <= mostFeedParts; pageNumber += 1) {
    // Each answer tells whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const part = await fetchDonationFeed(platform, { ...selection, pageNumber, signal })
    count = part.count
    const before = gifts.size
    for (const gift of part.donations) gifts.set(gift.id, gift)
    // A platform that knows no parts gives the same ones again.
    if (gifts.size === before || part.donations.length < feedPart) break
  }
  return { gifts: [...gifts.values()], count }
}

/** A site whose platform knows no teams still has its other figures. */
async function readTeams({ platform, signal }: ReadReportOptions, campaign: string) {
  try {
    return await fetchCampaignTeams(platform, { campaign, limit: mostTeams, signal })
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
    amountMinor: toMinor(gift.amount, given),
    currency: given.toUpperCase(),
    donor: gift.anonymous ? undefined : gift.name,
    message: gift.message,
    page: gift.page,
    project: project.id,
  }
}

function toPage(
  page: Page,
  { project, currency }: { project: ReportProject; currency: string },
): ReportPage {
  const createdMs = Date.parse(page.createdAt ?? '')
  return {
    slug: page.slug,
    name: page.name,
    owner: page.owner ?? '',
    raisedMinor: toMinor(page.raised, currency),
    offlineMinor: toMinor(page.raisedOffline, currency),
    targetMinor: toMinor(page.target, currency),
    createdMs: Number.isNaN(createdMs) ? undefined : createdMs,
    project: project.id,
  }
}
