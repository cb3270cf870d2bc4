import { summariseTotals, sumMinor, type TotalsSummary } from '@milepost/measures'
import type { Page, Team } from '@milepost/platform'
import type { PlatformAdapter, TagCalls, TeamCalls } from '@milepost/platform/adapter'
import type { Reading } from '@milepost/server'
import { isSameId } from './is-same-id.ts'
import { isPageLeftOut, isTeamLeftOut, type LeftOut, totalsWithout } from './left-out.ts'
import { onlineAmounts } from './online-amounts.ts'
import type { FitnessMeasure, Found, Project } from './project.ts'

const fitnessDomains: Readonly<Record<FitnessMeasure, string>> = {
  distance: 'any:distance',
  elevation: 'any:elevation_gain',
  duration: 'any:elapsed_time',
  activities: 'any:activities',
}

const moneyDomain = 'fundraising:donations_received'

/** Rows that one read brings; one read serves every section that asks for fewer. */
const boardSize = 50
/** Teams are few: their names are searched here. */
const searchedTeams = 100
/** Pages with a value of a tag, among which the left-out ones are looked for. */
const mostCarriers = 1000
const shortestSearch = 1
const longestSearch = 60

interface CampaignPeopleOptions {
  platform: PlatformAdapter
  campaigns: readonly string[]
  /** Those of them whose money is added up. */
  counted: () => Promise<readonly string[]>
  currency: () => Promise<string>
  excludeOffline: boolean
  leftOut: () => Promise<LeftOut>
  read: <T>(name: string, load: () => Promise<T>) => Promise<Reading<T>>
}

