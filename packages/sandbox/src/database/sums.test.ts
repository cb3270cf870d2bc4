import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seedWorld } from '../seed/seed-world.ts'
import { computeSums } from './compute-sums.ts'
import { insertActivity, insertDonation } from './insert-rows.ts'
import type { Database } from './open-database.ts'
import { openDatabase } from './open-database.ts'

const nowMs = Date.parse('2026-06-01T09:00:00Z')

/** Returns all sums that triggers maintain. */
function sums(database: Database) {
  const money = 'online_minor, offline_minor, donation_count'
  return {
    pages: database.all(`SELECT id, ${money}, raised_minor, gift_aid_minor FROM pages ORDER BY id`),
    teams: database.all(
      `SELECT id, ${money}, raised_minor, supporter_count FROM teams ORDER BY id`,
    ),
    charities: database.all(`SELECT id, ${money} FROM charities ORDER BY id`),
    events: database.all(`SELECT id, ${money} FROM events ORDER BY id`),
    campaigns: database.all(
      `SELECT id, direct_minor, direct_count, pages_online_minor, pages_offline_minor,
        pages_donation_count, page_count, team_count FROM campaigns ORDER BY id`,
    ),
    activities: database.all(
      'SELECT * FROM activity_totals WHERE activity_count <> 0 ORDER BY scope, scope_id, type',
    ),
  }
}

/** Returns the same sums, computed from the rows. */
function expectedSums(database: Database) {
  database.script('SAVEPOINT recount')
  for (const { name } of database.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'trigger'",
  )) {
    database.script(`DROP TRIGGER ${name}`)
  }
  database.script(`
    UPDATE pages SET online_minor = 0, donation_count = 0, gift_aid_minor = 0;
    UPDATE teams SET online_minor = 0, offline_minor = 0, donation_count = 0, supporter_count = 0;
    UPDATE campaigns SET direct_minor = 0, direct_count = 0;
    DELETE FROM activity_totals;`)
  computeSums(database)
  const expected = sums(database)
  database.script('ROLLBACK TO recount; RELEASE recount')
  return expected
}

describe('stored sums', () => {
  it('are correct after seeding', () => {
    const database = openDatabase(':memory:', 'load')
    seedWorld(database, { seed: 3, scale: 1, nowMs })
    expect(sums(database)).toEqual(expectedSums(database))
    expect(
      database.get('SELECT sum(online_minor) AS n FROM pages WHERE campaign_id = 501'),
    ).toMatchObject(
      database.get(
        'SELECT sum(amount_minor) AS n FROM donations WHERE campaign_id = 501 AND page_id IS NOT NULL',
      ) ?? {},
    )
  })

  it('equal the sums of the rows after any write', () => {
    const database = openDatabase(':memory:')
    seedWorld(database, { seed: 3, scale: 1, nowMs })
    const pageIds = [1_457_423, 1_457_424, 2_000_001, 2_000_002, 3_000_004]
    const page = fc.constantFrom(...pageIds)
    const team = fc.constantFrom(null, 7001, 20_001, 20_002, 30_001)
    const status = fc.constantFrom('Accepted', 'Refunded', 'Cancelled', 'Pending')
    const type = fc.constantFrom('WALK', 'SWIM', 'WHEELCHAIR')
    const kind = <Kind extends string>(name: Kind) => fc.constant(name)
    const step = fc.oneof(
      fc.record({ kind: kind('give'), page, amount: fc.integer({ min: 1, max: 100_000_000 }) }),
      fc.record({ kind: kind('giveDirectly'), amount: fc.integer({ min: 1, max: 500_000 }) }),
      fc.record({ kind: kind('status'), page, status }),
      fc.record({ kind: kind('remove'), page }),
      fc.record({ kind: kind('offline'), page, amount: fc.nat(1_000_000) }),
      fc.record({ kind: kind('join'), page, team }),
      fc.record({ kind: kind('cancel'), page, on: fc.boolean() }),
      fc.record({ kind: kind('walk'), page, metres: fc.nat(50_000), type }),
      fc.record({ kind: kind('unwalk'), page }),
    )
    let guid = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
        for (const one of steps) {
          const newest = 'SELECT max(id) FROM donations WHERE page_id = ?'
          if (one.kind === 'give' || one.kind === 'giveDirectly') {
            const pageId = one.kind === 'give' ? one.page : null
            const home =
              pageId === null ? 501 : pageId < 2_000_000 ? 500 : pageId < 3_000_000 ? 501 : 502
            const facts = database.get<{ charity: number; event: number }>(
              'SELECT charity_id AS charity, event_id AS event FROM campaigns WHERE id = ?',
              home,
            )
            insertDonation(database, {
              id: null,
              guid: `test-${guid++}`,
              pageId,
              campaignId: home,
              charityId: facts?.charity ?? 0,
              eventId: facts?.event ?? 0,
              amountMinor: one.amount,
              currencyCode: 'GBP',
              donorAmountMinor: one.amount,
              donorCurrencyCode: 'GBP',
              donorName: null,
              message: null,
              madeMs: nowMs,
              reference: null,
              giftAidMinor: Math.floor(one.amount / 4),
            })
          } else if (one.kind === 'status') {
            database.run(
              `UPDATE donations SET status = ? WHERE id = (${newest})`,
              one.status,
              one.page,
            )
          } else if (one.kind === 'remove') {
            database.run(`DELETE FROM donations WHERE id = (${newest})`, one.page)
          } else if (one.kind === 'offline') {
            database.run('UPDATE pages SET offline_minor = ? WHERE id = ?', one.amount, one.page)
          } else if (one.kind === 'join') {
            database.run('UPDATE pages SET team_id = ? WHERE id = ?', one.team, one.page)
          } else if (one.kind === 'cancel') {
            const to = one.on ? 'Cancelled' : 'Active'
            database.run('UPDATE pages SET status = ? WHERE id = ?', to, one.page)
          } else if (one.kind === 'walk') {
            insertActivity(database, {
              id: null,
              legacyId: 'JG:MANUAL:test',
              pageId: one.page,
              type: one.type,
              title: '',
              description: '',
              distanceMetres: one.metres,
              durationSeconds: one.metres * 2,
              elevationMetres: 3,
              steps: null,
              madeMs: nowMs,
            })
          } else {
            database.run(
              'DELETE FROM activities WHERE id = (SELECT max(id) FROM activities WHERE page_id = ?)',
              one.page,
            )
          }
        }
        expect(sums(database)).toEqual(expectedSums(database))
      }),
      { numRuns: fuzzRuns(25) },
    )
  })

  it('are unchanged if a transaction fails', () => {
    const database = openDatabase(':memory:')
    seedWorld(database, { seed: 3, scale: 1, nowMs })
    const before = sums(database)
    expect(() =>
      database.transaction(() => {
        database.run('UPDATE donations SET amount_minor = amount_minor + 5 WHERE page_id = 2000002')
        throw new Error('stop')
      }),
    ).toThrow('stop')
    expect(sums(database)).toEqual(before)
  })
})
