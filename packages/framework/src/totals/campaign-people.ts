import { summariseTotals, sumMinor, type TotalsSummary } from '@milepost/measures'
import type { Page, Team } from '@milepost/platform'
import type { FitnessCalls, PlatformAdapter, TagCalls, TeamCalls } from '@milepost/platform/adapter'
import type { CachedValue } from '@milepost/server'
import { createReadKey } from '../base/read-key.ts'
import { fitnessDomains, matchesSearch, normaliseSearch } from './project-lists.ts'
import {
  filterCountedRecords,
  getOnlineAmounts,
  getTeamOnlineAmounts,
  isPageExcluded,
  isSameId,
  isTeamExcluded,
  type Exclusions,
  subtractExcludedPages,
} from './exclusions.ts'
import type { SearchHit, Project } from './project.ts'
import { readStreaks } from './streaks.ts'

const donationsDomain = 'fundraising:donations_made'
const moneyDomain = 'fundraising:donations_received'

/** Maximum number of rows to fetch per leaderboard. All sections share the request. */
const maxLeaderboardRows = 50
/** Maximum number of a campaign's teams to search by name, in memory. */
const maxSearchedTeams = 100
/** Maximum number of pages with a tag value to check for exclusions. */
const maxTaggedPages = 1000

interface CampaignPeopleOptions {
  platform: PlatformAdapter
  campaigns: readonly string[]
  country: string
  /** Returns the ids of the campaigns in the project's currency. Only their money is counted. */
  counted: () => Promise<readonly string[]>
  /** Returns the names of the campaigns, in the order of `campaigns`. */
  names: () => Promise<readonly string[]>
  currency: () => Promise<string>
  /** Returns whether a campaign's settings exclude offline donations. */
  excludesOffline: (campaign: string | undefined) => boolean
  exclusions: () => Promise<Exclusions>
  read: <T>(name: string, load: () => Promise<T>) => Promise<CachedValue<T>>
  /** Reads rarely changing data, which donations do not invalidate. */
  readSlowly: <T>(name: string, load: () => Promise<T>) => Promise<CachedValue<T>>
  /** IANA time zone that defines when a day starts for streaks. */
  timeZone: string
}

/** Creates the supporter-related methods of a campaign project: leaderboards, search by name, and data by tag. */
export function createCampaignPeople({
  platform,
  campaigns,
  country,
  counted,
  names,
  currency: currencyOf,
  excludesOffline,
  exclusions,
  read,
  readSlowly,
  timeZone,
}: CampaignPeopleOptions): Pick<
  Project,
  'fitness' | 'peopleByGifts' | 'streaks' | 'findPeople' | 'findTeams' | 'tags'
