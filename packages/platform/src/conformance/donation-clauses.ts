import { summariseTotals, sumMinor } from '@milepost/measures'
import type { Donation } from '../donations/donation.ts'
import { isMissingArgumentError } from '../errors/missing-argument-error.ts'
import { isHttpError } from '../errors/http-error.ts'
import { isUnsupportedError } from '../errors/unsupported-error.ts'
import { ensureTrue, ensureEqual, ensureFields, ensureRejects } from './assertions.ts'
import { type Clause, clausesAbout } from './clause.ts'
import {
  acceptedGifts,
  onlineMinorGiven,
  offlineMinor,
  worldRows,
  pagesNotCancelled,
  unknownGuid,
} from './conformance-world.ts'

const campaign = worldRows.river
const { adaPage } = worldRows

/** Moments in the order in which they must come: the newest first. */
function ensureNewestFirst(donations: readonly Donation[]): void {
  const moments = donations.map(({ createdAt }) => Date.parse(createdAt ?? ''))
  ensureTrue(moments.length > 1, 'There must be gifts')
  ensureEqual(
    moments,
    moments.toSorted((one, other) => other - one),
    'The moments of the gifts',
  )
}

const idsOf = (donations: readonly { id: string }[]) => donations.map(({ id }) => id)
const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)
const slugsOfWalkers = new Set(slugsOf(worldRows.walkers))

