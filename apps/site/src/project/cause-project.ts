import { currencyOfCountry, summariseTotals, toMajor, toMinor } from '@milepost/measures'
import {
  getStartedLink,
  isPlatformError,
  type LeaderboardEntry,
  type Platform,
  type Team,
} from '@milepost/platform'
import {
  fetchDonationFeed,
  fetchDonationsLeaderboard,
  fetchDonationTotals,
  fetchEventLeaderboard,
  fetchPages,
} from '@milepost/platform/rest'
import type { ReadOptions } from '../reads/read-cache.ts'
import { logProblem } from '../wiring/log-problem.server.ts'
import type { Services } from '../wiring/services.ts'
import { searchText } from './campaign-people.ts'
import { countEntries } from './count-entries.ts'
import {
  type ExcludeSettings,
  isPageLeftOut,
  isTeamLeftOut,
  leftOutMoney,
  readLeftOut,
} from './left-out.ts'
import { factsAge, figuresAge, type Project, type ProjectOverride, projectKey } from './project.ts'
import { tellCurrencies } from './tell-currencies.ts'

export interface CauseProjectOptions extends ExcludeSettings {
  services: Services
  platform: Platform
  /** Charities' ids; with events, only what these events raise for them counts. */
  charities: readonly string[]
  /** Events' ids, which are numbers. */
  events: readonly string[]
  /** Decides the currency only where the platform says none. */
  country: string
  override: ProjectOverride
}

/** So many pages are asked which campaign they belong to. */
const askedPages = 5

/** Rows that one page of a site may ask for; one read serves every section of it. */
const boardSize = 50

/**
 * A project that is one or several charities or events of the default platform. The platform tells of a charity
 * what was given online only; it has no teams of an event, no sums of movement, and no checkout for either, so
 * gifts are given to the campaign that its pages belong to.
 */
