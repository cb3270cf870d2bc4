import { summariseTotals, sumMinor } from '@milepost/measures'
import type { Donation } from '../donations/donation.ts'
import { isMissingArgumentError, isUnsupportedError } from '../errors/errors.ts'
import { type Clause, defineClauses, nobody, refused, getSlugs } from './clause.ts'
import {
  filterAcceptedDonations,
  offlineMinor,
  getRaisedOnlineMinor,
  pagesNotCancelled,
  unknownGuid,
  seedRows,
} from './conformance-seed.ts'

const { adaPage, anonymous, busy, direct, referenced, riverEvent, withoutDonations } = seedRows
const campaign = seedRows.river
const [first = direct] = filterAcceptedDonations(adaPage)
const gbp = { campaign, currency: 'GBP' } as const

function areNewestFirst(donations: readonly Donation[]): boolean {
  const times = donations.map(({ createdAt }) => Date.parse(createdAt ?? ''))
  return times.length > 1 && times.every((each, at) => at === 0 || each <= (times[at - 1] ?? 0))
}

const sortIds = (donations: readonly { id: string }[]) => donations.map(({ id }) => id).toSorted()
const isListed = (donations: readonly Donation[]) =>
  sortIds(donations).includes(seedRows.refused.id)

export const donationClauses: readonly Clause[] = defineClauses([], {
  'fetchDonation returns a donation': [
    ({ donations }) => donations.fetchDonation({ id: first.id }),
    {
      id: first.id,
      name: 'Cleo Finch',
      anonymous: false,
      message: 'Well done, Ada!',
      page: adaPage.slug,
      createdAt: first.createdAt,
      money: { amountMinor: 1250, currency: 'GBP' },
      amount: 12.5,
    },
  ],
  'fetchDonation returns a donation to a campaign without a page': [
    async ({ donations }) => {
      const { page, ...donation } = await donations.fetchDonation({ id: direct.id })
      return { ...donation, isOnPage: page !== undefined }
    },
    {
      isOnPage: false,
      charity: seedRows.charity,
      status: 'Accepted',
      money: { amountMinor: direct.amountMinor, currency: 'GBP' },
    },
  ],
  'fetchDonation marks a donation without a name as anonymous': [
    ({ donations }) => donations.fetchDonation({ id: anonymous.id }),
    { anonymous: true },
  ],
  'fetchDonation rejects an unknown ID with 404': [
    ({ donations }) => donations.fetchDonation({ id: '999999999' }),
    refused(404),
  ],
  'fetchDonationFeed returns the donations of a campaign, newest first': [
    async (context) => {
      const { donations } = await context.donations.fetchDonationFeed({ campaign })
      return [areNewestFirst(donations), donations[0]?.id]
    },
    [true, direct.id],
  ],
  'fetchDonationFeed returns the total and count of all selected donations': [
    ({ donations }) => donations.fetchDonationFeed({ campaign }),
    {
      money: { raisedMinor: getRaisedOnlineMinor(), currency: 'GBP' },
      count: filterAcceptedDonations().length,
    },
  ],
  'fetchDonationFeed returns every donation once across pages': [
    async (context) => {
      const feeds = await Promise.all(
        [undefined, 2, 3].map((pageNumber) =>
          context.donations.fetchDonationFeed({ campaign, pageNumber }),
        ),
      )
      const [first, second, third] = feeds.map(({ donations }) => donations)
      const all = [...(first ?? []), ...(second ?? [])].filter(
        ({ id }) => id !== seedRows.refused.id,
      )
      return [sortIds(all), third]
    },
    [sortIds(filterAcceptedDonations()), []],
  ],
  'fetchDonationFeed omits invalid donations': [
    async ({ donations }) =>
      isListed((await donations.fetchDonationFeed({ page: adaPage.id })).donations),
    false,
  ],
  'fetchDonationFeed returns the donations of one page': [
    async (context) => {
      const { donations, money } = await context.donations.fetchDonationFeed({ page: adaPage.id })
      return [sortIds(donations), money.raisedMinor]
    },
    [sortIds(filterAcceptedDonations(adaPage)), getRaisedOnlineMinor(adaPage)],
  ],
  'fetchDonationFeed requires a filter': [
    ({ donations }) => donations.fetchDonationFeed({}),
    refused(isMissingArgumentError),
  ],
  'fetchDonationFeed returns an empty list for a campaign without donations': [
    ({ donations }) => donations.fetchDonationFeed({ campaign: seedRows.coast }),
    { donations: [], count: 0, money: { raisedMinor: 0 } },
  ],
  'fetchPageDonations returns the latest donations and the count': [
    async ({ donations: calls }) => {
      const { donations, count } = await calls.fetchPageDonations({ slug: busy.slug, limit: 3 })
      return [donations.length, count, areNewestFirst(donations)]
    },
    [3, 155, true],
  ],
  'fetchPageDonations returns every donation of a page': [
    async ({ donations: calls }) => {
      const { donations } = await calls.fetchPageDonations({ slug: busy.slug })
      const sum = sumMinor(donations.map(({ money }) => money.amountMinor))
      return [new Set(sortIds(donations)).size, sum]
    },
    [155, getRaisedOnlineMinor(busy)],
  ],
  'fetchPageDonations neither returns nor counts invalid donations': [
    async ({ donations: calls }) => {
      const { donations, count } = await calls.fetchPageDonations({ slug: adaPage.slug })
      return [count, isListed(donations)]
    },
    [filterAcceptedDonations(adaPage).length, false],
  ],
  'fetchPageDonations rejects an unknown page with 404': [
    ({ donations }) => donations.fetchPageDonations({ slug: nobody }),
    refused(404),
  ],
  'fetchDonationTotals adds up online donations to a campaign': [
    ({ donations }) => donations.fetchDonationTotals(gbp),
    {
      money: { raisedMinor: getRaisedOnlineMinor(), currency: 'GBP' },
      donations: filterAcceptedDonations().length,
    },
  ],
  'fetchDonationTotals adds offline donations with `includeOffline`': [
    ({ donations }) => donations.fetchDonationTotals({ ...gbp, includeOffline: true }),
    { money: { raisedMinor: sumMinor([getRaisedOnlineMinor(), offlineMinor]), offlineMinor } },
  ],
  'fetchDonationTotals adds up the donations with a reference': [
    ({ donations }) =>
      donations.fetchDonationTotals({ donationRef: referenced.reference, currency: 'GBP' }),
    { money: { raisedMinor: 700 }, donations: 1 },
  ],
  'fetchDonationTotals requires a source': [
    ({ donations }) => donations.fetchDonationTotals({}),
    refused(isMissingArgumentError),
  ],
  'fetchDonationTotals rejects an event that is not a number': [
    ({ donations }) => donations.fetchDonationTotals({ event: 'the-river' }),
    refused(isUnsupportedError),
  ],
  'fetchDonationsLeaderboard ranks all pages, largest first, without cancelled ones': [
    async ({ donations }) => {
      const entries = await donations.fetchDonationsLeaderboard({ campaign, limit: 60 })
      const raised = entries.map(({ money }) => money.raisedMinor)
      const isLargestFirst = raised.every((each, at) => at === 0 || each <= (raised[at - 1] ?? 0))
      return [isLargestFirst, getSlugs(entries).toSorted()]
    },
    [true, getSlugs(pagesNotCancelled).toSorted()],
  ],
  'fetchDonationsLeaderboard continues the positions on the next page': [
    async ({ donations }) => {
      const pages = await Promise.all(
        [1, 2].map((pageNumber) =>
          donations.fetchDonationsLeaderboard({ campaign, limit: 5, pageNumber }),
        ),
      )
      return [pages.flat().map(({ position }) => position), new Set(getSlugs(pages.flat())).size]
    },
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10],
  ],
  'fetchDonationsLeaderboard fills the page if rows are excluded': [
    async ({ donations }) => {
      const query = { campaign, limit: 10, exclude: busy.slug }
      const slugs = getSlugs(await donations.fetchDonationsLeaderboard(query))
      return [slugs.length, slugs.includes(busy.slug)]
    },
    [10, false],
  ],
  'fetchEventLeaderboard ranks the pages of an event': [
    async ({ donations }) => {
      const entries = await donations.fetchEventLeaderboard({ event: riverEvent, limit: 3 })
      const isWalker = getSlugs(seedRows.walkers).includes(entries[1]?.slug ?? '')
      return [entries.map(({ position }) => position), entries[0]?.slug, isWalker]
    },
    [[1, 2, 3], busy.slug, true],
  ],
  'fetchEventLeaderboard rejects teams': [
    ({ donations }) => donations.fetchEventLeaderboard({ event: riverEvent, type: 'teams' }),
    refused(isUnsupportedError),
  ],
  'fetchPagesTotals returns the totals in the order of `pages`': [
    async ({ donations }) => {
      const pages = [busy, adaPage, withoutDonations].map(({ uuid }) => uuid)
      const totals = await donations.fetchPagesTotals({ pages })
      return totals.map((records) => summariseTotals(records, 'GBP').money.raisedMinor)
    },
    [busy, adaPage, withoutDonations].map((page) => getRaisedOnlineMinor(page)),
  ],
  'fetchPagesTotals returns no totals for an unknown page': [
    async ({ donations }) => {
      const [none] = await donations.fetchPagesTotals({ pages: [unknownGuid] })
      return summariseTotals(none, 'GBP').money.raisedMinor
    },
    0,
  ],
})
