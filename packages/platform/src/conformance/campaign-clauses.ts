import { summariseTotals, sumMinor } from '@milepost/measures'
import { isMissingArgumentError, isNotFoundError } from '../errors/errors.ts'
import type { LeaderboardEntry } from '../leaderboards/leaderboard-entry.ts'
import { type Clause, type ClauseContext, clauses, refused, slugsOf } from './clause.ts'
import {
  acceptedGifts,
  conformanceWorld,
  offlineMinor,
  onlineMinorGiven,
  pagesNotCancelled,
  unknownGuid,
  worldRows,
} from './conformance-world.ts'

const { ada, adaPage, cancelled, coast, firstTie, secondTie, withoutGifts } = worldRows
const campaign = worldRows.river
const everybody = 200
const [river] = conformanceWorld.campaigns

type Campaigns = ClauseContext['campaigns']

async function board(
  campaigns: Campaigns,
  people = everybody,
  more: object = {},
): Promise<LeaderboardEntry[]> {
  const boards = await campaigns.fetchCampaignBoards({ campaign, people, teams: 0, ...more })
  return boards.people.entries
}

async function adaRow(campaigns: Campaigns) {
  return (await board(campaigns)).find(({ slug }) => slug === adaPage.slug)
}

async function ties(campaigns: Campaigns, people?: number): Promise<string[]> {
  const slugs = slugsOf(await board(campaigns, people))
  return slugs.filter((slug) => slug === firstTie.slug || slug === secondTie.slug)
}

