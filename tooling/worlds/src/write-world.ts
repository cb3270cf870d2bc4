import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { leaderboardDefinitionId } from '@milepost/platform'
import type { WorldPlaces } from './world-places.ts'

const madeMs = Date.parse('2026-05-20T10:00:00Z')
const first = 50_000_000

/** Rows that others point to come last. */
const tables = ['page_tags', 'donations', 'pages', 'teams', 'campaigns', 'events', 'charities']

/**
 * Puts a world into the database of a sandbox that is running, in the place of the one before. Its own
 * worlds stay. The database's triggers keep the sums.
 */
export function writeWorld(database: DatabaseSync, { causes, pages }: WorldPlaces): void {
  database.exec('BEGIN IMMEDIATE')
  for (const table of tables) {
    const key = table === 'page_tags' ? 'page_id' : 'id'
    database.prepare(`DELETE FROM ${table} WHERE ${key} >= ${first}`).run()
  }
  database.prepare("DELETE FROM leaderboard_definitions WHERE definition LIKE '%f0f0f0f0%'").run()
  let donation = first
  const give = (to: Record<string, SQLInputValue>, amountMinor: number, currency: string) => {
    donation += 1
    insert(database, 'donations', {
      id: donation,
      guid: `world-gift-${donation}`,
      ...to,
      amount_minor: amountMinor,
      currency_code: currency,
      donor_amount_minor: amountMinor,
      donor_currency_code: currency,
      donor_name: 'Ada',
      made_ms: madeMs,
    })
  }
  database
    .prepare(
      `INSERT OR IGNORE INTO accounts (id, guid, first_name, last_name, email, town, region, postcode, line1, country, country_code, image, joined_ms)
      VALUES (${first}, 'world-account', 'Ada', 'Wells', 'ada@world.example', '', '', '', '', '', 'GB', '', 0)`,
    )
    .run()
  for (const [index, cause] of causes.entries()) {
    const { id, guid, currency, teams, directMinor } = cause
    const name = `World ${index}`
    const slug = `world-${index}`
    insert(database, 'charities', {
      ...{ id, slug, name, description: '', registration_number: '', logo: '' },
    })
    insert(database, 'events', { id, name, starts_ms: madeMs })
    insert(database, 'campaigns', {
      ...{ id, guid, short_name: slug, title: name, summary: '', story: '' },
      ...{ event_id: id, charity_id: id, currency_code: currency, target_minor: 1_000_000 },
      ...{ starts_ms: 0, hero_image: '', hero_alt: '' },
    })
    if (cause.hasTagBoard) {
      const measurementDomain = 'fundraising:donations_received'
      const board = leaderboardDefinitionId({ campaign: guid, measurementDomain, tagId: 'Region' })
      const definition = {
        ...{ id: board, conditions: [], measurementDomain, primaryUnit: currency.toLowerCase() },
        ...{ segment: `page:campaign:${guid}`, tagDefinition: { id: 'Region', label: 'Region' } },
      }
      insert(database, 'leaderboard_definitions', {
        id: board,
        definition: JSON.stringify(definition),
      })
    }
    for (const team of teams) {
      insert(database, 'teams', {
        ...{ id: team.id, guid: team.guid, short_name: team.shortName, name: team.shortName },
        ...{ story: '', captain_id: first, campaign_id: id, charity_id: id, cover: '' },
        ...{ target_minor: 0, currency_code: currency, created_ms: 0 },
      })
    }
    for (const amountMinor of directMinor) {
      give({ page_id: null, campaign_id: id, charity_id: id, event_id: id }, amountMinor, currency)
    }
  }
  for (const page of pages) {
    const { id, currency, campaignId = null, teamId = null } = page
    const cause = causes[page.causeIndex]?.id ?? 0
    insert(database, 'pages', {
      ...{ id, guid: page.guid, short_name: page.shortName, title: page.shortName, story: '' },
      ...{ summary_what: '', summary_why: '', owner_id: first, charity_id: cause },
      ...{ event_id: cause, campaign_id: campaignId, team_id: teamId, currency_code: currency },
      ...{ target_minor: 0, image: '', created_ms: 0, event_ms: madeMs, expires_ms: 4e12 },
      offline_minor: page.offlineMinor,
    })
    for (const amountMinor of page.giftsMinor) {
      const to = { page_id: id, campaign_id: campaignId, charity_id: cause, event_id: cause }
      give(to, amountMinor, currency)
    }
    if (page.region !== undefined) {
      insert(database, 'page_tags', {
        ...{ page_id: id, definition_id: 'Region', label: 'Region', value: page.region },
        aggregation: '[]',
      })
    }
  }
  database.exec('COMMIT')
}

function insert(database: DatabaseSync, table: string, row: Record<string, SQLInputValue>): void {
  const names = Object.keys(row)
  database
    .prepare(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    )
    .run(...Object.values(row))
}
