import { insertDonation } from '../database/insert-rows.ts'
import type { Database } from '../database/open-database.ts'
import { fillTemplate } from './fill-text.ts'
import people from './people.json' with { type: 'json' }
import type { SeededPage, SeedOptions } from './seed-site.ts'
import type { SeededRandom } from '../random/seeded-random.ts'
import { createSeededRandom } from '../random/seeded-random.ts'
import type { SiteWorld } from './site-world.ts'

const dayMs = 86_400_000

/** Exact number of donations per block, for every site. */
const donationsPerBlock = 3000

interface DonationDraft {
  page: SeededPage | undefined
  amountMinor: number
}

/** Seeds the donations of a block, with a long-tailed distribution over pages and amounts, up to the block's goal. */
export function seedDonations(
  database: Database,
  world: SiteWorld,
  { seed, todayMs }: SeedOptions,
  block: number,
  pages: readonly SeededPage[],
): void {
  const random = createSeededRandom(`${seed}/${world.key}/gifts/${block}`)
  const listed = pages.filter(({ number }) => number <= world.listedPages)
  const others = pages.filter(({ number }) => number > world.listedPages)
  const onPages = donationsPerBlock - world.directDonations
  const toListed = listed.length === 0 ? 0 : others.length === 0 ? onPages : world.listedDonations
  const drafts = [
    ...raiseToGoal(
      draftPageDonations(world, listed, toListed, random),
      world.listedGoalMinor,
      world,
      random,
    ),
    ...raiseToGoal(
      draftPageDonations(world, others, onPages - toListed, random),
      // In blocks without listed pages, the other pages receive all donations and twice the goal.
      toListed === 0 && world.listedPages < 200 ? world.otherGoalMinor * 2 : world.otherGoalMinor,
      world,
      random,
    ),
    ...raiseToGoal(draftDirectDonations(world, random), world.directGoalMinor, world, random),
  ]
  const firstId = world.firstDonationId + block * donationsPerBlock
  const timed = drafts
    .map((donation) => ({ ...donation, madeMs: pickDonationTime(donation.page, todayMs, random) }))
    .toSorted((a, b) => a.madeMs - b.madeMs)
  timed.forEach(({ page, amountMinor, madeMs }, index) => {
    const donor = pickDonor(world, amountMinor, page === undefined, random)
    insertDonation(database, {
      id: firstId + index + 1,
      guid: random.guid(),
      pageId: page?.id ?? null,
      campaignId: world.campaign.id,
      charityId: world.charity.id,
      eventId: world.event.id,
      amountMinor,
      currencyCode: world.currencyCode,
      donorAmountMinor: amountMinor,
      donorCurrencyCode: world.currencyCode,
      donorName: donor,
      message: pickMessage(world, page?.firstName, donor, random),
      madeMs,
      reference: null,
      giftAidMinor:
        world.currencyCode === 'GBP' && random.chance(0.6) ? Math.round(amountMinor / 4) : 0,
    })
  })
  raiseTargets(database, drafts, random)
}

/** Raises targets that pages have clearly exceeded, so that most of these pages are at 55 to 100 % of the new one. */
function raiseTargets(
  database: Database,
  drafts: readonly DonationDraft[],
  random: SeededRandom,
): void {
  const raised = new Map<number, number>()
  for (const { page, amountMinor } of drafts) {
    if (page !== undefined) raised.set(page.id, (raised.get(page.id) ?? 0) + amountMinor)
  }
  for (const [pageId, raisedMinor] of raised) {
    const wished = raisedMinor * (0.85 + 0.9 * random.next())
    const step = wished > 200_000 ? 50_000 : 25_000
    database.run(
      'UPDATE pages SET target_minor = ? WHERE id = ? AND target_minor < ?',
      Math.ceil(wished / step) * step,
      pageId,
      Math.round(raisedMinor * 0.9),
    )
  }
}

/** Distributes donations over pages: many to a few pages, a handful to most, none to some. */
function draftPageDonations(
  world: SiteWorld,
  pages: readonly SeededPage[],
  count: number,
  random: SeededRandom,
): DonationDraft[] {
  if (pages.length === 0) return []
  const rows = pages.map((page): [SeededPage, number] => {
    if (page.number === 2) return [page, 2.2]
    if (page.number === 1 && world.charityPage !== undefined) return [page, 4]
    return [page, random.chance(0.05) ? 0 : Math.exp(random.normal() * 0.65)]
  })
  return Array.from({ length: count }, () => ({
    page: random.weighted(rows),
    amountMinor: random.weighted(world.donationAmounts),
  }))
}

function draftDirectDonations(world: SiteWorld, random: SeededRandom): DonationDraft[] {
  return Array.from({ length: world.directDonations }, () => ({
    page: undefined,
    amountMinor: random.weighted(world.donationAmounts),
  }))
}

/** Increases individual donations until the total is near the goal, since large donations dominate real campaigns. */
function raiseToGoal(
  drafts: DonationDraft[],
  goalMinor: number,
  world: SiteWorld,
  random: SeededRandom,
): DonationDraft[] {
  let missingMinor = goalMinor - drafts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  for (let tries = 0; missingMinor > 2000 && tries < drafts.length * 4; tries++) {
    const donation = random.pick(drafts)
    const scale = donation.page === undefined ? 4 : 1
    const amountMinor = random.pick(world.largeDonations) * scale
    const more = amountMinor - donation.amountMinor
    if (more <= 0 || more > missingMinor) continue
    donation.amountMinor = amountMinor
    missingMinor -= more
  }
  return drafts
}

/** Returns a random time for a donation: after the page was created, biased to recent days, and in waking hours. */
function pickDonationTime(
  page: SeededPage | undefined,
  todayMs: number,
  random: SeededRandom,
): number {
  const startMs = page?.createdMs ?? todayMs - 60 * dayMs
  const moment = startMs + (todayMs - startMs) * random.next() ** 0.8
  const dayStart = Math.floor(moment / dayMs) * dayMs
  const hour = 7 + 15.5 * random.next()
  const waking = dayStart + Math.floor(hour * 3_600_000)
  return Math.min(todayMs - random.whole(1, 7_200_000), Math.max(startMs + 60_000, waking))
}

function pickDonor(
  world: SiteWorld,
  amountMinor: number,
  isDirect: boolean,
  random: SeededRandom,
): string | null {
  if (isDirect && amountMinor >= 50_000) return random.pick(world.companies)
  if (random.chance(0.13)) return null
  const first = random.pick(people.firstNames)
  const last = random.pick(people.lastNames)
  return random.weighted([
    [`${first} ${last}`, 66],
    [first, 12],
    [`${first} & ${random.pick(people.firstNames)}`, 8],
    [`The ${last} family`, 4],
    [`${first} ${last.charAt(0)}.`, 4],
    [`Everyone at ${random.pick(people.workplaces)}`, 2],
    ['Mum and Dad', 1],
    ['Nan', 1],
    [`Uncle ${first}`, 1],
    [`Auntie ${first}`, 1],
  ])
}

function pickMessage(
  world: SiteWorld,
  supporter: string | undefined,
  donor: string | null,
  random: SeededRandom,
): string | null {
  if (!random.chance(0.52)) return null
  const source = random.chance(0.22) ? world.words.messages : people.donorMessages
  const template = random.pick(source)
  // Donations to the campaign have no supporter to address by name.
  if (supporter === undefined && template.includes('{first}')) return null
  const slots = {
    ...world.words.slots,
    first: supporter ?? '',
    donor: donor?.split(' ')[0] ?? 'us',
  }
  return fillTemplate(template, slots, random)
}
