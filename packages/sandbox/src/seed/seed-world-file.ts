import { createHash } from 'node:crypto'
import { toMinorUnits } from '../values/wire-values.ts'
import { insertAccount, insertDonation, insertPage } from '../database/insert-rows.ts'
import type { Database } from '../database/open-database.ts'
import { seedLeaderboards } from './seed-leaderboards.ts'
import { firstCustomAccountId, type WorldFile } from './world-file.ts'

const dayMs = 86_400_000

/** First ids of each kind, in ranges that the demo worlds do not use. */
const firstIds = {
  event: 840_001,
  campaign: 600,
  account: firstCustomAccountId,
  page: 4_000_001,
  donation: 90_000_001,
}

/** Generic demo images, which do not belong to either demo site. */
const demoImages = { logo: 'logo-own.svg', hero: 'hero-own.svg' }

/**
 * Seeds the database from a world file: its charity, campaign, supporters, pages and donations.
 *
 * @param passwordHash - hash of the password that all supporters share
 */
export function seedWorldFile(
  database: Database,
  world: WorldFile,
  { todayMs, passwordHash }: { todayMs: number; passwordHash: string },
): void {
  const { charity, campaign, currency, country } = world
  database.run(
    'INSERT INTO charities (id, slug, name, description, registration_number, logo) VALUES (?, ?, ?, ?, ?, ?)',
    charity.id,
    campaign.slug,
    charity.name,
    charity.description,
    charity.registrationNumber,
    demoImages.logo,
  )
  database.run(
    'INSERT INTO events (id, name, starts_ms) VALUES (?, ?, ?)',
    firstIds.event,
    campaign.name,
    todayMs + 14 * dayMs,
  )
  database.run(
    `INSERT INTO campaigns (id, guid, short_name, title, summary, story, event_id, charity_id, currency_code, target_minor, starts_ms, ends_ms, hero_image, hero_alt)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    firstIds.campaign,
    campaign.id.toLowerCase(),
    campaign.slug,
    campaign.name,
    campaign.summary,
    toStoryJson(campaign.story || campaign.summary),
    firstIds.event,
    charity.id,
    currency,
    toMinorUnits(campaign.target),
    todayMs - 60 * dayMs,
    todayMs + 365 * dayMs,
    demoImages.hero,
    '',
  )
  seedLeaderboards(database, campaign.id.toLowerCase(), undefined)
  const countryName = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  const owners = new Map<string, { id: number; name: string }>()
  for (const [index, { firstName, lastName, email }] of world.supporters.entries()) {
    const id = insertAccount(database, {
      id: firstIds.account + index,
      guid: createGuid('account', email.toLowerCase()),
      firstName,
      lastName,
      email,
      passwordHash,
      town: '',
      region: '',
      postcode: '',
      line1: '',
      country: countryName,
      countryCode: country,
      image: `portrait-own-${index + 1}-a.svg`,
      joinedMs: todayMs - 60 * dayMs,
    })
    owners.set(email, { id, name: `${firstName} ${lastName}` })
  }
  const donations: { pageId: number | null; donation: WorldFile['donations'][number] }[] =
    world.donations.map((donation) => ({ pageId: null, donation }))
  for (const [index, page] of world.pages.entries()) {
    const pageId = insertPage(database, {
      id: firstIds.page + index,
      guid: createGuid('page', page.slug),
      shortName: page.slug,
      title: page.title,
      story: page.story,
      summaryWhat: '',
      summaryWhy: '',
      // The owner always exists, because world files without it are rejected.
      ownerId: owners.get(page.owner)?.id ?? firstIds.account,
      charityId: charity.id,
      eventId: firstIds.event,
      campaignId: firstIds.campaign,
      teamId: null,
      currencyCode: currency,
      targetMinor: toMinorUnits(page.target),
      image: `scene-own-${index + 1}.svg`,
      createdMs: todayMs - 59 * dayMs,
      eventMs: todayMs + 14 * dayMs,
      expiresMs: todayMs + 365 * dayMs,
      offlineMinor: 0,
    })
    donations.push(...page.donations.map((donation) => ({ pageId, donation })))
  }
  const oldestFirst = donations.toSorted(
    (one, other) => other.donation.daysAgo - one.donation.daysAgo,
  )
  for (const [index, { pageId, donation }] of oldestFirst.entries()) {
    const amountMinor = toMinorUnits(donation.amount)
    insertDonation(database, {
      id: firstIds.donation + index,
      guid: createGuid('donation', String(index)),
      pageId,
      campaignId: firstIds.campaign,
      charityId: charity.id,
      eventId: firstIds.event,
      amountMinor,
      currencyCode: currency,
      donorAmountMinor: amountMinor,
      donorCurrencyCode: currency,
      donorName: donation.from ?? null,
      message: donation.message ?? null,
      madeMs: todayMs - donation.daysAgo * dayMs,
      reference: null,
      giftAidMinor: 0,
    })
  }
}

/** Returns a GUID derived from a kind and a name, so that ids are stable when the world is seeded again. */
function createGuid(kind: string, name: string): string {
  const digits = createHash('sha256').update(`${kind}/${name}`).digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}

/** Converts text to the platform's JSON format for campaign stories, as a single paragraph. */
function toStoryJson(text: string): string {
  return JSON.stringify([{ type: 'paragraph', nodes: [{ type: 'text', ranges: [{ text }] }] }])
}
