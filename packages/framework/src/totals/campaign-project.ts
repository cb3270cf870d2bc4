import type { Campaign } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { getCountryCurrency, summariseTotals, sumMinor } from '@milepost/measures'
import type { CachedValue, ReadOptions } from '@milepost/server'
import { getCountryTimeZone } from '../base/time-zone.ts'
import type { Services } from '../services/services.ts'
import { createCampaignPeople } from './campaign-people.ts'
import {
  applyOfflineSetting,
  subtractExclusions,
  rankEntries,
  readListOrEmpty,
  getCombinedAge,
  rankByDonationCount,
  warnOfMixedCurrencies,
  withCachedFirstPage,
} from './project-lists.ts'
import {
  type CountedItem,
  filterCountedRecords,
  type ExcludeSettings,
  isPageExcluded,
  isSameId,
  isTeamExcluded,
  excludesTeams,
  type Exclusions,
  sumExcludedMoney,
  getExclusionReasons,
  noExclusions,
  readExclusions,
  filterByCurrency,
  subtractExcludedPages,
} from './exclusions.ts'
import {
  factsCacheAge,
  totalsCacheAge,
  getTargetOverride,
  type Project,
  projectKeyPrefix,
  type ProjectOverride,
  getProjectReadKey,
} from './project.ts'
import { streakCacheAge } from './streaks.ts'

export interface CampaignProjectOptions {
  services: Services
  platform: PlatformAdapter
  /** Campaigns by GUID, with their settings. At least one. */
  campaigns: readonly CountedItem[]
  /** Country code. Its currency is used if no campaign has one. */
  country: string
  override: ProjectOverride
  /** Variant of the platform slice in the site's document. @default 'default' */
  variant?: string | undefined
}

/** Maximum number of pages and teams per campaign in the sitemap. Fetched once an hour, 25 per request. */
const maxSitemapEntries = { maxPeople: 1000, maxTeams: 250 } as const

/** Maximum number of rows to fetch per leaderboard. All sections share the request. */
const maxLeaderboardRows = 50

/**
 * Creates the project of one or more campaigns. Its currency is that of the first campaign. Money of campaigns in other
 * currencies is excluded from all totals.
 */
