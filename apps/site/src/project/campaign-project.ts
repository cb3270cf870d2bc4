import { summariseTotals, toMinor } from '@milepost/measures'
import type { Campaign, LeaderboardEntry, Platform } from '@milepost/platform'
import { type CampaignBoards, fetchCampaignBoards } from '@milepost/platform/graph'
import { fetchCampaign, fetchDonationFeed } from '@milepost/platform/rest'
import { campaignPeople } from './campaign-people.ts'
import type { Services } from '../wiring/services.ts'
import { figuresAge, type Project, type ProjectOverride, projectKey } from './project.ts'

export interface CampaignProjectOptions {
  services: Services
  platform: Platform
  /** The campaigns' guids, at least one. */
  campaigns: readonly string[]
  currency: string
  country: string
  excludeOffline: boolean
  override: ProjectOverride
}

/** Rows that one page of a site may ask for; one read serves every section of it. */
const boardSize = 50

/** A project that is one or several campaigns of the default platform. */
export function campaignProject(options: CampaignProjectOptions): Project {
  const { services, platform, campaigns, currency, country, override } = options
  const read = <T>(name: string, load: () => Promise<T>) =>
    services.reads.read(`${projectKey}${name}:${campaigns.join(',')}`, figuresAge, load)

  const campaignList = () =>
    read('campaigns', () =>
      Promise.all(campaigns.map((campaign) => fetchCampaign(platform, { campaign }))),
    )
  const boards = () =>
    read('boards', () =>
      Promise.all(
        campaigns.map((campaign) =>
          fetchCampaignBoards(platform, { campaign, people: boardSize, teams: boardSize }),
        ),
      ),
    )
  const board = async (kind: 'people' | 'teams', limit: number) => {
    const reading = await boards()
    return { ...reading, value: merged(reading.value, kind, limit) }
  }

  return {
    platform,
    currency,
    country,
    donateUrl: override.donateUrl,
    summary: async () => {
      const reading = await campaignList()
      return { ...reading, value: summaryOf(reading.value, options) }
    },
    people: (limit) => board('people', limit),
    teams: (limit) => board('teams', limit),
    donations: async (limit) => {
      const reading = await read('donations', () =>
        fetchDonationFeed(platform, { campaign: [...campaigns] }),
      )
      return { ...reading, value: reading.value.donations.slice(0, limit) }
    },
    activity: async () => {
      const reading = await boards()
      const records = reading.value.flatMap((value) => value.totals)
      return { ...reading, value: summariseTotals(records, currency) }
    },
    ...campaignPeople({ platform, campaigns, currency, read }),
    giftTarget: async () => {
      const [id] = campaigns
      return id === undefined ? undefined : { kind: 'campaign', id }
    },
    startUrl: async () => (await campaignList()).value[0]?.getStartedUrl,
  }

  function merged(
    values: readonly CampaignBoards[],
    kind: 'people' | 'teams',
    limit: number,
  ): LeaderboardEntry[] {
    return values
      .flatMap((value) => value[kind].entries)
      .toSorted((a, b) => toMinor(b.raised, currency) - toMinor(a.raised, currency))
      .slice(0, limit)
      .map((entry, index) => ({ ...entry, position: index + 1 }))
  }

  function summaryOf(list: readonly Campaign[], { excludeOffline }: CampaignProjectOptions) {
    const sum = (pick: (campaign: Campaign) => number) =>
      list.reduce((total, campaign) => total + toMinor(pick(campaign), currency), 0)
    const offlineMinor = excludeOffline ? sum((campaign) => campaign.raisedOffline) : 0
    const targetMinor =
      override.targetMajor === undefined
        ? sum((campaign) => campaign.target)
        : toMinor(override.targetMajor, currency)
    return {
      name: override.name || (list[0]?.name ?? ''),
      raisedMinor: sum((campaign) => campaign.raised) - offlineMinor,
      targetMinor,
      donationCount: list.reduce((total, campaign) => total + campaign.totalDonations, 0),
      story: override.story || (list[0]?.story ?? ''),
      image: override.image || (list[0]?.image ?? ''),
      url: override.url || (list[0]?.url ?? ''),
    }
  }
}