> {
  const { fitness, tags, teams } = platform
  const perCampaign = async <T>(load: (campaign: string) => Promise<readonly T[]>) =>
    (await Promise.all(campaigns.map(load))).flat()
  const perCounted = async <T>(load: (campaign: string) => Promise<readonly T[]>) =>
    (await Promise.all((await counted()).map(load))).flat()

  return {
    fitness:
      fitness &&
      tags &&
      ((measure, limit) =>
        measuredBoard(tags, fitnessDomains[measure], { limit, name: `fitness:${measure}` })),
    peopleByGifts:
      tags && ((limit) => measuredBoard(tags, donationsDomain, { limit, name: 'gifts' })),
    streaks: fitness && tags && ((limit) => streakBoard(fitness, tags, limit)),
    findPeople: async (text, limit) => {
      const search = normaliseSearch(text)
      const [away, currency] = await Promise.all([exclusions(), currencyOf()])
      const reading = await read(createReadKey('find', limit, search), async () =>
        search === ''
          ? []
          : findCampaignPages(platform, {
              campaigns,
              names: await names(),
              search,
              // Enough to fill the limit after exclusions.
              limit: limit + away.pages.length,
              currency,
            }),
      )
      const value = reading.value
        .filter(({ uuid, slug }) => !isPageExcluded(away, uuid, slug))
        .slice(0, limit)
        .map((page) => foundPage(page, currency))
      return { ...reading, value }
    },
    findTeams: teams && ((text, limit) => findTeams(teams, text, limit)),
    tags: tags && {
      totals: (tag, value) => tagTotals(tags, tag, value),
      measured: (tag, values, by) =>
        read(createReadKey(`tag-${by}`, tag, ...values), () =>
          readTagMeasures(tags, tag, values, by),
        ),
      board: (tag, values) =>
        read(createReadKey('tag-board', tag, ...values), () => readTagBoard(tags, tag, values)),
      pages: (tag, value) =>
        read(createReadKey('tagged', tag, value), () => readTagged(tags, tag, value)),
    },
  }

  /** Returns a leaderboard by distance, activities, donations or another domain, merged from those of the campaigns. */
  async function measuredBoard(
    calls: TagCalls,
    measurementDomain: string,
    { name: key, limit }: { name: string; limit: number },
  ) {
    const away = await exclusions()
    const exclude = away.pages.flatMap(({ uuid, slug }) => [uuid, slug])
    const reading = await read(key, () =>
      perCampaign(async (campaign) =>
        calls.fetchTagLeaderboard({
          definition: await calls.getLeaderboardDefinitionId({ campaign, measurementDomain }),
          measurementDomain,
          limit: maxLeaderboardRows,
          exclude,
        }),
      ),
    )
    const entries = reading.value
      .filter(({ id, slug }) => !isPageExcluded(away, id, slug))
      .toSorted((a, b) => b.amount - a.amount)
      .slice(0, limit)
      .map(({ name, subtitle, owner, slug, image, amount }) => ({
        name,
        subtitle: subtitle ?? owner,
        slug,
        image,
        amount,
      }))
    return { ...reading, value: entries }
  }

  /** Returns the leaderboard of longest streaks among the pages with the most activities. */
  async function streakBoard(calls: FitnessCalls, boards: TagCalls, limit: number) {
    const most = await measuredBoard(boards, fitnessDomains.activities, {
      limit: maxLeaderboardRows,
      name: 'fitness:activities',
    })
    return readSlowly(`streaks:${limit}`, () => readStreaks(calls, most.value, { limit, timeZone }))
  }

  /** Finds teams by name. Campaigns have few teams, so they are filtered in memory. */
  async function findTeams(calls: TeamCalls, text: string, limit: number) {
    const search = normaliseSearch(text)
    const reading = await read('team-names', () =>
      perCampaign(async (campaign) => {
        const list = await calls.fetchCampaignTeams({ campaign, limit: maxSearchedTeams })
        return excludesOffline(campaign)
          ? list.map((team) => ({ ...team, ...getTeamOnlineAmounts(team) }))
          : list
      }),
    )
    const [away, currency] = await Promise.all([exclusions(), currencyOf()])
    const found = reading.value
      .filter((team) => matchesSearch(team.name, search))
      .filter(({ id, slug }) => !isTeamExcluded(away, id, slug))
      .slice(0, limit)
      .map((team) => foundTeam(team, currency))
    return { ...reading, value: found }
  }

  /** Returns the totals of all pages with a tag value, without excluded pages. */
  async function tagTotals(
    calls: TagCalls,
    tagId: string,
    tagValue: string,
  ): Promise<CachedValue<TotalsSummary>> {
    const [reading, away, currency] = await Promise.all([
      read(createReadKey('tag', tagId, tagValue), () =>
        perCounted(async (campaign) =>
          filterCountedRecords(
            await calls.fetchTotals({ segment: `page:campaign:${campaign}`, tagId, tagValue }),
            { excludeOffline: excludesOffline(campaign) },
          ),
        ),
      ),
      exclusions(),
      currencyOf(),
    ])
    const pages =
      away.pages.length === 0
        ? []
        : (
            await read(createReadKey('tag-left-out', tagId, tagValue), async () => {
              const carriers = await calls.searchTags({ tagId, tagValue, limit: maxTaggedPages })
              return away.pages.filter((page) =>
                carriers.pages.some(({ uuid, slug }) =>
                  isPageExcluded({ teams: [], pages: [page] }, uuid, slug),
                ),
              )
            })
          ).value
    const value = subtractExcludedPages(summariseTotals(reading.value, currency), {
      pages,
      currency,
    })
    return { ...reading, value }
  }

  /**
   * Returns the amount raised per tag value. Sends one request per campaign if the platform has tag leaderboards for all of
   * them and the site has no exclusions that these lack. Otherwise, one request per value.
   */
  async function readTagBoard(calls: TagCalls, tagId: string, values: readonly string[]) {
    const currency = await currencyOf()
    const ours = await counted()
    const isBoardOurs = ours.every(excludesOffline) && (await exclusions()).pages.length === 0
    const boards = isBoardOurs
      ? await Promise.all(
          ours.map(async (campaign) =>
            calls.fetchTagLeaderboard({
              definition: await calls.getLeaderboardDefinitionId({
                campaign,
                measurementDomain: moneyDomain,
                tagId,
              }),
              measurementDomain: moneyDomain,
              currency,
              limit: maxLeaderboardRows,
            }),
          ),
        )
      : []
    // Without a leaderboard, a campaign would be missing from the sum.
    const ranked = boards.every((rows) => rows.length > 0) ? boards.flat() : []
    const minorOf = async (value: string) => {
      if (ranked.length > 0) {
        const rows = ranked.filter((row) => row.tagValue === value)
        return sumMinor(rows.map(({ amountMinor }) => amountMinor ?? 0))
      }
      const { raisedMinor, offlineMinor } = (await tagTotals(calls, tagId, value)).value.money
      return raisedMinor + offlineMinor
    }
    const rows = await Promise.all(
      values.map(async (value) => ({ value, raisedMinor: await minorOf(value) })),
    )
    return rows
      .filter(({ raisedMinor }) => raisedMinor > 0)
      .toSorted((a, b) => b.raisedMinor - a.raisedMinor)
  }

  async function readTagMeasures(
    calls: TagCalls,
    tagId: string,
    values: readonly string[],
    by: 'gifts' | 'distance',
  ) {
    const rows = await Promise.all(
      values.map(async (value) => {
        const { donations, fitnessDistanceTotal } = (await tagTotals(calls, tagId, value)).value
        return { value, amount: by === 'gifts' ? donations : fitnessDistanceTotal }
      }),
    )
    return rows.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount)
  }

  /** Returns the pages with a tag value. Reads each page, because the search results contain neither amounts nor campaigns. */
  async function readTagged(calls: TagCalls, tagId: string, tagValue: string) {
    const [{ pages: carriers, count }, away, own] = await Promise.all([
      calls.searchTags({ tagId, tagValue }),
      exclusions(),
      currencyOf(),
    ])
    const ids = carriers.flatMap(({ active, uuid }) => (active && uuid !== '' ? [uuid] : []))
    const parameters = { campaign: campaigns, country, includeOffline: true }
    const known = ids.length === 0 ? [] : await platform.pages.fetchPages({ ids, ...parameters })
    const pages = known
      .filter(({ uuid, slug }) => !isPageExcluded(away, uuid, slug))
      .filter(({ campaign }) => isOurs(campaign))
      .filter(({ currencyCode }) => (currencyCode ?? own) === own)
      .map(countedPage)
      .toSorted((a, b) => b.money.raisedMinor - a.money.raisedMinor)
    return { pages, count: count - (carriers.length - pages.length) }
  }

  function countedPage(page: Page): Page {
    return excludesOffline(page.campaign) ? { ...page, ...getOnlineAmounts(page) } : page
  }

  function isOurs(campaign: string | undefined): boolean {
    return campaigns.some((id) => isSameId(id, campaign))
  }

  function foundPage(page: Page, usual: string): SearchHit {
    const { slug, name, owner, image, currencyCode: currency = usual } = page
    const { raisedMinor } = countedPage(page).money
    return { slug, name, owner, image: image || undefined, raisedMinor, currency }
  }

  function foundTeam(team: Team, usual: string): SearchHit {
    const { slug, name, leader, image, money, memberCount, currencyCode: currency = usual } = team
    const owner = leader === '' ? undefined : leader
    return {
      slug,
      name,
      owner,
      image,
      raisedMinor: money.raisedMinor,
      currency,
      memberCount,
    }
  }
}

