import { summariseTotals, sumMinor } from '@milepost/measures'
import type { Donation } from '../donations/donation.ts'
import { isMissingArgumentError, isUnsupportedError } from '../errors/errors.ts'
import { type Clause, clauses, nobody, refused, slugsOf } from './clause.ts'
import {
  acceptedGifts,
  offlineMinor,
  onlineMinorGiven,
  pagesNotCancelled,
  unknownGuid,
  worldRows,
} from './conformance-world.ts'

const { adaPage, anonymous, busy, direct, referenced, riverEvent, withoutGifts } = worldRows
const campaign = worldRows.river
const [first = direct] = acceptedGifts(adaPage)
const gbp = { campaign, currency: 'GBP' } as const

function areNewestFirst(donations: readonly Donation[]): boolean {
  const times = donations.map(({ createdAt }) => Date.parse(createdAt ?? ''))
  return times.length > 1 && times.every((each, at) => at === 0 || each <= (times[at - 1] ?? 0))
}

const idsOf = (donations: readonly { id: string }[]) => donations.map(({ id }) => id).toSorted()
const isListed = (donations: readonly Donation[]) => idsOf(donations).includes(worldRows.refused.id)

export const donationClauses: readonly Clause[] = clauses([], {
  'reads a gift': [
    ({ donations }) => donations.fetchDonation({ id: first.id }),
    {
      id: first.id,
      name: 'Cleo Finch',
      anonymous: false,
      message: 'Well done, Ada!',
      page: adaPage.slug,
      createdAt: first.createdAt,
    },
  ],
  'tells the money of a gift in minor units and in major ones': [
    ({ donations }) => donations.fetchDonation({ id: first.id }),
    { money: { amountMinor: 1250, currency: 'GBP' }, amount: 12.5 },
  ],
  'reads a gift to a campaign itself, which is on no page': [
    async ({ donations }) => {
      const { page, ...gift } = await donations.fetchDonation({ id: direct.id })
      return { ...gift, isOnPage: page !== undefined }
    },
    {
      isOnPage: false,
      charity: worldRows.charity,
      status: 'Accepted',
      money: { amountMinor: direct.amountMinor, currency: 'GBP' },
    },
  ],
  'tells a gift without a name': [
    ({ donations }) => donations.fetchDonation({ id: anonymous.id }),
    { anonymous: true },
  ],
  'answers 404 for a gift that does not exist': [
    ({ donations }) => donations.fetchDonation({ id: '999999999' }),
    refused(404),
  ],
  'feeds the gifts of a campaign, newest first': [
    async (context) => {
      const { donations } = await context.donations.fetchDonationFeed({ campaign })
      return [areNewestFirst(donations), donations[0]?.id]
    },
    [true, direct.id],
  ],
  'tells with a feed what everything that was asked for adds up to': [
    ({ donations }) => donations.fetchDonationFeed({ campaign }),
    {
      money: { raisedMinor: onlineMinorGiven(), currency: 'GBP' },
      count: acceptedGifts().length,
    },
  ],
  'feeds gifts page by page to the end, each once': [
    async (context) => {
      const feeds = await Promise.all(
        [undefined, 2, 3].map((pageNumber) =>
          context.donations.fetchDonationFeed({ campaign, pageNumber }),
        ),
      )
      const [one, two, three] = feeds.map(({ donations }) => donations)
      const all = [...(one ?? []), ...(two ?? [])].filter(({ id }) => id !== worldRows.refused.id)
      return [idsOf(all), three]
    },
    [idsOf(acceptedGifts()), []],
  ],
  'leaves invalid gifts out of a feed': [
    async ({ donations }) =>
      isListed((await donations.fetchDonationFeed({ page: adaPage.id })).donations),
    false,
  ],
  'feeds the gifts of one page': [
    async (context) => {
      const { donations, money } = await context.donations.fetchDonationFeed({ page: adaPage.id })
      return [idsOf(donations), money.raisedMinor]
    },
    [idsOf(acceptedGifts(adaPage)), onlineMinorGiven(adaPage)],
  ],
  'asks for what to feed': [
    ({ donations }) => donations.fetchDonationFeed({}),
    refused(isMissingArgumentError),
  ],
  'feeds nothing of a campaign without gifts': [
    ({ donations }) => donations.fetchDonationFeed({ campaign: worldRows.coast }),
    { donations: [], count: 0, money: { raisedMinor: 0 } },
  ],
  'reads the latest gifts of a page, and tells how many it has': [
    async ({ donations: calls }) => {
      const { donations, count } = await calls.fetchPageDonations({ slug: busy.slug, limit: 3 })
      return [donations.length, count, areNewestFirst(donations)]
    },
    [3, 155, true],
  ],
  'reads the gifts of a page to the end': [
    async ({ donations: calls }) => {
      const { donations } = await calls.fetchPageDonations({ slug: busy.slug })
      const sum = sumMinor(donations.map(({ money }) => money.amountMinor))
      return [new Set(idsOf(donations)).size, sum]
    },
    [155, onlineMinorGiven(busy)],
  ],
  'counts no invalid gift on a page': [
    async ({ donations: calls }) => {
      const { donations, count } = await calls.fetchPageDonations({ slug: adaPage.slug })
      return [count, isListed(donations)]
    },
    [acceptedGifts(adaPage).length, false],
  ],
  'answers 404 for the gifts of a page that does not exist': [
    ({ donations }) => donations.fetchPageDonations({ slug: nobody }),
    refused(404),
  ],
  'adds up what was given online to a campaign': [
    ({ donations }) => donations.fetchDonationTotals(gbp),
    {
      money: { raisedMinor: onlineMinorGiven(), currency: 'GBP' },
      donations: acceptedGifts().length,
    },
  ],
  'adds up what was given to a campaign offline, too, where that is wanted': [
    ({ donations }) => donations.fetchDonationTotals({ ...gbp, includeOffline: true }),
    { money: { raisedMinor: sumMinor([onlineMinorGiven(), offlineMinor]), offlineMinor } },
  ],
  'adds up what was given under a reference': [
    ({ donations }) =>
      donations.fetchDonationTotals({ donationRef: referenced.reference, currency: 'GBP' }),
    { money: { raisedMinor: 700 }, donations: 1 },
  ],
  'asks whose gifts are to be added up': [
    ({ donations }) => donations.fetchDonationTotals({}),
    refused(isMissingArgumentError),
  ],
  'refuses an event that is no number': [
    ({ donations }) => donations.fetchDonationTotals({ event: 'the-river' }),
    refused(isUnsupportedError),
  ],
  'ranks pages by gifts beyond one answer, largest first, without the cancelled one': [
    async ({ donations }) => {
      const entries = await donations.fetchDonationsLeaderboard({ campaign, limit: 60 })
      const raised = entries.map(({ money }) => money.raisedMinor)
      const isLargestFirst = raised.every((each, at) => at === 0 || each <= (raised[at - 1] ?? 0))
      return [isLargestFirst, slugsOf(entries).toSorted()]
    },
    [true, slugsOf(pagesNotCancelled).toSorted()],
  ],
  'goes on with a leaderboard on its next page': [
    async ({ donations }) => {
      const pages = await Promise.all(
        [1, 2].map((pageNumber) =>
          donations.fetchDonationsLeaderboard({ campaign, limit: 5, pageNumber }),
        ),
      )
      return [pages.flat().map(({ position }) => position), new Set(slugsOf(pages.flat())).size]
    },
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10],
  ],
  'leaves pages out of a leaderboard of gifts': [
    async ({ donations }) => {
      const query = { campaign, limit: 10, exclude: busy.slug }
      const slugs = slugsOf(await donations.fetchDonationsLeaderboard(query))
      return [slugs.length, slugs.includes(busy.slug)]
    },
    [10, false],
  ],
  'ranks the pages of an event': [
    async ({ donations }) => {
      const entries = await donations.fetchEventLeaderboard({ event: riverEvent, limit: 3 })
      const isWalker = slugsOf(worldRows.walkers).includes(entries[1]?.slug ?? '')
      return [entries.map(({ position }) => position), entries[0]?.slug, isWalker]
    },
    [[1, 2, 3], busy.slug, true],
  ],
  'ranks no teams by event': [
    ({ donations }) => donations.fetchEventLeaderboard({ event: riverEvent, type: 'teams' }),
    refused(isUnsupportedError),
  ],
  'tells the totals of several pages, in the order asked for': [
    async ({ donations }) => {
      const pages = [busy, adaPage, withoutGifts].map(({ uuid }) => uuid)
      const totals = await donations.fetchPagesTotals({ pages })
      return totals.map((records) => summariseTotals(records, 'GBP').money.raisedMinor)
    },
    [busy, adaPage, withoutGifts].map((page) => onlineMinorGiven(page)),
  ],
  'has no totals for a page that does not exist': [
    async ({ donations }) => {
      const [none] = await donations.fetchPagesTotals({ pages: [unknownGuid] })
      return summariseTotals(none, 'GBP').money.raisedMinor
    },
    0,
  ],
})
