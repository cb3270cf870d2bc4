import type { MemorySeed } from '@milepost/platform/testing'
import { insertAccount, insertDonation, insertPage } from '../database/insert-rows.ts'
import type { Database } from '../database/open-database.ts'
import { hashPassword } from '../records/accounts.ts'

/** Inserts a world. Its ids must be unused numbers. */
export function insertWorld(database: Database, world: MemorySeed): void {
  const { charities, campaigns, supporters, pages, donations } = world
  const campaignId = (guid: string | undefined) =>
    database.get<{ id: number }>('SELECT id FROM campaigns WHERE guid = ?', guid ?? '')?.id ?? null
  database.transaction(() => {
    for (const { id, name } of charities) {
      database.run(
        `INSERT INTO charities (id, slug, name, description, registration_number, logo) VALUES (?, ?, ?, '', '', '')`,
        Number(id),
        `charity-${id}`,
        name,
      )
    }
    for (const [index, campaign] of campaigns.entries()) {
      const { id, slug, name, charity, event, currency, targetMinor, story = '' } = campaign
      database.run(`INSERT INTO events (id, name, starts_ms) VALUES (?, ?, 0)`, Number(event), name)
      database.run(
        `INSERT INTO campaigns (id, guid, short_name, title, summary, story, event_id, charity_id, currency_code, target_minor,
          starts_ms, hero_image, hero_alt) VALUES (?, ?, ?, ?, '', ?, ?, ?, ?, ?, 0, 'hero-river.jpg', '')`,
        990_000 + index,
        id,
        slug,
        name,
        story,
        Number(event),
        Number(charity),
        currency,
        targetMinor,
      )
    }
    for (const { id, uuid, firstName, lastName, email, password } of supporters) {
      insertAccount(database, {
        id: Number(id),
        guid: uuid,
        firstName,
        lastName,
        email,
        passwordHash: hashPassword(password),
        town: '',
        region: '',
        postcode: '',
        line1: '',
        country: 'United Kingdom',
        countryCode: 'GB',
        image: 'u1.jpg',
        joinedMs: 0,
      })
    }
    for (const page of pages) {
      insertPage(database, {
        id: Number(page.id),
        guid: page.uuid,
        shortName: page.slug,
        title: page.name,
        story: page.story ?? '',
        summaryWhat: page.pageSummaryWhat ?? '',
        summaryWhy: page.pageSummaryWhy ?? '',
        ownerId: Number(supporters.find(({ uuid }) => uuid === page.owner)?.id),
        charityId: Number(page.charity),
        eventId: Number(page.event),
        campaignId: campaignId(page.campaign),
        teamId: null,
        currencyCode: page.currency,
        targetMinor: page.targetMinor,
        image: 'p1.jpg',
        createdMs: Date.parse(page.createdAt),
        eventMs: Date.parse(page.eventDate ?? page.createdAt),
        expiresMs: Date.parse(page.expiresAt ?? '2099-01-01'),
        offlineMinor: page.offlineMinor ?? 0,
      })
    }
    for (const donation of donations) {
      const page = pages.find(({ id }) => id === donation.page)
      const campaign = campaigns.find(({ id }) => id === (donation.campaign ?? page?.campaign))
      const currency = donation.currency ?? page?.currency ?? campaign?.currency ?? 'GBP'
      insertDonation(database, {
        id: Number(donation.id),
        guid: `7a11c0de-0004-4000-8000-${donation.id.padStart(12, '0')}`,
        pageId: page ? Number(page.id) : null,
        campaignId: campaignId(campaign?.id),
        charityId: Number(page?.charity ?? campaign?.charity),
        eventId: Number(page?.event ?? campaign?.event),
        amountMinor: donation.amountMinor,
        currencyCode: currency,
        donorAmountMinor: donation.amountMinor,
        donorCurrencyCode: currency,
        donorName: donation.name ?? null,
        message: donation.message ?? null,
        madeMs: Date.parse(donation.createdAt),
        reference: donation.reference ?? null,
        giftAidMinor: 0,
      })
      if (donation.status !== undefined) {
        database.run(
          'UPDATE donations SET status = ? WHERE id = ?',
          donation.status,
          Number(donation.id),
        )
      }
    }
    for (const { id, status = 'Active' } of pages) {
      database.run('UPDATE pages SET status = ? WHERE id = ?', status, Number(id))
    }
  })
}
