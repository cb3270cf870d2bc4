import { summariseTotals, sumMinor } from '@milepost/measures'
import { isMissingArgumentError, isNotFoundError } from '../errors/errors.ts'
import type { LeaderboardEntry } from '../leaderboards/leaderboard-entry.ts'
import { type Clause, type ClauseContext, defineClauses, refused, getSlugs } from './clause.ts'
import {
  filterAcceptedDonations,
  conformanceSeed,
  offlineMinor,
  getRaisedOnlineMinor,
  pagesNotCancelled,
  unknownGuid,
  seedRows,
} from './conformance-seed.ts'

const { ada, adaPage, cancelled, coast, firstTie, secondTie, withoutDonations } = seedRows
const campaign = seedRows.river
const everybody = 200
const [river] = conformanceSeed.campaigns

type Campaigns = ClauseContext['campaigns']

async function board(
  campaigns: Campaigns,
  maxPeople = everybody,
  more: object = {},
): Promise<LeaderboardEntry[]> {
  const boards = await campaigns.fetchCampaignLeaderboards({
    campaign,
    maxPeople,
    maxTeams: 0,
    ...more,
  })
  return boards.people.entries
}

async function adaRow(campaigns: Campaigns) {
  return (await board(campaigns)).find(({ slug }) => slug === adaPage.slug)
}

async function ties(campaigns: Campaigns, people?: number): Promise<string[]> {
  const slugs = getSlugs(await board(campaigns, people))
  return slugs.filter((slug) => slug === firstTie.slug || slug === secondTie.slug)
}

