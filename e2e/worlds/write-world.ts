import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { toMajor } from '@milepost/measures'
import { getLeaderboardDefinitionId } from '@milepost/platform'
import type { WorldPlaces } from './world-places.ts'

const madeMs = Date.parse('2026-05-20T10:00:00Z')
const first = 50_000_000

/** The sandbox's database, like the platform, stores hundredths for every currency. */
const hundredths = (minor: number, currency: string) => Math.round(toMajor(minor, currency) * 100)

/** Referencing tables come before the tables they reference. */
const tables = ['page_tags', 'donations', 'pages', 'teams', 'campaigns', 'events', 'charities']

/**
 * Writes a world into the database of a running sandbox and removes the previous one. The sandbox's built-in
 * worlds stay. Database triggers update the totals.
 */
export function writeWorld(database: DatabaseSync, { causes, pages }: WorldPlaces): void {
  let gifts = 0
  database.exec('BEGIN IMMEDIATE')
  clear()
  for (const cause of causes) writeCause(cause)
  for (const page of pages) writePage(page)
  database.exec('COMMIT')

  function writeCause({
    id,
    guid,
    currency,
    teams,
    directMinor,
    hiddenCount,
    hasTagBoard,
  }: Cause): void {
    const name = `World ${id}`
    insert('charities', {
      id,
      slug: name,
      name,
      description: '',
      registration_number: '',
      logo: '',
    })
    insert('events', { id, name, starts_ms: madeMs })
    insert('campaigns', {
      id,
      guid,
      short_name: name,
      title: name,
      summary: '',
      story: '',
      event_id: id,
      charity_id: id,
      currency_code: currency,
      target_minor: 1_000_000,
      starts_ms: 0,
      hero_image: '',
      hero_alt: '',
    })
    if (hasTagBoard) writeTagBoard(guid, currency)
    for (const team of teams) {
      insert('teams', {
        id: team.id,
        guid: team.guid,
        short_name: team.shortName,
        name: team.shortName,
        story: '',
        captain_id: first,
        campaign_id: id,
        charity_id: id,
        cover: '',
        target_minor: 0,
        currency_code: currency,
        created_ms: 0,
      })
    }
    const to = { page_id: null, campaign_id: id, charity_id: id, event_id: id }
    for (const [index, minor] of directMinor.entries()) {
      give({ ...to, amount_hidden: index < hiddenCount ? 1 : 0 }, minor, currency)
    }
  }

  function writePage({ id, currency, ...page }: Page): void {
    const cause = causes[page.causeIndex]?.id ?? 0
    const campaign = page.campaignId ?? null
    insert('pages', {
      id,
      guid: page.guid,
      short_name: page.shortName,
      title: page.shortName,
      story: '',
      summary_what: '',
      summary_why: '',
      owner_id: first,
      charity_id: cause,
      event_id: cause,
      campaign_id: campaign,
      team_id: page.teamId ?? null,
      currency_code: currency,
      target_minor: 0,
      image: '',
      created_ms: 0,
      event_ms: madeMs,
      expires_ms: 4e12,
      offline_minor: hundredths(page.offlineMinor, currency),
    })
    const to = { page_id: id, campaign_id: campaign, charity_id: cause, event_id: cause }
    for (const [index, minor] of page.giftsMinor.entries()) {
      give({ ...to, amount_hidden: index < page.hiddenCount ? 1 : 0 }, minor, currency)
    }
    if (page.region === undefined) return
    insert('page_tags', {
      page_id: id,
      definition_id: 'Region',
      label: 'Region',
      value: page.region,
      aggregation: '[]',
    })
  }

  function writeTagBoard(campaign: string, currency: string): void {
    const measurementDomain = 'fundraising:donations_received'
    const id = getLeaderboardDefinitionId({ campaign, measurementDomain, tagId: 'Region' })
    const definition = {
      id,
      conditions: [],
      measurementDomain,
      primaryUnit: currency.toLowerCase(),
      segment: `page:campaign:${campaign}`,
      tagDefinition: { id: 'Region', label: 'Region' },
    }
    insert('leaderboard_definitions', { id, definition: JSON.stringify(definition) })
  }

  function give(to: Row, minor: number, currency: string): void {
    gifts += 1
    insert('donations', {
      id: first + gifts,
      guid: `world-gift-${gifts}`,
      ...to,
      amount_minor: hundredths(minor, currency),
      currency_code: currency,
      donor_amount_minor: hundredths(minor, currency),
      donor_currency_code: currency,
      donor_name: 'Ada',
      made_ms: madeMs,
    })
  }

  function clear(): void {
    for (const table of tables) {
      const key = table === 'page_tags' ? 'page_id' : 'id'
      database.exec(`DELETE FROM ${table} WHERE ${key} >= ${first}`)
    }
    database.exec("DELETE FROM leaderboard_definitions WHERE definition LIKE '%f0f0f0f0%'")
    database.exec(`DELETE FROM accounts WHERE id = ${first}`)
    insert('accounts', {
      id: first,
      guid: 'world-account',
      first_name: 'Ada',
      last_name: 'Wells',
      email: 'ada@world.example',
      town: '',
      region: '',
      postcode: '',
      line1: '',
      country: '',
      country_code: 'GB',
      image: '',
      joined_ms: 0,
    })
  }

  function insert(table: string, row: Row): void {
    const names = Object.keys(row)
    const marks = names.map(() => '?').join(', ')
    database
      .prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`)
      .run(...Object.values(row))
  }
}

type Cause = WorldPlaces['causes'][number]
type Page = WorldPlaces['pages'][number]
type Row = Record<string, SQLInputValue>
