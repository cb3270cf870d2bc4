import { summariseTotals, toMajor, toMinor } from '@milepost/measures'
import { leaderboardDefinitionId, type Page, type Platform, type Team } from '@milepost/platform'
import {
  fetchCampaignTeams,
  fetchPagesTotals,
  fetchTagLeaderboard,
  fetchTotals,
} from '@milepost/platform/graph'
import { fetchCampaignPages, searchTags } from '@milepost/platform/rest'
import type { Reading } from '../reads/read-cache.ts'
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
const shortestSearch = 1
const longestSearch = 60

interface CampaignPeopleOptions {
  platform: Platform
  campaigns: readonly string[]
  currency: string
  read: <T>(name: string, load: () => Promise<T>) => Promise<Reading<T>>
}

/** Who takes part in campaigns: boards of fitness, searches by name, pages and totals by tag. */
export function campaignPeople({
  platform,
  campaigns,
  currency,
  read,
}: CampaignPeopleOptions): Pick<Project, 'fitness' | 'findPeople' | 'findTeams' | 'tags'> {
  const perCampaign = async <T>(load: (campaign: string) => Promise<readonly T[]>) =>
    (await Promise.all(campaigns.map(load))).flat()

  return {
    fitness: async (measure, limit) => {
      const measurementDomain = fitnessDomains[measure]
      const reading = await read(`fitness:${measure}`, () =>
        perCampaign((campaign) =>
          fetchTagLeaderboard(platform, {
            definition: leaderboardDefinitionId({ campaign, measurementDomain }),
            measurementDomain,
            currency,
            limit: boardSize,
          }),
        ),
      )
      const entries = reading.value
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
    },
    findPeople: async (text, limit) => {
      const search = searchText(text)
      const reading = await read(`find:${limit}:${search}`, async () =>
        search.length < shortestSearch
          ? []
          : perCampaign(
              async (campaign) =>
                (await fetchCampaignPages(platform, { campaign, search, limit, currency })).pages,
            ),
      )
      return { ...reading, value: reading.value.slice(0, limit).map((page) => foundPage(page)) }
    },
    findTeams: async (text, limit) => {
      const search = searchText(text)
      const reading = await read('team-names', () =>
        perCampaign((campaign) => fetchCampaignTeams(platform, { campaign, limit: searchedTeams })),
      )
      const teams = reading.value
        .filter((team) => search !== '' && team.name.toLowerCase().includes(search))
        .slice(0, limit)
        .map((team) => foundTeam(team))
      return { ...reading, value: teams }
    },
    tags: {
      totals: async (tag, value) => {
        const reading = await read(`tag:${tag}=${value}`, () =>
          perCampaign((campaign) =>
            fetchTotals(platform, {
              segment: `page:campaign:${campaign}`,
              tagId: tag,
              tagValue: value,
            }),
          ),
        )
        return { ...reading, value: summariseTotals(reading.value, currency) }
      },
      board: (tag, values) => read(`tag-board:${tag}`, () => readTagBoard(tag, values)),
      pages: (tag, value) => read(`tagged:${tag}=${value}`, () => readTagged(tag, value)),
    },
  }

  /** One request where the campaign has a board of the tag; else one for each value. */
  async function readTagBoard(tagId: string, values: readonly string[]) {
    const ranked = await perCampaign((campaign) =>
      fetchTagLeaderboard(platform, {
        definition: leaderboardDefinitionId({ campaign, measurementDomain: moneyDomain, tagId }),
        measurementDomain: moneyDomain,
        currency,
        limit: boardSize,
      }),
    )
    const minorOf = async (value: string) => {
      if (ranked.length > 0) {
        const rows = ranked.filter((row) => row.tagValue === value)
        return rows.reduce((sum, row) => sum + toMinor(row.amount, currency), 0)
      }
      const records = await perCampaign((campaign) =>
        fetchTotals(platform, { segment: `page:campaign:${campaign}`, tagId, tagValue: value }),
      )
      return toMinor(summariseTotals(records, currency).raised, currency)
    }
    const rows = await Promise.all(
      values.map(async (value) => ({ value, raisedMinor: await minorOf(value) })),
    )
    return rows
      .filter(({ raisedMinor }) => raisedMinor > 0)
      .toSorted((a, b) => b.raisedMinor - a.raisedMinor)
  }

  /** A search tells no money: the totals of the pages it finds do. */
  async function readTagged(tagId: string, tagValue: string) {
    const { pages, count } = await searchTags(platform, { tagId, tagValue })
    const known = pages.filter((page) => page.active && page.uuid !== undefined)
    const totals =
      known.length === 0
        ? []
        : await fetchPagesTotals(platform, { pages: known.map(({ uuid }) => uuid ?? '') })
    const withMoney = known.map((page, index) => {
      const { raised, offlineAmount } = summariseTotals(totals[index], currency)
      const minor = toMinor(raised, currency) + toMinor(offlineAmount, currency)
      return { ...page, raised: toMajor(minor, currency) }
    })
    return { pages: withMoney.toSorted((a, b) => b.raised - a.raised), count }
  }

  function foundPage({ slug, name, owner, image, raised }: Page): Found {
    return { slug, name, owner, image: image || null, raisedMinor: toMinor(raised, currency) }
  }

  function foundTeam({ slug, name, leader, image, raised, memberCount }: Team): Found {
    const owner = leader === '' ? undefined : leader
    return { slug, name, owner, image, raisedMinor: toMinor(raised, currency), memberCount }
  }
}

/** A text to search for, so that texts which find the same are one read. */
export function searchText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, longestSearch)
}