export const campaignClauses: readonly Clause[] = defineClauses([], {
  'fetchCampaign returns a campaign': [
    async ({ campaigns }) => {
      const read = await campaigns.fetchCampaign({ campaign })
      return { ...read, charities: read.charities.map(({ charityId }) => charityId) }
    },
    {
      id: river?.id,
      slug: river?.slug,
      name: river?.name,
      currencyCode: 'GBP',
      charities: [seedRows.charity],
    },
  ],
  'fetchCampaign returns target, online and offline donations, and their count': [
    ({ campaigns }) => campaigns.fetchCampaign({ campaign }),
    {
      money: {
        raisedMinor: sumMinor([getRaisedOnlineMinor(), offlineMinor]),
        raisedOfflineMinor: offlineMinor,
        targetMinor: 1_000_050,
        currency: 'GBP',
      },
      target: 10_000.5,
      totalDonations: filterAcceptedDonations().length,
    },
  ],
  'fetchCampaign returns the currency of a campaign without donations': [
    ({ campaigns }) => campaigns.fetchCampaign({ campaign: coast }),
    { money: { raisedMinor: 0, targetMinor: 200_000, currency: 'EUR' } },
  ],
  'fetchCampaign rejects an unknown campaign': [
    ({ campaigns }) => campaigns.fetchCampaign({ campaign: unknownGuid }),
    refused(isNotFoundError),
  ],
  'fetchCampaign requires a campaign': [
    ({ campaigns }) => campaigns.fetchCampaign({ campaign: '' }),
    refused(isMissingArgumentError),
  ],
  'fetchCampaignPages returns every page once, without cancelled ones': [
    async ({ campaigns }) => {
      const { pages } = await campaigns.fetchCampaignPages({ campaign, limit: everybody })
      return getSlugs(pages).toSorted()
    },
    getSlugs(pagesNotCancelled).toSorted(),
  ],
  'fetchCampaignPages returns `limit` pages': [
    ({ campaigns }) => campaigns.fetchCampaignPages({ campaign, limit: 13 }),
    { pages: { length: 13 } },
  ],
  'fetchCampaignPages searches names case-insensitively': [
    ({ campaigns }) =>
      campaigns.fetchCampaignPages({ campaign, search: 'WALKER NUMBER 2', limit: everybody }),
    { pages: { length: 11 } },
  ],
  'fetchCampaignPages returns an empty list for a campaign without pages': [
    ({ campaigns }) => campaigns.fetchCampaignPages({ campaign: coast }),
    { pages: [], raised: 0 },
  ],
  'fetchCampaignPages rejects an unknown campaign': [
    ({ campaigns }) => campaigns.fetchCampaignPages({ campaign: unknownGuid }),
    refused(isNotFoundError),
  ],
  'fetchCampaignLeaderboards ranks people by online and offline donations': [
    async ({ campaigns }) => {
      const raised = (await board(campaigns)).map(({ money }) => money.raisedMinor)
      const isLargestFirst = raised.every((each, at) => at === 0 || each <= (raised[at - 1] ?? 0))
      return [isLargestFirst, (await adaRow(campaigns))?.money.raisedMinor]
    },
    [true, sumMinor([getRaisedOnlineMinor(adaPage), adaPage.offlineMinor ?? 0])],
  ],
  'fetchCampaignLeaderboards returns the page, URL and donation count of each row': [
    ({ campaigns }) => adaRow(campaigns),
    ({ links }) => ({
      name: adaPage.name,
      owner: `${ada.firstName} ${ada.lastName}`,
      currency: 'GBP',
      totalDonations: filterAcceptedDonations(adaPage).length,
      url: links.pageLink(adaPage.slug),
      money: { targetMinor: adaPage.targetMinor, offlineMinor: adaPage.offlineMinor },
    }),
  ],
  'fetchCampaignLeaderboards numbers rows from 1 without gaps': [
    async ({ campaigns }) => {
      const entries = await board(campaigns)
      return entries.length > 0 && entries.every(({ position }, index) => position === index + 1)
    },
    true,
  ],
  'fetchCampaignLeaderboards keeps the order of equal amounts': [
    async ({ campaigns }) => {
      const first = await ties(campaigns)
      return { length: first.length, again: [await ties(campaigns), await ties(campaigns, 33)] }
    },
    async ({ campaigns }) => {
      const first = await ties(campaigns)
      return { length: 2, again: [first, first] }
    },
  ],
  'fetchCampaignLeaderboards omits cancelled pages': [
    async ({ campaigns }) => getSlugs(await board(campaigns)).includes(cancelled.slug),
    false,
  ],
  'fetchCampaignLeaderboards excludes pages by GUID and slug': [
    async ({ campaigns }) => {
      const [first, second] = await board(campaigns, 2)
      return getSlugs(
        await board(campaigns, 10, { exclude: [first?.id ?? '', second?.slug ?? ''] }),
      )
    },
    async ({ campaigns }) => getSlugs(await board(campaigns, 12)).slice(2),
  ],
  'fetchCampaignLeaderboards omits pages without donations unless `includeZero` is set': [
    async ({ campaigns }) => {
      const boards = [
        await board(campaigns),
        await board(campaigns, everybody, { includeZero: true }),
      ]
      return boards.map((entries) => getSlugs(entries).includes(withoutDonations.slug))
    },
    [false, true],
  ],
  'fetchCampaignLeaderboards returns more rows than one response has, and the total count': [
    async ({ campaigns }) => {
      const { people } = await campaigns.fetchCampaignLeaderboards({ campaign, maxPeople: 30 })
      const different = new Set(getSlugs(people.entries)).size
      return [people.entries.length, different, people.totalCount]
    },
    [30, 30, pagesNotCancelled.length],
  ],
  'fetchCampaignLeaderboards returns online and offline totals and the donation count': [
    async ({ campaigns }) =>
      summariseTotals((await campaigns.fetchCampaignLeaderboards({ campaign })).totals, 'GBP'),
    {
      money: { raisedMinor: getRaisedOnlineMinor(), offlineMinor },
      donations: filterAcceptedDonations().length,
    },
  ],
  'fetchCampaignLeaderboards returns no people for `people: 0`': [
    ({ campaigns }) => board(campaigns, 0),
    [],
  ],
  'fetchCampaignLeaderboards rejects an unknown campaign': [
    ({ campaigns }) => campaigns.fetchCampaignLeaderboards({ campaign: unknownGuid }),
    refused(isNotFoundError),
  ],
})