/** Who takes part in campaigns: boards of fitness, searches by name, pages and totals by tag. */
export function campaignPeople({
  platform,
  campaigns,
  counted,
  currency: currencyOf,
  excludeOffline,
  leftOut,
  read,
}: CampaignPeopleOptions): Pick<Project, 'fitness' | 'findPeople' | 'findTeams' | 'tags'> {
  const { fitness, tags, teams } = platform
  const perCampaign = async <T>(load: (campaign: string) => Promise<readonly T[]>) =>
    (await Promise.all(campaigns.map(load))).flat()
  const perCounted = async <T>(load: (campaign: string) => Promise<readonly T[]>) =>
    (await Promise.all((await counted()).map(load))).flat()

  return {
    fitness: fitness && tags && ((measure, limit) => fitnessBoard(tags, measure, limit)),
    findPeople: async (text, limit) => {
      const search = searchText(text)
      const reading = await read(`find:${limit}:${search}`, async () =>
        search.length < shortestSearch
          ? []
          : perCampaign(
              async (campaign) =>
                (
                  await platform.campaigns.fetchCampaignPages({
                    campaign,
                    search,
                    limit,
                    currency: await currencyOf(),
                  })
                ).pages,
            ),
      )
      const [away, currency] = await Promise.all([leftOut(), currencyOf()])
      const value = reading.value
        .filter(({ uuid, slug }) => !isPageLeftOut(away, uuid, slug))
        .slice(0, limit)
        .map((page) => foundPage(page, currency))
      return { ...reading, value }
    },
    findTeams: teams && ((text, limit) => findTeams(teams, text, limit)),
    tags: tags && {
      totals: (tag, value) => tagTotals(tags, tag, value),
      board: (tag, values) => read(`tag-board:${tag}`, () => readTagBoard(tags, tag, values)),
      pages: (tag, value) => read(`tagged:${tag}=${value}`, () => readTagged(tags, tag, value)),
    },
  }

  /** Who has done most, by the campaigns' boards of fitness. */
  async function fitnessBoard(calls: TagCalls, measure: FitnessMeasure, limit: number) {
    const measurementDomain = fitnessDomains[measure]
    const reading = await read(`fitness:${measure}`, () =>
      perCampaign(async (campaign) =>
        calls.fetchTagLeaderboard({
          definition: await calls.leaderboardDefinitionId({ campaign, measurementDomain }),
          measurementDomain,
          limit: boardSize,
        }),
      ),
    )
    const away = await leftOut()
    const entries = reading.value
      .filter(({ id, slug }) => !isPageLeftOut(away, id, slug))
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

  /** Teams whose name holds a text: there are few, so they are searched here. */
  async function findTeams(calls: TeamCalls, text: string, limit: number) {
    const search = searchText(text)
    const reading = await read('team-names', () =>
      perCampaign((campaign) =>
        calls.fetchCampaignTeams({
          campaign,
          limit: searchedTeams,
          includeTeamsOffline: !excludeOffline,
        }),
      ),
    )
    const [away, currency] = await Promise.all([leftOut(), currencyOf()])
    const found = reading.value
      .filter((team) => search !== '' && team.name.toLowerCase().includes(search))
      .filter(({ id, slug }) => !isTeamLeftOut(away, id, slug))
      .slice(0, limit)
      .map((team) => foundTeam(team, currency))
    return { ...reading, value: found }
  }

  /** What the pages with a value have reached, without those that are left out. */
  async function tagTotals(
    calls: TagCalls,
    tagId: string,
    tagValue: string,
  ): Promise<Reading<TotalsSummary>> {
    const [reading, away, currency] = await Promise.all([
      read(`tag:${tagId}=${tagValue}`, () =>
        perCounted((campaign) =>
          calls.fetchTotals({ segment: `page:campaign:${campaign}`, tagId, tagValue }),
        ),
      ),
      leftOut(),
      currencyOf(),
    ])
    const pages =
      away.pages.length === 0
        ? []
        : (
            await read(`tag-left-out:${tagId}=${tagValue}`, async () => {
              const carriers = await calls.searchTags({ tagId, tagValue, limit: mostCarriers })
              return away.pages.filter((page) =>
                carriers.pages.some(({ uuid, slug }) =>
                  isPageLeftOut({ teams: [], pages: [page] }, uuid, slug),
                ),
              )
            })
          ).value
    const value = totalsWithout(summariseTotals(reading.value, currency), {
      pages,
      excludeOffline,
      currency,
    })
    return { ...reading, value }
  }

  /**
   * One request a campaign where each has a board of the tag and this board counts what the site counts: money given
   * online, by everybody. Else one for each value.
   */
  async function readTagBoard(calls: TagCalls, tagId: string, values: readonly string[]) {
    const currency = await currencyOf()
    const isBoardOurs = excludeOffline && (await leftOut()).pages.length === 0
    const boards = isBoardOurs
      ? await Promise.all(
          (await counted()).map(async (campaign) =>
            calls.fetchTagLeaderboard({
              definition: await calls.leaderboardDefinitionId({
                campaign,
                measurementDomain: moneyDomain,
                tagId,
              }),
              measurementDomain: moneyDomain,
              currency,
              limit: boardSize,
            }),
          ),
        )
      : []
    // A campaign without a board would count for nothing beside one that has it.
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

  /** A search tells neither money nor campaign: the pages that it finds do. */
  async function readTagged(calls: TagCalls, tagId: string, tagValue: string) {
    const [{ pages: carriers, count }, away, own] = await Promise.all([
      calls.searchTags({ tagId, tagValue }),
      leftOut(),
      currencyOf(),
    ])
    const ids = carriers.flatMap(({ active, uuid }) => (active && uuid !== '' ? [uuid] : []))
    const known = ids.length === 0 ? [] : await platform.pages.fetchPages({ ids })
    const pages = known
      .filter(({ uuid, slug }) => !isPageLeftOut(away, uuid, slug))
      .filter(({ campaign }) => isOurs(campaign))
      .filter(({ currencyCode }) => (currencyCode ?? own) === own)
      .map((page) => (excludeOffline ? { ...page, ...onlineAmounts(page) } : page))
      .toSorted((a, b) => b.money.raisedMinor - a.money.raisedMinor)
    return { pages, count: count - (carriers.length - pages.length) }
  }

  function isOurs(campaign: string | undefined): boolean {
    return campaigns.some((id) => isSameId(id, campaign))
  }

  function foundPage(page: Page, usual: string): Found {
    const { slug, name, owner, image, money, currencyCode: currency = usual } = page
    const raisedMinor = excludeOffline ? money.raisedOnlineMinor : money.raisedMinor
    return { slug, name, owner, image: image || undefined, raisedMinor, currency }
  }

  function foundTeam(team: Team, usual: string): Found {
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

/** A text to search for, so that texts which find the same are one read. */
export function searchText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, longestSearch)
}
