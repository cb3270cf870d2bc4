import { plainText } from '@milepost/content/html'
import { summariseTotals, toMajor, toMinor, type TotalsSummary } from '@milepost/measures'
import { getStartedLink, type LeaderboardEntry, type Page, type Platform } from '@milepost/platform'
import { fetchPagesTotals } from '@milepost/platform/graph'
import { fetchDonationFeed, fetchPages } from '@milepost/platform/rest'
import type { Services } from '../wiring/services.ts'
import { searchText } from './campaign-people.ts'
import {
  figuresAge,
  type FitnessMeasure,
  type Project,
  type ProjectOverride,
  projectKey,
} from './project.ts'

const measureFields: Readonly<Record<FitnessMeasure, keyof TotalsSummary>> = {
  distance: 'fitnessDistanceTotal',
  elevation: 'fitnessElevationTotal',
  duration: 'fitnessDurationTotal',
  activities: 'fitnessCount',
}

export interface PagesProjectOptions {
  services: Services
  platform: Platform
  /** The listed pages, by guid or slug, in the document's order; the first may take direct gifts. */
  pages: readonly string[]
  currency: string
  country: string
  excludeOffline: boolean
  override: ProjectOverride
}

/**
 * A project that is a list of supporters' pages: the peer-to-peer variant knows nothing else. Totals
 * and the leaderboard are made of the listed pages, so they always agree with each other.
 */
export function pagesProject(options: PagesProjectOptions): Project {
  const { services, platform, pages, currency, country, excludeOffline, override } = options
  const key = `${pages.length}:${pages[0] ?? ''}`
  const read = <T>(name: string, load: () => Promise<T>) =>
    services.reads.read(`${projectKey}${name}:${key}`, figuresAge, load)
  const raisedMinor = (page: Page) =>
    toMinor(excludeOffline ? page.raisedOnline : page.raised, currency)

  const pageTotals = () =>
    read('activity', async () => {
      const guids = (await listed()).value.flatMap((page) => page.uuid ?? [])
      return guids.length === 0 ? [] : fetchPagesTotals(platform, { pages: guids })
    })
  const listed = () => read('pages', () => fetchPages(platform, { ids: [...pages] }))
  const feed = () =>
    read('donations', async () => {
      const ids = (await listed()).value.map((page) => page.id).filter((id) => id !== '')
      return fetchDonationFeed(platform, { page: ids })
    })

  return {
    platform,
    currency,
    country,
    donateUrl: override.donateUrl,
    summary: async () => {
      const [reading, donations] = await Promise.all([listed(), feed()])
      return {
        ...reading,
        value: {
          name: override.name || (reading.value[0]?.name ?? ''),
          raisedMinor: reading.value.reduce((sum, page) => sum + raisedMinor(page), 0),
          targetMinor:
            override.targetMajor === undefined
              ? reading.value.reduce((sum, page) => sum + toMinor(page.target, currency), 0)
              : toMinor(override.targetMajor, currency),
          donationCount: donations.value.count,
          story: override.story || plainText(reading.value[0]?.story ?? ''),
          image: override.image || (reading.value[0]?.image ?? ''),
          url: override.url || (reading.value[0]?.url ?? ''),
        },
      }
    },
    people: async (limit) => {
      const reading = await listed()
      const entries = reading.value
        // The first page is the charity's own: it takes gifts, but runs for no place.
        .filter((page) => page.uuid !== pages[0] && raisedMinor(page) > 0)
        .toSorted((a, b) => raisedMinor(b) - raisedMinor(a))
        .slice(0, limit)
        .map((page, index) => toEntry(page, index + 1))
      return { ...reading, value: entries }
    },
    teams: undefined,
    donations: async (limit) => {
      const reading = await feed()
      return { ...reading, value: reading.value.donations.slice(0, limit) }
    },
    activity: async () => {
      const reading = await pageTotals()
      return { ...reading, value: summariseTotals(reading.value.flat(), currency) }
    },
    fitness: async (measure, limit) => {
      const [reading, totals] = await Promise.all([listed(), pageTotals()])
      const withGuid = reading.value.filter((page) => page.uuid !== undefined)
      const entries = withGuid
        .map((page, index) => ({
          name: page.name,
          subtitle: page.owner,
          slug: page.slug,
          image: page.image || null,
          amount: summariseTotals(totals.value[index], currency)[measureFields[measure]],
        }))
        .filter(({ amount }) => amount > 0)
        .toSorted((a, b) => b.amount - a.amount)
        .slice(0, limit)
      return { ...totals, value: entries }
    },
    findPeople: async (text, limit) => {
      const reading = await listed()
      const search = searchText(text)
      const found = reading.value
        .filter((page) => page.uuid !== pages[0] && search !== '')
        .filter((page) => `${page.name} ${page.owner ?? ''}`.toLowerCase().includes(search))
        .slice(0, limit)
        .map((page) => ({
          slug: page.slug,
          name: page.name,
          owner: page.owner,
          image: page.image || null,
          raisedMinor: raisedMinor(page),
        }))
      return { ...reading, value: found }
    },
    findTeams: undefined,
    tags: undefined,
    giftTarget: async () => {
      const first = (await listed()).value.find((page) => page.uuid === pages[0])
      return first === undefined || first.id === '' ? undefined : { kind: 'page', id: first.id }
    },
    startUrl: async () => {
      const campaign = (await listed()).value.find((page) => page.campaign !== undefined)?.campaign
      return campaign === undefined ? undefined : getStartedLink(platform, campaign)
    },
  }

  function toEntry(page: Page, position: number): LeaderboardEntry {
    return {
      currency: page.currencyCode ?? currency,
      currencySymbol: page.currencySymbol ?? '',
      donationUrl: page.donationUrl,
      id: page.id,
      image: page.image,
      name: page.name,
      offline: excludeOffline ? 0 : page.raisedOffline,
      owner: page.owner,
      ownerImage: null,
      position,
      raised: toMajor(raisedMinor(page), currency),
      slug: page.slug,
      status: 'active',
      subtitle: page.owner,
      target: page.target,
      totalDonations: 0,
      url: page.url,
    }
  }
}