export function causeProject(options: CauseProjectOptions): Project {
  const { services, platform, charities, events, country, override } = options
  const { excludeOffline, excludeTeamIds } = options
  const isOfEvents = events.length > 0
  const ids = `${events.join(',')}/${charities.join(',')}`
  const read = <T>(name: string, load: () => Promise<T>, age: ReadOptions = figuresAge) =>
    services.reads.read(`${projectKey}${name}:${ids}`, age, load)
  const selection = {
    ...(isOfEvents && { event: [...events] }),
    ...(charities.length > 0 && { charity: [...charities] }),
  }

  const feed = (age?: ReadOptions) =>
    read(
      'donations',
      async () => {
        const answer = await fetchDonationFeed(platform, selection)
        tellCurrencies(country, [answer.currency?.toUpperCase()])
        return answer
      },
      age,
    )
  const currency = async () => {
    const usual = currencyOfCountry(country)
    try {
      return (await feed(factsAge)).value.currency?.toUpperCase() ?? usual
    } catch (error) {
      if (!isPlatformError(error)) throw error
      logProblem(error)
      return usual
    }
  }
  const leftOut = async () => {
    if (excludeTeamIds.length === 0) return readLeftOut(platform, options)
    const isOurs = ({ charityId, event }: Team) =>
      isOfEvents
        ? event !== undefined && events.includes(event)
        : charityId !== undefined && charities.includes(charityId)
    return (await read('left-out', () => readLeftOut(platform, { excludeTeamIds, isOurs }))).value
  }
  const totals = () =>
    read('totals', async () =>
      fetchDonationTotals(platform, {
        ...selection,
        country,
        currency: await currency(),
        includeOffline: true,
      }),
    )
  const people = () =>
    read('people', async () => {
      const [own, away] = await Promise.all([currency(), leftOut()])
      const limit = boardSize + Math.min(boardSize, away.pages.length)
      const entries = isOfEvents
        ? await fetchEventLeaderboard(platform, {
            event: [...events],
            charity: [...charities],
            currency: own,
            limit,
          })
        : await fetchDonationsLeaderboard(platform, {
            charity: [...charities],
            excludePage: away.pages.map(({ uuid }) => uuid),
            currency: own,
            limit,
          })
      return excludeOffline ? withOffline(entries) : entries
    })
  const teams = () =>
    read('teams', async () =>
      fetchDonationsLeaderboard(platform, {
        charity: [...charities],
        groupBy: 'team',
        currency: await currency(),
        limit: boardSize + excludeTeamIds.length,
      }),
    )
  const ranked = async (limit: number) => {
    const [reading, away, own] = await Promise.all([people(), leftOut(), currency()])
    const value = countEntries(reading.value, {
      currency: own,
      excludeOffline,
      isLeftOut: ({ id, slug }) => isPageLeftOut(away, id, slug),
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
      const [reading, away, own] = await Promise.all([totals(), leftOut(), currency()])
      const { raised, offline, donations } = reading.value
      const less = leftOutMoney(away, {
        excludeOffline: excludeOffline || !isOfEvents,
        currency: own,
      })
      // The platform tells an event's offline money in pounds only: elsewhere the gifts given online are added up.
      const counted =
        !excludeOffline || !isOfEvents
          ? toMinor(raised, own)
          : own === 'GBP'
            ? toMinor(raised, own) - toMinor(offline, own)
            : toMinor((await feed()).value.raised, own)
      return {
        ...reading,
        value: {
          name: override.name,
          raisedMinor: Math.max(0, counted - less.raisedMinor),
          targetMinor: override.targetMajor === undefined ? 0 : toMinor(override.targetMajor, own),
          donationCount: Math.max(0, donations - less.donationCount),
          story: override.story,
          image: override.image,
          url: override.url,
        },
      }
    },
    people: ranked,
    teams: isOfEvents
      ? undefined
      : async (limit) => {
          const [reading, away, own] = await Promise.all([teams(), leftOut(), currency()])
          const value = countEntries(reading.value, {
            currency: own,
            excludeOffline,
            isLeftOut: ({ id, slug }) => isTeamLeftOut(away, id, slug),
            limit,
          })
          return { ...reading, value }
        },
    donations: async (limit) => {
      const [reading, away] = await Promise.all([feed(), leftOut()])
      const donations = reading.value.donations.filter(({ page }) => !isPageLeftOut(away, page))
      return { ...reading, value: donations.slice(0, limit) }
    },
    activity: nothingDone,
    fitness: async () => ({ ...(await nothingDone()), value: [] }),
    findPeople: async (text, limit) => {
      const [reading, own] = await Promise.all([ranked(boardSize), currency()])
      const search = searchText(text)
      const found = reading.value
        .filter(
          ({ name, owner }) =>
            search !== '' && searchText(`${name} ${owner ?? ''}`).includes(search),
        )
        .slice(0, limit)
        .map(({ slug, name, owner, image, raised }) => ({
          slug,
          name,
          owner,
          image,
          raisedMinor: toMinor(raised, own),
          currency: own,
        }))
      return { ...reading, value: found }
    },
    findTeams: undefined,
    tags: undefined,
    giftTarget: async () => {
      const id = (await ownCampaign()).value
      return id === undefined ? undefined : { kind: 'campaign', id }
    },
    startUrl: async () => {
      const id = (await ownCampaign()).value
      return id === undefined ? undefined : getStartedLink(platform, id)
    },
  }

  /**
   * The campaign that the pages of the cause belong to, asked of those that have raised most: the platform has a
   * checkout for campaigns and pages only (wire contract 2.2.10).
   */
  function ownCampaign() {
    return read(
      'campaign',
      async () => {
        const ids = (await people()).value.slice(0, askedPages).map(idOf)
        const pages = ids.length === 0 ? [] : await fetchPages(platform, { ids })
        return pages.find(({ campaign }) => campaign !== undefined)?.campaign
      },
      factsAge,
    )
  }

  /** How the bulk call and the page call know the page of a row. */
  function idOf({ id, slug }: LeaderboardEntry): string {
    return isOfEvents ? slug : id
  }

  /** These boards do not tell offline money: the pages do. */
  async function withOffline(entries: readonly LeaderboardEntry[]): Promise<LeaderboardEntry[]> {
    if (entries.length === 0) return []
    const pages = await fetchPages(platform, {
      ids: entries.map(idOf),
    })
    return entries.map((entry) => {
      const page = pages.find(({ slug }) => slug === entry.slug)
      if (page === undefined) return entry
      const code = page.currencyCode ?? entry.currency ?? ''
      const offline = toMajor(toMinor(page.raised, code) - toMinor(page.raisedOnline, code), code)
      return { ...entry, offline }
    })
  }
}
