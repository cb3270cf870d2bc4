import { toPlainText } from '@milepost/content/html'
import {
  getCountryCurrency,
  summariseTotals,
  sumMinor,
  type SummaryField,
} from '@milepost/measures'
import { isPlatformError, type LeaderboardEntry, type Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { ReadOptions } from '@milepost/server'
import { logProblem } from '../base/log-problem.server.ts'
import { getCountryTimeZone } from '../base/time-zone.ts'
import type { Services } from '../services/services.ts'
import {
  readListOrEmpty,
  getCombinedAge,
  matchesSearch,
  normaliseSearch,
  warnOfMixedCurrencies,
  withCachedFirstPage,
} from './project-lists.ts'
import {
  type CountedItem,
  filterCountedRecords,
  getOnlineAmounts,
  isPageExcluded,
  isSameId,
  getExclusionReasons,
  readItemExclusions,
  filterByCurrency,
} from './exclusions.ts'
import { isNameMatch } from './campaign-people.ts'
import {
  getCharityName,
  factsCacheAge,
  totalsCacheAge,
  type FitnessMeasure,
  getTargetOverride,
  type Project,
  projectKeyPrefix,
  type ProjectOverride,
  getProjectReadKey,
} from './project.ts'
import { readStreaks, streakCacheAge } from './streaks.ts'

const measureFields: Readonly<Record<FitnessMeasure, SummaryField>> = {
  distance: 'fitnessDistanceTotal',
  elevation: 'fitnessElevationTotal',
  duration: 'fitnessDurationTotal',
  activities: 'fitnessCount',
}

export interface PagesProjectOptions {
  services: Services
  platform: PlatformAdapter
  /** Listed pages by GUID, slug or numeric id, in the document's order. Direct donations go to the first page. */
  pages: readonly CountedItem[]
  /** Country code. Its currency is used if no page has one. */
  country: string
  override: ProjectOverride
  /** Variant of the platform slice in the site's document. @default 'default' */
  variant?: string | undefined
}

/**
 * Creates the project of listed supporter pages, the only project type on the peer-to-peer variant. Totals and leaderboard are
 * derived from the same pages, so they always agree. Its currency is that of the first page that has one. Money of pages in
 * other currencies is excluded.
 */
export function createPagesProject(options: PagesProjectOptions): Project {
  const { services, platform, pages, country, override } = options
  const key = getProjectReadKey(options, pages)
  const read = <T>(name: string, load: () => Promise<T>, age: ReadOptions = totalsCacheAge) =>
    services.reads.read(`${projectKeyPrefix}${name}:${key}`, age, load)

  const listed = (age?: ReadOptions) =>
    read(
      'pages',
      async () => {
        const [list, away] = await Promise.all([
          platform.pages.fetchPages({
            ids: pages.map(({ id }) => id),
            country,
            includeOffline: true,
          }),
          readItemExclusions(platform, pages),
        ])
        // A page may be listed twice, by GUID and by slug or number.
        const distinct = [...new Map(list.map((page) => [page.uuid || page.slug, page])).values()]
        const counting = distinct.filter((page) => {
          const item = itemOf(page)
          return item === undefined || !isPageExcluded(away(item), page.uuid, page.slug)
        })
        warnOfMixedCurrencies(
          country,
          counting.map(({ currencyCode }) => currencyCode),
        )
        return counting
      },
      age,
    )
  const currencyOf = (list: readonly Page[]) =>
    list.find(({ currencyCode }) => currencyCode !== undefined)?.currencyCode ??
    getCountryCurrency(country)
  const currency = async () => {
    try {
      return currencyOf((await listed(factsCacheAge)).value)
    } catch (error) {
      if (!isPlatformError(error)) throw error
      logProblem(error)
      return currencyOf([])
    }
  }
  const moneyOf = (list: readonly Page[]) => {
    const own = currencyOf(list)
    return {
      own,
      counted: list.filter(({ currencyCode }) => (currencyCode ?? own) === own),
    }
  }
  /** Whether a page is the first listed one, which belongs to the charity. */
  const isOwn = (page: Page) => itemOf(page) === pages[0]
  const amountsOf = (page: Page) => (itemOf(page)?.excludeOffline ? getOnlineAmounts(page) : page)
  const raisedMinor = (page: Page) => amountsOf(page).money.raisedMinor
  /** Reads the totals by page GUID, because they may be cached for longer than the list of pages. */
  const pageTotals = () =>
    read('activity', async () => {
      const guids = (await listed()).value.map(({ uuid }) => uuid).filter((uuid) => uuid !== '')
      const totals =
        guids.length === 0 ? [] : await platform.donations.fetchPagesTotals({ pages: guids })
      return new Map(guids.map((guid, index) => [guid, totals[index] ?? []]))
    })
  const feed = () => read('donations', async () => feedOf((await listed()).value))
  const feedOf = (list: readonly Page[]) => {
    const ids = list.map((page) => page.id).filter((id) => id !== '')
    // All pages may be excluded.
    return ids.length === 0
      ? { donations: [], count: 0 }
      : platform.donations.fetchDonationFeed({ page: ids })
  }
  /** Returns the number of donations to the pages in the project's currency. */
  const donationCount = async () => {
    const list = (await listed()).value
    const { counted } = moneyOf(list)
    if (counted.length === list.length) {
      const reading = await feed()
      return { ...reading, value: reading.value.count }
    }
    return read('donation-count', async () => (await feedOf(counted)).count)
  }

  return {
    platform,
    currency,
    country,
    donateUrl: override.donateUrl,
    summary: async () => {
      const [reading, donations] = await Promise.all([listed(), donationCount()])
      const { own, counted } = moneyOf(reading.value)
      return {
        ...getCombinedAge(reading, donations),
        value: {
          name: override.name || (reading.value[0]?.name ?? ''),
          raisedMinor: sumMinor(counted.map(raisedMinor)),
          offlineMinor: sumMinor(
            counted.map((page) => raisedMinor(page) - page.money.raisedOnlineMinor),
          ),
          exclusions: getExclusionReasons(pages, {
            hasOthers: counted.length < reading.value.length,
          }),
          targetMinor:
            getTargetOverride(override, own) ??
            sumMinor(counted.map(({ money }) => money.targetMinor)),
          donationCount: donations.value,
          story: override.story || toPlainText(reading.value[0]?.story ?? ''),
          image: override.image || (reading.value[0]?.image ?? ''),
          url: override.url || (reading.value[0]?.url ?? ''),
        },
      }
    },
    names: async () => {
      const [first] = await readListOrEmpty(() => listed(factsCacheAge))
      return {
        campaign: override.name || (first?.name ?? ''),
        charity: (first && getCharityName(first)) ?? '',
        event: first?.eventName ?? '',
      }
    },
    people: async (limit) => {
      const reading = await listed()
      const { own, counted } = moneyOf(reading.value)
      const entries = counted
        // The first page belongs to the charity: it takes donations, but is not ranked.
        .filter((page) => !isOwn(page) && raisedMinor(page) > 0)
        .toSorted((a, b) => raisedMinor(b) - raisedMinor(a))
        .slice(0, limit)
        .map((page, index) => toEntry(page, { position: index + 1, own }))
      return { ...reading, value: entries }
    },
    teams: undefined,
    findable: async () => {
      const reading = await listed()
      const people = reading.value.map(({ slug }) => slug).filter((slug) => slug !== '')
      return { ...reading, value: { people, teams: [] } }
    },
    donations: async (limit) => {
      const reading = await feed()
      return { ...reading, value: reading.value.donations.slice(0, limit) }
    },
    allDonations: async () => {
      const page = (await listed()).value.map(({ id }) => id).filter((id) => id !== '')
      return {
        lists: [
          withCachedFirstPage(feed, (pageNumber) =>
            platform.donations.fetchDonationFeed({ page, pageNumber }),
          ),
        ],
        isCounted: () => true,
      }
    },
    activity:
      platform.fitness &&
      (async () => {
        const [reading, list, own] = await Promise.all([pageTotals(), listed(), currency()])
        const records = list.value.flatMap((page) => {
          const all = reading.value.get(page.uuid) ?? []
          const settings = { excludeOffline: itemOf(page)?.excludeOffline === true }
          return filterByCurrency(filterCountedRecords(all, settings), page.currencyCode, own)
        })
        return { ...reading, value: summariseTotals(records, own) }
      }),
    fitness:
      platform.fitness && ((measure, limit) => measuredBoard(measureFields[measure], { limit })),
    // The first page belongs to the charity: it takes donations, but is not ranked.
    peopleByGifts: (limit) => measuredBoard('donations', { limit, isExcludedPath: isOwn }),
    teamsByGifts: undefined,
    streaks:
      platform.fitness &&
      (async (limit) => {
        const calls = platform.fitness
        const most = await measuredBoard('fitnessCount', { limit: pages.length })
        return services.reads.read(`streaks:${limit}:${key}`, streakCacheAge, async () =>
          calls === undefined
            ? []
            : readStreaks(calls, most.value, { limit, timeZone: getCountryTimeZone(country) }),
        )
      }),
    findPeople: async (text, limit) => {
      const reading = await listed()
      const { own } = moneyOf(reading.value)
      const search = normaliseSearch(text)
      const found = reading.value
        .filter((page) => !isOwn(page))
        .filter(
          ({ name, owner }) =>
            matchesSearch(`${name} ${owner ?? ''}`, search) || isNameMatch(search, override.name),
        )
        .slice(0, limit)
        .map((page) => ({
          slug: page.slug,
          name: page.name,
          owner: page.owner,
          image: page.image || undefined,
          raisedMinor: raisedMinor(page),
          currency: page.currencyCode ?? own,
        }))
      return { ...reading, value: found }
    },
    findTeams: undefined,
    tags: undefined,
    donationTarget: async () => {
      const first = (await listed()).value.find(isOwn)
      return first === undefined || first.id === '' ? undefined : { kind: 'page', id: first.id }
    },
    startUrl: async () => {
      const campaign = (await listed()).value.find((page) => page.campaign !== undefined)?.campaign
      return campaign === undefined ? undefined : platform.links.getStartedLink(campaign)
    },
  }

  /** Returns the item that lists a page, by its GUID, slug or numeric id. */
  function itemOf({ uuid, slug, id }: Page): CountedItem | undefined {
    return pages.find((item) => [uuid, slug, id].some((one) => isSameId(item.id, one)))
  }

  async function measuredBoard(
    field: SummaryField,
    {
      limit,
      isExcludedPath = () => false,
    }: { limit: number; isExcludedPath?: (page: Page) => boolean },
  ) {
    const [reading, totals] = await Promise.all([listed(), pageTotals()])
    const entries = reading.value
      .filter((page) => !isExcludedPath(page))
      .map((page) => ({
        name: page.name,
        subtitle: page.owner,
        slug: page.slug,
        image: page.image || undefined,
        amount: summariseTotals(totals.value.get(page.uuid))[field],
      }))
      .filter(({ amount }) => amount > 0)
      .toSorted((a, b) => b.amount - a.amount)
      .slice(0, limit)
    return { ...totals, value: entries }
  }

  function toEntry(page: Page, { position, own }: { position: number; own: string }) {
    const { raised, raisedOffline: offline, money } = amountsOf(page)
    const currency = page.currencyCode ?? own
    const entry: LeaderboardEntry = {
      currency,
      currencySymbol: page.currencySymbol ?? '',
      donationUrl: page.donationUrl,
      id: page.id,
      image: page.image,
      money: {
        raisedMinor: money.raisedMinor,
        offlineMinor: money.raisedOfflineMinor,
        targetMinor: money.targetMinor,
        currency,
      },
      name: page.name,
      offline,
      owner: page.owner,
      ownerImage: undefined,
      position,
      raised,
      slug: page.slug,
      status: 'active',
      subtitle: page.owner,
      target: page.target,
      totalDonations: 0,
      url: page.url,
    }
    return entry
  }
}
