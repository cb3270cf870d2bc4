import { getCountryCurrency, summariseTotals, sumMinor } from '@milepost/measures'
import type { Donation, DonationTotals, Page, Team } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { DonationFeed } from '@milepost/platform/rest'
import type { ReadOptions, CachedValue } from '@milepost/server'
import type { Services } from '../services/services.ts'
import {
  subtractExclusions,
  rankEntries,
  emptyDonationList,
  readListOrEmpty,
  getCombinedAge,
  matchesSearch,
  normaliseSearch,
  warnOfMixedCurrencies,
  withCachedFirstPage,
} from './project-lists.ts'
import { isNameMatch } from './campaign-people.ts'
import {
  type CountedItem,
  isPageExcluded,
  isTeamExcluded,
  excludesTeams,
  type Exclusions,
  sumExcludedMoney,
  getExclusionReasons,
  noExclusions,
  getPageId,
  readExclusions,
  subtractOffline,
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

export interface CauseProjectOptions {
  services: Services
  platform: PlatformAdapter
  /** Charities. If there are events, only the donations that these raise for the charities count. */
  charities: readonly CountedItem[]
  /** Events by numeric id. */
  events: readonly CountedItem[]
  /** Country code. Its currency is used if the platform returns none. */
  country: string
  override: ProjectOverride
  /** Variant of the platform slice in the site's document. @default 'default' */
  variant?: string | undefined
}

/** Maximum number of top pages to read in search of their campaign. */
const maxPagesForCampaign = 5

/** Maximum number of rows to fetch per leaderboard. All sections share the request. */
const maxLeaderboardRows = 50

/**
 * Creates the project of one or more charities or events. The platform limits it: charity totals exclude offline donations, an
 * event's offline donations are in pounds only, and there are no event teams, no activity totals and no checkout for either.
 * Donations therefore go to the campaign of its top pages.
 */
export function createCauseProject(options: CauseProjectOptions): Project {
  const { services, platform, charities, events, country, override } = options
  const isOfEvents = events.length > 0
  const key = getProjectReadKey(options, events, charities)
  const read = <T>(name: string, load: () => Promise<T>, age: ReadOptions = totalsCacheAge) =>
    services.reads.read(`${projectKeyPrefix}${name}:${key}`, age, load)
  const causes = isOfEvents ? events : charities
  const selectionOf = (ids: readonly string[]) =>
    isOfEvents
      ? { event: [...ids], ...(charities.length > 0 && { charity: charities.map(({ id }) => id) }) }
      : { charity: [...ids] }

  /** Returns one donation feed per cause, because the platform's combined totals have a single currency. */
  const feeds = (age?: ReadOptions) =>
    read(
      'donations',
      async () => {
        const list = await Promise.all(
          causes.map(({ id }) => platform.donations.fetchDonationFeed(selectionOf([id]))),
        )
        const currencies = list.map((feed) => feed.currency?.toUpperCase())
        warnOfMixedCurrencies(country, currencies)
        return list.map((feed, index) => ({ ...feed, currency: currencies[index] }))
      },
      age,
    )
  const currencyOf = (list: readonly Pick<DonationFeed, 'currency'>[]) =>
    list.find((feed) => feed.currency !== undefined)?.currency ?? getCountryCurrency(country)
  const facts = () => readListOrEmpty(() => feeds(factsCacheAge))
  const currency = async () => currencyOf(await facts())
  /** Returns the charities or events in the project's currency. */
  const counted = async () => {
    const list = await facts()
    const own = currencyOf(list)
    return causes.filter((_, index) => (list[index]?.currency ?? own) === own)
  }
  const readAway = async (): Promise<CachedValue<Exclusions>> => {
    if (!excludesTeams(causes)) return noExclusions
    const own = await currency()
    const items = causes.map((item) => ({
      ...item,
      excludeOffline: item.excludeOffline || !tellsOffline(own),
      isOurs: ({ charityId, event }: Team) => (isOfEvents ? event : charityId) === item.id,
    }))
    return read('left-out', () => readExclusions(platform, items, { currency: own }))
  }
  const exclusions = async () => (await readAway()).value
  /** Whether the platform's responses contain offline amounts. */
  const tellsOffline = (own: string) => isOfEvents && own === 'GBP'
  /** Returns the totals per event, because each may exclude offline donations, or those of all charities together. */
  const totals = () =>
    read('cause-totals', async () => {
      const [ours, own] = await Promise.all([counted(), currency()])
      const request = (ids: readonly string[]) =>
        platform.donations.fetchDonationTotals({
          ...selectionOf(ids),
          country,
          currency: own,
          includeOffline: true,
        })
      return isOfEvents
        ? Promise.all(ours.map(({ id }) => request([id])))
        : [await request(ours.map(({ id }) => id))]
    })
  const people = () =>
    read('people', async () => {
      const [own, away, ids] = await Promise.all([currency(), exclusions(), counted()])
      const entries = isOfEvents
        ? await platform.donations.fetchEventLeaderboard({
            event: ids.map(({ id }) => id),
            charity: charities.map(({ id }) => id),
            exclude: away.pages.flatMap(({ uuid, slug }) => [uuid, slug]),
            currency: own,
            limit: maxLeaderboardRows,
          })
        : await platform.donations.fetchDonationsLeaderboard({
            charity: ids.map(({ id }) => id),
            excludePage: away.pages.map(({ uuid }) => uuid),
            currency: own,
            limit: maxLeaderboardRows,
          })
      return ids.some(({ excludeOffline }) => excludeOffline)
        ? subtractOffline(platform, entries, { isOfEvents, excludesOffline, country })
        : entries
    })
  const teams = () =>
    read('teams', async () =>
      platform.donations.fetchDonationsLeaderboard({
        charity: (await counted()).map(({ id }) => id),
        groupBy: 'team',
        exclude: (await exclusions()).teams,
        currency: await currency(),
        limit: maxLeaderboardRows,
      }),
    )
  const ranked = async (limit: number) => {
    const [reading, away, own] = await Promise.all([people(), exclusions(), currency()])
    const value = rankEntries(reading.value, {
      currency: own,
      isExcluded: ({ id, slug }) => isPageExcluded(away, id, slug),
      limit,
    })
    return { ...reading, value }
  }
  const nothingDone = async () => ({
    value: summariseTotals([]),
    asOf: services.now(),
    isLastGood: false,
  })

  return {
    platform,
    currency,
    country,
    donateUrl: override.donateUrl,
    summary: async () => {
      const [reading, away, own, ours, gifts] = await Promise.all([
        totals(),
        readAway(),
        currency(),
        counted(),
        isOfEvents ? feeds() : undefined,
      ])
      const less = sumExcludedMoney(away.value, own)
      const { raisedMinor: onlineMinor, donationCount } =
        gifts === undefined ? charityFigures(reading.value) : eventFigures(gifts.value, own)
      const offlineMinor = tellsOffline(own)
        ? sumMinor(
            reading.value.map(({ money }, index) =>
              ours[index]?.excludeOffline ? 0 : money.offlineMinor,
            ),
          )
        : 0
      return {
        ...getCombinedAge(reading, away, ...(gifts === undefined ? [] : [gifts])),
        value: {
          name: override.name,
          ...subtractExclusions({ raisedMinor: onlineMinor + offlineMinor, offlineMinor }, less),
          exclusions: getExclusionReasons(causes, {
            hasOthers: ours.length < causes.length,
            tellsOffline: tellsOffline(own),
          }),
          targetMinor: getTargetOverride(override, own) ?? 0,
          donationCount: Math.max(0, donationCount - less.donationCount),
          story: override.story,
          image: override.image,
          url: override.url,
        },
      }
    },
    names: () => {
      const { name } = override
      return Promise.resolve({
        campaign: name,
        charity: isOfEvents ? '' : name,
        event: isOfEvents ? name : '',
      })
    },
    people: ranked,
    teams:
      isOfEvents || platform.teams === undefined
        ? undefined
        : async (limit) => {
            const [reading, away, own] = await Promise.all([teams(), exclusions(), currency()])
            const value = rankEntries(reading.value, {
              currency: own,
              isExcluded: ({ id, slug }) => isTeamExcluded(away, id, slug),
              limit,
            })
            return { ...reading, value }
          },
    donations: async (limit) => {
      const [reading, away] = await Promise.all([feeds(), exclusions()])
      const donations = reading.value
        .flatMap((feed) => feed.donations)
        .filter(({ page }) => !isPageExcluded(away, page))
        .toSorted((a, b) => givenAtMs(b) - givenAtMs(a))
      return { ...reading, value: donations.slice(0, limit) }
    },
    allDonations: async () => {
      const away = await exclusions()
      return {
        lists: causes.map(({ id }, index) =>
          withCachedFirstPage(
            async () => ({ value: (await feeds()).value[index] ?? emptyDonationList }),
            (pageNumber) =>
              platform.donations.fetchDonationFeed({ ...selectionOf([id]), pageNumber }),
          ),
        ),
        isCounted: ({ page }) => !isPageExcluded(away, page),
      }
    },
    activity: platform.fitness && nothingDone,
    fitness: platform.fitness && (async () => ({ ...(await nothingDone()), value: [] })),
    peopleByGifts: undefined,
    findable: async () => {
      const reading = await ranked(maxLeaderboardRows)
      const people = reading.value.map(({ slug }) => slug).filter((slug) => slug !== '')
      return { ...reading, value: { people, teams: [] } }
    },
    teamsByGifts: undefined,
    streaks: undefined,
    findPeople: async (text, limit) => {
      const [reading, own] = await Promise.all([ranked(maxLeaderboardRows), currency()])
      const search = normaliseSearch(text)
      const found = reading.value
        .filter(
          ({ name, owner }) =>
            matchesSearch(`${name} ${owner ?? ''}`, search) || isNameMatch(search, override.name),
        )
        .slice(0, limit)
        .map(({ slug, name, owner, image, money }) => ({
          slug,
          name,
          owner,
          image,
          raisedMinor: money.raisedMinor,
          currency: own,
        }))
      return { ...reading, value: found }
    },
    findTeams: undefined,
    tags: undefined,
    donationTarget: async () => {
      const id = (await ownCampaign()).value
      return id === undefined ? undefined : { kind: 'campaign', id }
    },
    startUrl: async () => {
      const id = (await ownCampaign()).value
      return id === undefined ? undefined : platform.links.getStartedLink(id)
    },
  }

  /** Returns the campaign of the top pages. Events and charities have no checkout (wire contract 2.2.10). */
  function ownCampaign() {
    return read(
      'campaign',
      async () => {
        const ids = (await people()).value
          .slice(0, maxPagesForCampaign)
          .map((entry) => getPageId(entry, isOfEvents))
        const parameters = { country, includeOffline: true }
        const pages = ids.length > 0 ? await platform.pages.fetchPages({ ids, ...parameters }) : []
        return pages.find(({ campaign }) => campaign !== undefined)?.campaign
      },
      factsCacheAge,
    )
  }

  function charityFigures(list: readonly DonationTotals[]) {
    return {
      raisedMinor: sumMinor(list.map(({ money }) => money.raisedMinor)),
      donationCount: list.reduce((sum, { donations }) => sum + donations, 0),
    }
  }

  /** Returns totals from the donation feeds, because the platform's totals of an event lack donations to the event itself. */
  function eventFigures(list: readonly DonationFeed[], own: string) {
    const ours = list.filter((feed) => (feed.currency ?? own) === own)
    return {
      raisedMinor: sumMinor(ours.map((feed) => feed.money.raisedMinor)),
      donationCount: ours.reduce((sum, { count }) => sum + count, 0),
    }
  }

  function excludesOffline({ charityId, event }: Page): boolean {
    const item = causes.find(({ id }) => id === (isOfEvents ? event : charityId))
    return (item ?? causes[0])?.excludeOffline === true
  }

  /** Returns the time of a donation, for sorting. Unknown dates come last. */
  function givenAtMs({ createdAt }: Donation): number {
    return Date.parse(createdAt ?? '') || 0
  }
}