export function createCampaignProject(options: CampaignProjectOptions): Project {
  const { services, platform, campaigns: items, country, override } = options
  const campaigns = items.map(({ id }) => id)
  const key = getProjectReadKey(options, items)
  const read = <T>(name: string, load: () => Promise<T>, age: ReadOptions = totalsCacheAge) =>
    services.reads.read(`${projectKeyPrefix}${name}:${key}`, age, load)

  const campaignList = (age?: ReadOptions) =>
    read(
      'campaigns',
      async () => {
        const list = await Promise.all(
          campaigns.map((campaign) =>
            platform.campaigns.fetchCampaign({ campaign, country, includeOffline: true }),
          ),
        )
        warnOfMixedCurrencies(
          country,
          list.map(({ currencyCode }) => currencyCode),
        )
        return list
      },
      age,
    )
  const facts = () => readListOrEmpty(() => campaignList(factsCacheAge))
  const currency = async () => currencyOf(await facts())
  /** Campaigns in the project's currency. */
  const counted = async () => {
    const list = await facts()
    const own = currencyOf(list)
    return campaigns.filter((_, index) => (list[index]?.currencyCode ?? own) === own)
  }
  const readAway = async (): Promise<CachedValue<Exclusions>> => {
    if (!excludesTeams(items)) return noExclusions
    const ofItems = items.map((item) => ({
      ...item,
      isOurs: ({ campaignId }: { campaignId: string | undefined }) =>
        campaignId === undefined || isSameId(item.id, campaignId),
    }))
    const own = await currency()
    return read('left-out', () => readExclusions(platform, ofItems, { currency: own }))
  }
  const exclusions = async () => (await readAway()).value
  const boards = () =>
    read('boards', async () => {
      const { pages, teams } = await exclusions()
      const exclude = [...pages.flatMap(({ uuid, slug }) => [uuid, slug]), ...teams]
      return Promise.all(
        campaigns.map((campaign) =>
          platform.campaigns.fetchCampaignLeaderboards({
            campaign,
            maxPeople: maxLeaderboardRows,
            maxTeams: maxLeaderboardRows,
            exclude: exclude.filter((name) => name !== ''),
          }),
        ),
      )
    })
  const board = async (kind: 'people' | 'teams', limit: number) => {
    const [reading, away, own] = await Promise.all([boards(), exclusions(), currency()])
    const isExcludedPath = kind === 'teams' ? isTeamExcluded : isPageExcluded
    const value = rankEntries(
      reading.value.flatMap((one, index) =>
        applyOfflineSetting(one[kind].entries, settingsAt(index), own),
      ),
      {
        currency: own,
        isExcluded: ({ id, slug }) => isExcludedPath(away, id, slug),
        limit,
      },
    )
    return { ...reading, value }
  }

  const feed = () =>
    read('donations', () => platform.donations.fetchDonationFeed({ campaign: [...campaigns] }))
  const byGifts = async (kind: 'people' | 'teams', limit: number) => {
    const [reading, away] = await Promise.all([boards(), exclusions()])
    const isExcludedPath = kind === 'teams' ? isTeamExcluded : isPageExcluded
    const entries = reading.value
      .flatMap((one) => one[kind].entries)
      .filter(({ id, slug }) => !isExcludedPath(away, id, slug))
    return { ...reading, value: rankByDonationCount(entries, limit) }
  }
  const people = createCampaignPeople({
    platform,
    campaigns,
    country,
    counted,
    names: async () => {
      const list = await facts()
      return campaigns.map(
        (_, index) => (index === 0 && override.name) || (list[index]?.name ?? ''),
      )
    },
    currency,
    excludesOffline: (campaign) =>
      (items.find(({ id }) => isSameId(id, campaign)) ?? settingsAt(0)).excludeOffline,
    exclusions,
    read,
    readSlowly: (name, load) => services.reads.read(`${name}:${key}`, streakCacheAge, load),
    timeZone: getCountryTimeZone(country),
  })

  return {
    platform,
    currency,
    country,
    donateUrl: override.donateUrl,
    summary: async () => {
      const [reading, away] = await Promise.all([campaignList(), readAway()])
      return { ...getCombinedAge(reading, away), value: summaryOf(reading.value, away.value) }
    },
    names: async (campaign = campaigns[0]) => {
      const list = await facts()
      const index = campaigns.findIndex((id) => isSameId(id, campaign))
      return {
        campaign: (index === 0 && override.name) || (list[index]?.name ?? ''),
        charity: list[index]?.charities[0]?.name ?? '',
        event: '',
      }
    },
    people: (limit) => board('people', limit),
    teams: platform.teams && ((limit) => board('teams', limit)),
    findable: async () => {
      const [reading, away] = await Promise.all([
        services.reads.read(`findable:${key}`, factsCacheAge, () =>
          Promise.all(
            campaigns.map((campaign) =>
              platform.campaigns.fetchCampaignLeaderboards({
                campaign,
                ...maxSitemapEntries,
                includeZero: true,
              }),
            ),
          ),
        ),
        exclusions(),
      ])
      const getSlugs = (
        kind: 'people' | 'teams',
        isExcludedPath: typeof isPageExcluded | typeof isTeamExcluded,
      ) =>
        reading.value
          .flatMap((one) => one[kind].entries)
          .filter(({ status }) => status === undefined || /^active$/i.test(status))
          .filter(({ id, slug }) => slug !== '' && !isExcludedPath(away, id, slug))
          .map(({ slug }) => slug)
      return {
        ...reading,
        value: {
          people: getSlugs('people', isPageExcluded),
          teams: platform.teams === undefined ? [] : getSlugs('teams', isTeamExcluded),
        },
      }
    },
    donations: async (limit) => {
      const [reading, away] = await Promise.all([feed(), exclusions()])
      const donations = reading.value.donations.filter(({ page }) => !isPageExcluded(away, page))
      return { ...reading, value: donations.slice(0, limit) }
    },
    allDonations: async () => {
      const away = await exclusions()
      const campaign = [...campaigns]
      return {
        lists: [
          withCachedFirstPage(feed, (pageNumber) =>
            platform.donations.fetchDonationFeed({ campaign, pageNumber }),
          ),
        ],
        isCounted: ({ page }) => !isPageExcluded(away, page),
      }
    },
    activity:
      platform.fitness &&
      (async () => {
        const [reading, { pages }, own, list] = await Promise.all([
          boards(),
          exclusions(),
          currency(),
          facts(),
        ])
        const records = reading.value.flatMap(({ totals }, index) =>
          filterByCurrency(
            filterCountedRecords(totals, settingsAt(index)),
            list[index]?.currencyCode,
            own,
          ),
        )
        const value = subtractExcludedPages(summariseTotals(records, own), { pages, currency: own })
        return { ...reading, value }
      }),
    ...people,
    // If the platform has no leaderboard by donations, the pages that raised most are ranked.
    peopleByGifts: async (limit) => {
      const reading = await people.peopleByGifts?.(limit)
      return reading !== undefined && reading.value.length > 0 ? reading : byGifts('people', limit)
    },
    teamsByGifts: platform.teams && ((limit) => byGifts('teams', limit)),
    donationTarget: async () => {
      const [id] = campaigns
      return id === undefined ? undefined : { kind: 'campaign', id }
    },
    startUrl: async () => (await campaignList()).value[0]?.getStartedUrl,
  }

  function settingsAt(index: number): ExcludeSettings {
    return items[index] ?? { excludeOffline: false, excludeTeamIds: [] }
  }

  function currencyOf(list: readonly Campaign[]): string {
    const said = list.find(({ currencyCode }) => currencyCode !== undefined)?.currencyCode
    return said ?? getCountryCurrency(country)
  }

  function summaryOf(list: readonly Campaign[], away: Exclusions) {
    const own = currencyOf(list)
    const ours = list
      .map((campaign, index) => ({
        ...campaign,
        money: getCountedMoney(campaign, settingsAt(index)),
      }))
      .filter(({ currencyCode }) => (currencyCode ?? own) === own)
    const sum = (amount: 'raisedMinor' | 'offlineMinor' | 'targetMinor') =>
      sumMinor(ours.map(({ money }) => money[amount]))
    const targetMinor = getTargetOverride(override, own) ?? sum('targetMinor')
    const less = sumExcludedMoney(away, own)
    const count = ours.reduce((total, campaign) => total + campaign.totalDonations, 0)
    const whole = { raisedMinor: sum('raisedMinor'), offlineMinor: sum('offlineMinor') }
    return {
      name: override.name || (list[0]?.name ?? ''),
      ...subtractExclusions(whole, less),
      exclusions: getExclusionReasons(items, { hasOthers: ours.length < list.length }),
      targetMinor,
      items:
        ours.length < 2
          ? undefined
          : ours.map(({ name, money }) => ({ name, amountMinor: money.raisedMinor })),
      donationCount: Math.max(0, count - less.donationCount),
      story: override.story || (list[0]?.story ?? ''),
      image: override.image || (list[0]?.image ?? ''),
      url: override.url || (list[0]?.url ?? ''),
    }
  }
}

/** Returns a campaign's amounts, without offline donations if its settings exclude them. */
function getCountedMoney(
  { money: { raisedMinor, raisedOfflineMinor, targetMinor } }: Campaign,
  { excludeOffline }: ExcludeSettings,
) {
  return excludeOffline
    ? { raisedMinor: raisedMinor - raisedOfflineMinor, offlineMinor: 0, targetMinor }
    : { raisedMinor, offlineMinor: raisedOfflineMinor, targetMinor }
}
