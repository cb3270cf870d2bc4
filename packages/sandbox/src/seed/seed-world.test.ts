import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { seedWorld } from './seed-world.ts'

const nowMs = Date.parse('2026-06-01T09:00:00Z')
const day = 86_400_000

function world(options: { seed?: number; scale?: number } = {}): Database {
  const database = openDatabase(':memory:', 'load')
  seedWorld(database, { seed: 20_260_601, scale: 1, nowMs, ...options })
  return database
}

function count(database: Database, sql: string): number {
  return database.get<{ n: number }>(`SELECT ${sql}`)?.n ?? Number.NaN
}

function digest(database: Database): string {
  const hash = createHash('sha256')
  for (const table of ['accounts', 'pages', 'teams', 'donations', 'activities', 'campaigns']) {
    for (const row of database.all(`SELECT * FROM ${table} ORDER BY id`))
      hash.update(JSON.stringify(row))
  }
  return hash.digest('hex')
}

describe('the seeded worlds', () => {
  const database = world()

  it('are the same for the same seed, and different for another', () => {
    expect(digest(world())).toBe(digest(database))
    expect(digest(world({ seed: 7 }))).not.toBe(digest(database))
  })

  it.each([501, 502])('give campaign %i its pages, teams, donations and activities', (id) => {
    const tables = ['pages', 'teams', 'donations', 'activities JOIN pages ON pages.id = page_id']
    const counts = tables.map((table) =>
      count(database, `count(*) AS n FROM ${table} WHERE campaign_id = ${id}`),
    )
    expect(counts).toEqual([200, 25, 3000, 4000])
  })

  it('contain the example world of the wire contract', () => {
    const pages = database.all<object>(
      `SELECT id, short_name, online_minor, offline_minor, donation_count FROM pages
        WHERE campaign_id = 500 ORDER BY id`,
    )
    expect(pages.map((page) => Object.values(page))).toEqual([
      [1_457_423, 'sam-river-mile', 12_000, 2000, 6],
      [1_457_424, 'ana-river-mile', 3300, 0, 2],
    ])
  })

  it('have the fixed pages of the demo supporters', () => {
    const pages = database.all(
      `SELECT p.guid, short_name, first_name, email FROM pages AS p JOIN accounts AS a ON a.id = owner_id
        WHERE p.id IN (2000002, 3000001, 3000002) ORDER BY p.id`,
    )
    expect(pages).toMatchObject([
      {
        guid: '7d1de11e-0000-4000-8000-000000000002',
        short_name: 'maya-walks',
        email: 'maya@tideline.example',
      },
      {
        guid: '5a3317c0-0000-4000-8000-000000000001',
        short_name: 'summit-rescue',
        first_name: 'Summit',
      },
      {
        guid: '5a3317c0-0000-4000-8000-000000000002',
        short_name: 'jack-for-home',
        email: 'jack@summit.example',
      },
    ])
  })

  it('are from the last 60 days, and never in the future', () => {
    for (const [table, column] of [
      ['donations', 'made_ms'],
      ['activities', 'made_ms'],
      ['pages', 'created_ms'],
    ]) {
      const where = `FROM ${table} WHERE id > 2000000 AND id < 21000000 OR id > 22000000`
      expect(count(database, `max(${column}) AS n ${where}`)).toBeLessThanOrEqual(nowMs)
      expect(count(database, `min(${column}) AS n ${where}`)).toBeGreaterThan(nowMs - 62 * day)
    }
    expect(
      count(
        database,
        'count(*) AS n FROM donations JOIN pages ON pages.id = page_id WHERE made_ms < created_ms',
      ),
    ).toBe(0)
  })

  it('have the same pages at a larger scale, with a larger target', () => {
    const larger = world({ scale: 2 })
    const story = (from: Database) =>
      from.get<{ story: string }>('SELECT story FROM pages WHERE id = 2000017')
    expect(story(larger)).toEqual(story(database))
    expect(count(larger, 'count(*) AS n FROM pages WHERE campaign_id = 501')).toBe(400)
    expect(count(larger, 'count(*) AS n FROM donations WHERE campaign_id = 502')).toBe(6000)
    expect(count(larger, 'count(*) AS n FROM pages')).toBe(802)
    expect(count(larger, 'target_minor AS n FROM campaigns WHERE id = 501')).toBe(50_000_000)
  })

  it('have no dangling references', () =>
    expect(database.all('PRAGMA foreign_key_check')).toEqual([]))
})
