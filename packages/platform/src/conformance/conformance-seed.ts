import { sumMinor } from '@milepost/measures'
import type {
  MemoryDonation,
  MemoryPage,
  MemorySupporter,
  MemorySeed,
} from '../memory/memory-seed.ts'

// IDs in formats that all platforms accept: numeric strings and GUIDs.
const charity = '990001'
const river = '7a11c0de-0001-4000-8000-000000000001'
const coast = '7a11c0de-0001-4000-8000-000000000002'
const riverEvent = '990101'
const coastEvent = '990102'

function supporter(number: number, firstName: string, lastName: string): MemorySupporter {
  return {
    id: String(990_200 + number),
    uuid: `7a11c0de-0002-4000-8000-00000000000${number}`,
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@conformance.example`,
    password: 'seven-quiet-herons',
  }
}

const ada = supporter(1, 'Ada', 'Lark')
const ben = supporter(2, 'Ben', 'Wren')

const pages: MemoryPage[] = []
const donations: MemoryDonation[] = []

function page(slug: string, name: string, more: Partial<MemoryPage> = {}): MemoryPage {
  const number = pages.length + 1
  const row: MemoryPage = {
    id: String(990_300 + number),
    uuid: `7a11c0de-0003-4000-8000-0000000000${String(number).padStart(2, '0')}`,
    slug,
    name,
    owner: ben.uuid,
    charity,
    campaign: river,
    event: riverEvent,
    currency: 'GBP',
    targetMinor: 50_000,
    story: '<p>I walk along the river.</p>',
    createdAt: `2025-01-01T00:00:${String(number).padStart(2, '0')}.000Z`,
    eventDate: '2098-06-01T00:00:00.000Z',
    expiresAt: '2099-01-01T00:00:00.000Z',
    ...more,
  }
  pages.push(row)
  return row
}

function donate(
  to: MemoryPage | undefined,
  amountMinor: number,
  more: Partial<MemoryDonation> = {},
) {
  const number = donations.length + 1
  const minutes = String(Math.floor(number / 60)).padStart(2, '0')
  const row: MemoryDonation = {
    id: String(990_400_000 + number),
    page: to?.id,
    campaign: river,
    amountMinor,
    currency: 'GBP',
    name: 'Cleo Finch',
    createdAt: `2025-03-01T${minutes}:${String(number % 60).padStart(2, '0')}:00.000Z`,
    ...more,
  }
  donations.push(row)
  return row
}

const adaPage = page('ada-by-the-river', "Ada's walk by the river", {
  owner: ada.uuid,
  targetMinor: 123_456,
  offlineMinor: 2000,
  story: '<p>I walk for my sister.</p>',
  pageSummaryWhat: 'A walk',
})
const firstTie = page('first-of-two', 'First of two')
const secondTie = page('second-of-two', 'Second of two')
const cancelled = page('cancelled-walk', 'Cancelled walk', { status: 'Cancelled' })
const withoutDonations = page('without-donations', 'Without donations')
const expired = page('expired-walk', 'Expired walk', {
  owner: ada.uuid,
  expiresAt: '2020-01-01T00:00:00.000Z',
})
const busy = page('busy-walk', 'Busy walk')
// More than fit in one response: ten pages of a campaign, 20 or 25 rows of a leaderboard.
const walkers = Array.from({ length: 30 }, (_, index) =>
  page(`walker-${index + 1}`, `Walker number ${index + 1}`),
)

donate(adaPage, 1250, { message: 'Well done, Ada!' })
// In floating point, 0.1 + 0.2 is not 0.3.
donate(adaPage, 10)
donate(adaPage, 20)
const anonymous = donate(adaPage, 500, { name: undefined, message: 'Good luck!' })
const refused = donate(adaPage, 99_900, { status: 'Invalid' })
const referenced = donate(adaPage, 700, { reference: 'conformance-7' })
donate(firstTie, 7500)
donate(secondTie, 7500)
donate(cancelled, 50_000)
donate(expired, 4200)
for (const [index, walker] of walkers.entries()) donate(walker, 10_000 + index * 100)
// More than the 150 donations that fit in one response (Spec §9).
for (let count = 0; count < 155; count += 1) donate(busy, 100)
const direct = donate(undefined, 3000)

/**
 * Seed data of `describePlatform`: two campaigns of one charity, two supporters, 37 pages and their donations. The total of a page is the
 * sum of its accepted donations and its offline amount.
 */
export const conformanceSeed = {
  charities: [{ id: charity, name: 'The River Charity' }],
  campaigns: [
    {
      id: river,
      slug: 'conformance-river',
      name: 'Along the river',
      charity,
      event: riverEvent,
      currency: 'GBP',
      targetMinor: 1_000_050,
      story: 'We walk along the river.',
    },
    {
      id: coast,
      slug: 'conformance-coast',
      name: 'Along the coast',
      charity,
      event: coastEvent,
      currency: 'EUR',
      targetMinor: 200_000,
    },
  ],
  supporters: [ada, ben],
  pages,
  donations,
} satisfies MemorySeed

export const seedRows = {
  charity,
  river,
  coast,
  riverEvent,
  ada,
  ben,
  adaPage,
  firstTie,
  secondTie,
  cancelled,
  withoutDonations,
  expired,
  busy,
  walkers,
  anonymous,
  refused,
  referenced,
  direct,
}

export const unknownGuid = '7a11c0de-9999-4000-8000-00000000dead'

/** Returns the accepted donations to a page, or all of them. */
export function filterAcceptedDonations(to?: MemoryPage): MemoryDonation[] {
  return donations.filter(
    ({ page: id, status }) => status === undefined && (to === undefined || id === to.id),
  )
}

/** Returns the sum of online donations to a page, or of all of them, in minor units. */
export function getRaisedOnlineMinor(to?: MemoryPage): number {
  return sumMinor(filterAcceptedDonations(to).map(({ amountMinor }) => amountMinor))
}

/** Sum of all pages' offline amounts, in minor units. */
export const offlineMinor = sumMinor(pages.map((row) => row.offlineMinor ?? 0))

export const pagesNotCancelled = pages.filter(({ status }) => status !== 'Cancelled')