export const donationClauses: readonly Clause[] = clausesAbout([], {
  'reads a gift': async ({ adapter }) => {
    const [first] = acceptedGifts(adaPage)
    const gift = await adapter.donations.fetchDonation({ id: first?.id ?? '' })
    ensureFields(
      gift,
      {
        id: first?.id,
        name: 'Cleo Finch',
        anonymous: false,
        message: 'Well done, Ada!',
        page: adaPage.slug,
        createdAt: first?.createdAt,
      },
      'the gift',
    )
  },
  'tells the money of a gift in minor units and in major ones': async ({ adapter }) => {
    const [first] = acceptedGifts(adaPage)
    const { amount, money } = await adapter.donations.fetchDonation({ id: first?.id ?? '' })
    ensureEqual({ ...money }, { amountMinor: 1250, currency: 'GBP' }, 'The money of the gift')
    ensureEqual(amount, 12.5, "'amount' of the gift")
  },
  'reads a gift to a campaign itself, which is on no page': async ({ adapter }) => {
    const gift = await adapter.donations.fetchDonation({ id: worldRows.direct.id })
    ensureFields(
      gift,
      { page: undefined, charity: worldRows.charity, status: 'Accepted' },
      'the gift',
    )
    ensureEqual(
      { ...gift.money },
      { amountMinor: worldRows.direct.amountMinor, currency: 'GBP' },
      'The money of the gift',
    )
  },
  'tells a gift without a name': async ({ adapter }) => {
    const gift = await adapter.donations.fetchDonation({ id: worldRows.anonymous.id })
    ensureEqual(gift.anonymous, true, "'anonymous' of the gift")
  },
  'answers 404 for a gift that does not exist': async ({ adapter }) => {
    await ensureRejects(
      adapter.donations.fetchDonation({ id: '999999999' }),
      (error) => isHttpError(error, 404),
      'An unknown gift is an HttpError 404',
    )
  },
  'feeds the gifts of a campaign, newest first': async ({ adapter }) => {
    const { donations } = await adapter.donations.fetchDonationFeed({ campaign })
    ensureNewestFirst(donations)
    ensureEqual(donations[0]?.id, worldRows.direct.id, 'The newest gift')
  },
  'tells with a feed what everything that was asked for adds up to': async ({ adapter }) => {
    const { money, count } = await adapter.donations.fetchDonationFeed({ campaign })
    ensureEqual(
      { ...money },
      { raisedMinor: onlineMinorGiven(), currency: 'GBP' },
      'The money of the feed',
    )
    ensureEqual(count, acceptedGifts().length, 'How many gifts there are')
  },
  'feeds gifts page by page to the end, each once': async ({ adapter }) => {
    const { donations: first } = await adapter.donations.fetchDonationFeed({ campaign })
    const { donations: second } = await adapter.donations.fetchDonationFeed({
      campaign,
      pageNumber: 2,
    })
    const all = [...first, ...second].filter(({ id }) => id !== worldRows.refused.id)
    ensureEqual(
      idsOf(all).toSorted(),
      idsOf(acceptedGifts()).toSorted(),
      'The gifts of both pages of the feed',
    )
    const { donations: third } = await adapter.donations.fetchDonationFeed({
      campaign,
      pageNumber: 3,
    })
    ensureEqual(idsOf(third), [], 'The page of the feed after the last one')
  },
  'leaves invalid gifts out of a feed': async ({ adapter }) => {
    const { donations } = await adapter.donations.fetchDonationFeed({ page: adaPage.id })
    ensureTrue(
      !idsOf(donations).includes(worldRows.refused.id),
      'An invalid gift must not be in the feed',
    )
  },
  'feeds the gifts of one page': async ({ adapter }) => {
    const { donations, money } = await adapter.donations.fetchDonationFeed({ page: adaPage.id })
    ensureEqual(
      idsOf(donations).toSorted(),
      idsOf(acceptedGifts(adaPage)).toSorted(),
      'The gifts of the page',
    )
    ensureEqual(money.raisedMinor, onlineMinorGiven(adaPage), 'What the page was given')
  },
  'asks for what to feed': async ({ adapter }) => {
    await ensureRejects(
      adapter.donations.fetchDonationFeed({}),
      isMissingArgumentError,
      'A feed of nothing in particular: MissingArgumentError',
    )
  },
  'feeds nothing of a campaign without gifts': async ({ adapter }) => {
    const feed = await adapter.donations.fetchDonationFeed({ campaign: worldRows.coast })
    ensureEqual(
      [feed.donations.length, feed.count, feed.money.raisedMinor],
      [0, 0, 0],
      'The gifts, their number and their sum',
    )
  },
  'reads the latest gifts of a page, and tells how many it has': async ({ adapter }) => {
    const { slug } = worldRows.busy
    const { donations, count } = await adapter.donations.fetchPageDonations({ slug, limit: 3 })
    ensureEqual(donations.length, 3, 'How many gifts are read')
    ensureEqual(count, 155, 'How many gifts the page has')
    ensureNewestFirst(donations)
  },
  'reads the gifts of a page to the end': async ({ adapter }) => {
    const { donations } = await adapter.donations.fetchPageDonations({ slug: worldRows.busy.slug })
    ensureEqual(new Set(idsOf(donations)).size, 155, 'How many gifts are read')
    ensureEqual(
      sumMinor(donations.map(({ money }) => money.amountMinor)),
      onlineMinorGiven(worldRows.busy),
      'What they add up to',
    )
  },
  'counts no invalid gift on a page': async ({ adapter }) => {
    const { slug } = adaPage
    const { donations, count } = await adapter.donations.fetchPageDonations({ slug })
    ensureEqual(count, acceptedGifts(adaPage).length, 'How many gifts the page has')
    ensureTrue(
      !idsOf(donations).includes(worldRows.refused.id),
      'An invalid gift must not be listed',
    )
  },
  'answers 404 for the gifts of a page that does not exist': async ({ adapter }) => {
    await ensureRejects(
      adapter.donations.fetchPageDonations({ slug: 'nobody-has-this-one' }),
      (error) => isHttpError(error, 404),
      'An unknown page is an HttpError 404',
    )
  },
  'adds up what was given online to a campaign': async ({ adapter }) => {
    const { money, donations } = await adapter.donations.fetchDonationTotals({
      campaign,
      currency: 'GBP',
    })
    ensureFields(money, { raisedMinor: onlineMinorGiven(), currency: 'GBP' }, 'the totals')
    ensureEqual(donations, acceptedGifts().length, 'How many gifts there are')
  },
  'adds up what was given to a campaign offline, too, where that is wanted': async ({
    adapter,
  }) => {
    const { money } = await adapter.donations.fetchDonationTotals({
      campaign,
      currency: 'GBP',
      includeOffline: true,
    })
    ensureFields(
      money,
      { raisedMinor: sumMinor([onlineMinorGiven(), offlineMinor]), offlineMinor },
      'the totals',
    )
  },
  'adds up what was given under a reference': async ({ adapter }) => {
    const { money, donations } = await adapter.donations.fetchDonationTotals({
      donationRef: 'conformance-7',
      currency: 'GBP',
    })
    ensureEqual([money.raisedMinor, donations], [700, 1], 'The sum, and the number of gifts')
  },
  'asks whose gifts are to be added up': async ({ adapter }) => {
    await ensureRejects(
      adapter.donations.fetchDonationTotals({}),
      isMissingArgumentError,
      'Totals of nothing in particular: MissingArgumentError',
    )
  },
  'refuses an event that is no number': async ({ adapter }) => {
    await ensureRejects(
      adapter.donations.fetchDonationTotals({ event: 'the-river' }),
      isUnsupportedError,
      'An event that is no number: UnsupportedError',
    )
  },
  'ranks pages by gifts beyond one answer, largest first, without the cancelled one': async ({
    adapter,
  }) => {
    const entries = await adapter.donations.fetchDonationsLeaderboard({ campaign, limit: 60 })
    const raised = entries.map(({ money }) => money.raisedMinor)
    ensureEqual(
      raised,
      raised.toSorted((one, other) => other - one),
      'The amounts',
    )
    ensureEqual(
      slugsOf(entries).toSorted(),
      slugsOf(pagesNotCancelled).toSorted(),
      'The pages of the leaderboard',
    )
  },
  'goes on with a leaderboard on its next page': async ({ adapter }) => {
    const read = (pageNumber: number) =>
      adapter.donations.fetchDonationsLeaderboard({ campaign, limit: 5, pageNumber })
    const [first, second] = [await read(1), await read(2)]
    ensureEqual(
      [...first, ...second].map(({ position }) => position),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      'The positions of both pages',
    )
    ensureEqual(new Set(slugsOf([...first, ...second])).size, 10, 'The number of different rows')
  },
  'leaves pages out of a leaderboard of gifts': async ({ adapter }) => {
    const entries = await adapter.donations.fetchDonationsLeaderboard({
      campaign,
      limit: 10,
      exclude: worldRows.busy.slug,
    })
    ensureEqual(entries.length, 10, 'The number of others in the leaderboard')
    ensureTrue(
      !slugsOf(entries).includes(worldRows.busy.slug),
      'A page that is left out must not be there',
    )
  },
  'ranks the pages of an event': async ({ adapter }) => {
    const entries = await adapter.donations.fetchEventLeaderboard({
      event: worldRows.riverEvent,
      limit: 3,
    })
    ensureEqual(
      entries.map(({ position }) => position),
      [1, 2, 3],
      'The positions',
    )
    ensureEqual(entries[0]?.slug, worldRows.busy.slug, 'The first page')
    ensureTrue(slugsOfWalkers.has(entries[1]?.slug ?? ''), 'The second page must be a walker')
  },
  'ranks no teams by event': async ({ adapter }) => {
    await ensureRejects(
      adapter.donations.fetchEventLeaderboard({ event: worldRows.riverEvent, type: 'teams' }),
      isUnsupportedError,
      'Teams have no leaderboard by event: UnsupportedError',
    )
  },
  'tells the totals of several pages, in the order asked for': async ({ adapter }) => {
    const asked = [worldRows.busy, adaPage, worldRows.withoutGifts]
    const totals = await adapter.donations.fetchPagesTotals({
      pages: asked.map(({ uuid }) => uuid),
    })
    ensureEqual(
      totals.map((records) => summariseTotals(records, 'GBP').money.raisedMinor),
      asked.map((page) => onlineMinorGiven(page)),
      'What the pages were given',
    )
  },
  'has no totals for a page that does not exist': async ({ adapter }) => {
    const [none] = await adapter.donations.fetchPagesTotals({ pages: [unknownGuid] })
    ensureEqual(summariseTotals(none, 'GBP').money.raisedMinor, 0, 'What no page was given')
  },
})