/** Minimum length of a search text to compare with campaign names. Shorter texts would match almost any name. */
const minNameLength = 3

/** Whether a campaign's name contains the search text. */
export function isNameMatch(search: string, name: string): boolean {
  return search.length >= minNameLength && matchesSearch(name, search)
}

/**
 * Finds pages by name: first pages whose own name matches, then all pages of campaigns whose name matches.
 *
 * @param options.search - non-empty text, trimmed and in lower case
 * @param options.names - names of the campaigns, in the order of `campaigns`
 */
export async function findCampaignPages(
  { campaigns: calls }: Pick<PlatformAdapter, 'campaigns'>,
  options: {
    campaigns: readonly string[]
    names: readonly string[]
    search: string
    limit: number
    currency: string
  },
): Promise<Page[]> {
  const { campaigns, names, search, limit, currency } = options
  const read = async (wanted: readonly string[], text: string | undefined) =>
    (
      await Promise.all(
        wanted.map((campaign) =>
          calls.fetchCampaignPages({ campaign, search: text, limit, currency }),
        ),
      )
    ).flatMap(({ pages }) => pages)
  const named = campaigns.filter((_, index) => isNameMatch(search, names[index] ?? ''))
  const [own, others] = await Promise.all([read(campaigns, search), read(named, undefined)])
  const slugs = new Set(own.map(({ slug }) => slug))
  return [...own, ...others.filter(({ slug }) => !slugs.has(slug))]
}
