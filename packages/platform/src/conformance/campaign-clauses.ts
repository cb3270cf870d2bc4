import { summariseTotals, sumMinor } from '@milepost/measures'
import type { PlatformAdapter } from '../adapter/platform-adapter.ts'
import { isMissingArgumentError } from '../errors/missing-argument-error.ts'
import { isNotFoundError } from '../errors/not-found-error.ts'
import type { LeaderboardEntry } from '../leaderboards/leaderboard-entry.ts'
import { ensureTrue, ensureEqual, ensureFields, ensureRejects } from './assertions.ts'
import { type Clause, clausesAbout } from './clause.ts'
import {
  acceptedGifts,
  conformanceWorld,
  onlineMinorGiven,
  offlineMinor,
  worldRows,
  pagesNotCancelled,
  unknownGuid,
} from './conformance-world.ts'

const campaign = worldRows.river
const everybody = 200

async function board(adapter: PlatformAdapter, people = everybody): Promise<LeaderboardEntry[]> {
  return (await adapter.campaigns.fetchCampaignBoards({ campaign, people, teams: 0 })).people
    .entries
}

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

export const campaignClauses: readonly Clause[] = clausesAbout([], {
  'reads a campaign': async ({ adapter }) => {
    const [river] = conformanceWorld.campaigns
    const read = await adapter.campaigns.fetchCampaign({ campaign })
    ensureFields(
      read,
      { id: river?.id, slug: river?.slug, name: river?.name, currencyCode: 'GBP' },
      'the campaign',
    )
    ensureEqual(
      read.charities.map(({ charityId }) => charityId),
      [worldRows.charity],
      'The charities of the campaign',
    )
  },
  'tells the target of a campaign in minor units and in major ones': async ({ adapter }) => {
    const read = await adapter.campaigns.fetchCampaign({ campaign })
    ensureFields(read.money, { targetMinor: 1_000_050, currency: 'GBP' }, 'its money')
    ensureEqual(read.target, 10_000.5, "'target' of the campaign")
  },
  'adds every gift and what came offline into what a campaign has raised': async ({ adapter }) => {
    const { money } = await adapter.campaigns.fetchCampaign({ campaign })
    ensureFields(
      money,
      {
        raisedMinor: sumMinor([onlineMinorGiven(), offlineMinor]),
        raisedOfflineMinor: offlineMinor,
      },
      'its money',
    )
  },
  'counts the accepted gifts of a campaign': async ({ adapter }) => {
    const { totalDonations } = await adapter.campaigns.fetchCampaign({ campaign })
    ensureEqual(totalDonations, acceptedGifts().length, "'totalDonations' of the campaign")
  },
  'tells a campaign without gifts in its own currency': async ({ adapter }) => {
    const { money } = await adapter.campaigns.fetchCampaign({ campaign: worldRows.coast })
    ensureFields(money, { raisedMinor: 0, targetMinor: 200_000, currency: 'EUR' }, 'its money')
  },
  'says that there is no such campaign': async ({ adapter }) => {
    await ensureRejects(
      adapter.campaigns.fetchCampaign({ campaign: unknownGuid }),
      isNotFoundError,
      'An unknown campaign is not found',
    )
  },
  'asks for the campaign that is missing': async ({ adapter }) => {
    await ensureRejects(
      adapter.campaigns.fetchCampaign({ campaign: '' }),
      isMissingArgumentError,
      'Without a campaign: MissingArgumentError',
    )
  },
  'reads the pages of a campaign to the end, each once, without the cancelled one': async ({
    adapter,
  }) => {
    const { pages } = await adapter.campaigns.fetchCampaignPages({ campaign, limit: everybody })
    ensureEqual(
      slugsOf(pages).toSorted(),
      slugsOf(pagesNotCancelled).toSorted(),
      'The pages of the campaign',
    )
  },
  'reads as many pages of a campaign as are wanted': async ({ adapter }) => {
    const { pages } = await adapter.campaigns.fetchCampaignPages({ campaign, limit: 13 })
    ensureEqual(pages.length, 13, 'The number of pages')
  },
  'finds pages of a campaign by a part of their names, in either case': async ({ adapter }) => {
    const { pages } = await adapter.campaigns.fetchCampaignPages({
      campaign,
      search: 'WALKER NUMBER 2',
      limit: everybody,
    })
    ensureEqual(pages.length, 11, "The number of pages with 'Walker number 2' in their names")
  },
  'has no pages for a campaign without any': async ({ adapter }) => {
    const { pages, raised } = await adapter.campaigns.fetchCampaignPages({
      campaign: worldRows.coast,
    })
    ensureEqual([pages.length, raised], [0, 0], 'The number of pages, and what they raised')
  },
  'says that there are no pages of a campaign that does not exist': async ({ adapter }) => {
    await ensureRejects(
      adapter.campaigns.fetchCampaignPages({ campaign: unknownGuid }),
      isNotFoundError,
      'An unknown campaign is not found',
    )
  },
  'ranks people by what they raised, offline included, largest first': async ({ adapter }) => {
    const entries = await board(adapter)
    const raised = entries.map(({ money }) => money.raisedMinor)
    const largestFirst = raised.toSorted((one, other) => other - one)
    ensureEqual(raised, largestFirst, 'The amounts of the leaderboard')
    const ada = entries.find(({ slug }) => slug === worldRows.adaPage.slug)
    ensureEqual(
      ada?.money.raisedMinor,
      sumMinor([onlineMinorGiven(worldRows.adaPage), worldRows.adaPage.offlineMinor ?? 0]),
      'What a page with offline money raised',
    )
  },
  'gives each row of a leaderboard its page, its address and its number of gifts': async ({
    adapter,
  }) => {
    const { adaPage, ada } = worldRows
    const row = (await board(adapter)).find(({ slug }) => slug === adaPage.slug)
    ensureFields(
      row ?? {},
      {
        name: adaPage.name,
        owner: `${ada.firstName} ${ada.lastName}`,
        currency: 'GBP',
        totalDonations: acceptedGifts(adaPage).length,
        url: adapter.links.pageLink(adaPage.slug),
      },
      'the row',
    )
    ensureEqual(row?.money.targetMinor, adaPage.targetMinor, 'The target of the row')
    ensureEqual(row?.money.offlineMinor, adaPage.offlineMinor, 'What came offline of the row')
  },
  'numbers a leaderboard from 1, without gaps': async ({ adapter }) => {
    const entries = await board(adapter)
    ensureTrue(entries.length > 0, 'The leaderboard must not be empty')
    ensureEqual(
      entries.map(({ position }) => position),
      entries.map((_, index) => index + 1),
      'The positions',
    )
  },
  'keeps the order of those with the same amount': async ({ adapter }) => {
    const ties = new Set([worldRows.firstTie.slug, worldRows.secondTie.slug])
    const read = async () => slugsOf(await board(adapter)).filter((slug) => ties.has(slug))
    const first = await read()
    ensureEqual(first.length, 2, 'The number of pages with the same amount')
    ensureEqual(await read(), first, 'The order of pages with the same amount at the second read')
    ensureEqual(
      slugsOf(await board(adapter, 33)).filter((slug) => ties.has(slug)),
      first.slice(0, 2),
      'The order of pages with the same amount in a shorter leaderboard',
    )
  },
  'leaves cancelled pages out of a leaderboard': async ({ adapter }) => {
    const entries = await board(adapter)
    ensureTrue(
      !slugsOf(entries).includes(worldRows.cancelled.slug),
      'A cancelled page must not be in a leaderboard',
    )
  },
  'leaves pages out of a leaderboard by guid and by short name': async ({ adapter }) => {
    const [first, second, ...others] = await board(adapter, 12)
    const { people } = await adapter.campaigns.fetchCampaignBoards({
      campaign,
      people: 10,
      exclude: [first?.id ?? '', second?.slug ?? ''],
    })
    ensureEqual(slugsOf(people.entries), slugsOf(others), 'The ten pages after those left out')
  },
  'leaves out who raised nothing, unless all are wanted': async ({ adapter }) => {
    const { slug } = worldRows.withoutGifts
    ensureTrue(
      !slugsOf(await board(adapter)).includes(slug),
      'A page that raised nothing is left out',
    )
    const { people } = await adapter.campaigns.fetchCampaignBoards({
      campaign,
      people: everybody,
      withZero: true,
    })
    ensureTrue(slugsOf(people.entries).includes(slug), 'With all of them it must be there')
  },
  'reads a leaderboard beyond one answer, and tells how many pages there are': async ({
    adapter,
  }) => {
    const { people } = await adapter.campaigns.fetchCampaignBoards({ campaign, people: 30 })
    ensureEqual(people.entries.length, 30, 'The number of rows')
    ensureEqual(new Set(slugsOf(people.entries)).size, 30, 'The number of different rows')
    ensureEqual(people.totalCount, pagesNotCancelled.length, "'totalCount' of the leaderboard")
  },
  'tells the totals of a campaign: money by where it came from, and gifts': async ({ adapter }) => {
    const { totals } = await adapter.campaigns.fetchCampaignBoards({ campaign })
    const { money, donations } = summariseTotals(totals, 'GBP')
    ensureFields(
      money,
      { raisedMinor: onlineMinorGiven(), offlineMinor },
      'the totals of the campaign',
    )
    ensureEqual(donations, acceptedGifts().length, 'The number of gifts')
  },
  'ranks nobody where nobody is wanted': async ({ adapter }) => {
    ensureEqual(await board(adapter, 0), [], 'A leaderboard of 0 people')
  },
  'says that there is no leaderboard of a campaign that does not exist': async ({ adapter }) => {
    await ensureRejects(
      adapter.campaigns.fetchCampaignBoards({ campaign: unknownGuid }),
      isNotFoundError,
      'An unknown campaign is not found',
    )
  },
})