export const campaignClauses: readonly Clause[] = clauses([], {
  'reads a campaign': [
    async ({ campaigns }) => {
      const read = await campaigns.fetchCampaign({ campaign })
      return { ...read, charities: read.charities.map(({ charityId }) => charityId) }
    },
    {
      id: river?.id,
      slug: river?.slug,
      name: river?.name,
      currencyCode: 'GBP',
      charities: [worldRows.charity],
    },
  ],
  'tells the target of a campaign in minor units and in major ones': [
    ({ campaigns }) => campaigns.fetchCampaign({ campaign }),
    { money: { targetMinor: 1_000_050, currency: 'GBP' }, target: 10_000.5 },
  ],
  'adds every gift and what came offline into what a campaign has raised': [
    ({ campaigns }) => campaigns.fetchCampaign({ campaign }),
    {
      money: {
        raisedMinor: sumMinor([onlineMinorGiven(), offlineMinor]),
        raisedOfflineMinor: offlineMinor,
      },
    },
  ],
  'counts the accepted gifts of a campaign': [
    ({ campaigns }) => campaigns.fetchCampaign({ campaign }),
    { totalDonations: acceptedGifts().length },
  ],
  'tells a campaign without gifts in its own currency': [
    ({ campaigns }) => campaigns.fetchCampaign({ campaign: coast }),
    { money: { raisedMinor: 0, targetMinor: 200_000, currency: 'EUR' } },
  ],
  'says that there is no such campaign': [
    ({ campaigns }) => campaigns.fetchCampaign({ campaign: unknownGuid }),
    refused(isNotFoundError),
  ],
  'asks for the campaign that is missing': [
    ({ campaigns }) => campaigns.fetchCampaign({ campaign: '' }),
    refused(isMissingArgumentError),
  ],
  'reads the pages of a campaign to the end, each once, without the cancelled one': [
    async ({ campaigns }) => {
      const { pages } = await campaigns.fetchCampaignPages({ campaign, limit: everybody })
      return slugsOf(pages).toSorted()
    },
    slugsOf(pagesNotCancelled).toSorted(),
  ],
  'reads as many pages of a campaign as are wanted': [
    ({ campaigns }) => campaigns.fetchCampaignPages({ campaign, limit: 13 }),
    { pages: { length: 13 } },
  ],
  'finds pages of a campaign by a part of their names, in either case': [
    ({ campaigns }) =>
      campaigns.fetchCampaignPages({ campaign, search: 'WALKER NUMBER 2', limit: everybody }),
    { pages: { length: 11 } },
  ],
  'has no pages for a campaign without any': [
    ({ campaigns }) => campaigns.fetchCampaignPages({ campaign: coast }),
    { pages: [], raised: 0 },
  ],
  'says that there are no pages of a campaign that does not exist': [
    ({ campaigns }) => campaigns.fetchCampaignPages({ campaign: unknownGuid }),
    refused(isNotFoundError),
  ],
  'ranks people by what they raised, offline included, largest first': [
    async ({ campaigns }) => {
      const raised = (await board(campaigns)).map(({ money }) => money.raisedMinor)
      const isLargestFirst = raised.every((each, at) => at === 0 || each <= (raised[at - 1] ?? 0))
      return [isLargestFirst, (await adaRow(campaigns))?.money.raisedMinor]
    },
    [true, sumMinor([onlineMinorGiven(adaPage), adaPage.offlineMinor ?? 0])],
  ],
  'gives each row of a leaderboard its page, its address and its number of gifts': [
    ({ campaigns }) => adaRow(campaigns),
    ({ links }) => ({
      name: adaPage.name,
      owner: `${ada.firstName} ${ada.lastName}`,
      currency: 'GBP',
      totalDonations: acceptedGifts(adaPage).length,
      url: links.pageLink(adaPage.slug),
      money: { targetMinor: adaPage.targetMinor, offlineMinor: adaPage.offlineMinor },
    }),
  ],
  'numbers a leaderboard from 1, without gaps': [
    async ({ campaigns }) => {
      const entries = await board(campaigns)
      return entries.length > 0 && entries.every(({ position }, index) => position === index + 1)
    },
    true,
  ],
  'keeps the order of those with the same amount': [
    async ({ campaigns }) => {
      const first = await ties(campaigns)
      return { length: first.length, again: [await ties(campaigns), await ties(campaigns, 33)] }
    },
    async ({ campaigns }) => {
      const first = await ties(campaigns)
      return { length: 2, again: [first, first] }
    },
  ],
  'leaves cancelled pages out of a leaderboard': [
    async ({ campaigns }) => slugsOf(await board(campaigns)).includes(cancelled.slug),
    false,
  ],
  'leaves pages out of a leaderboard by guid and by short name': [
    async ({ campaigns }) => {
      const [first, second] = await board(campaigns, 2)
      return slugsOf(await board(campaigns, 10, { exclude: [first?.id ?? '', second?.slug ?? ''] }))
    },
    async ({ campaigns }) => slugsOf(await board(campaigns, 12)).slice(2),
  ],
  'leaves out who raised nothing, unless all are wanted': [
    async ({ campaigns }) => {
      const boards = [await board(campaigns), await board(campaigns, everybody, { withZero: true })]
      return boards.map((entries) => slugsOf(entries).includes(withoutGifts.slug))
    },
    [false, true],
  ],
  'reads a leaderboard beyond one answer, and tells how many pages there are': [
    async ({ campaigns }) => {
      const { people } = await campaigns.fetchCampaignBoards({ campaign, people: 30 })
      const different = new Set(slugsOf(people.entries)).size
      return [people.entries.length, different, people.totalCount]
    },
    [30, 30, pagesNotCancelled.length],
  ],
  'tells the totals of a campaign: money by where it came from, and gifts': [
    async ({ campaigns }) =>
      summariseTotals((await campaigns.fetchCampaignBoards({ campaign })).totals, 'GBP'),
    {
      money: { raisedMinor: onlineMinorGiven(), offlineMinor },
      donations: acceptedGifts().length,
    },
  ],
  'ranks nobody where nobody is wanted': [({ campaigns }) => board(campaigns, 0), []],
  'says that there is no leaderboard of a campaign that does not exist': [
    ({ campaigns }) => campaigns.fetchCampaignBoards({ campaign: unknownGuid }),
    refused(isNotFoundError),
  ],
})
