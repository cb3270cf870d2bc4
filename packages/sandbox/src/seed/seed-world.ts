import { createHash } from 'node:crypto'
import { hashPassword } from '../records/accounts.ts'
import { hashToken } from '../records/sessions.ts'
import { computeSums } from '../database/compute-sums.ts'
import type { Database } from '../database/open-database.ts'
import { applicationId, schemaVersion } from '../database/open-database.ts'
import { readSql } from '../package-files.ts'
import { seedSite } from './seed-site.ts'
import { demoWorlds } from './site-world.ts'
import { seedWorldFile } from './seed-world-file.ts'
import type { WorldFile } from './world-file.ts'

const dayMs = 86_400_000

/**
 * Access token of the demo supporter Sam in the format of the platform's legacy sign-in: 32 characters, never expires.
 * For testing calls that accept short tokens (wire contract §1.5).
 */
export const legacyToken = '5f0c2c6e9d1b4f7a8e3d0a1b2c3d4e5f'

/** Password of all demo supporters. */
export const demoPassword = 'milepost'

export interface WorldOptions {
  /** Seed of the generated data. */
  seed: number
  /** Size of each demo site; 1 is 200 pages, 25 teams, 3,000 donations and 4,000 activities. */
  scale: number
  /** Current time. Seed data covers the 60 days before the start of the current day (UTC). */
  nowMs: number
  /** Custom world that replaces the demo worlds. */
  world?: WorldFile | undefined
}

/** Seeds an empty database: creates the tables, inserts the worlds, then adds indexes, sums and triggers. */
export function seedWorld(database: Database, { seed, scale, nowMs, world }: WorldOptions): void {
  const todayMs = Math.floor(nowMs / dayMs) * dayMs
  const salt = createHash('sha256').update(`milepost/${seed}`).digest().subarray(0, 16)
  const passwordHash = hashPassword(demoPassword, salt)
  database.script(readSql('tables'))
  database.transaction(() => {
    if (world === undefined) {
      database.script(readSql('example'))
      database.run('UPDATE accounts SET password_hash = ?', passwordHash)
      database.run(
        'INSERT INTO sessions (token_hash, refresh_hash, account_id, expires_ms) VALUES (?, NULL, 90210, ?)',
        hashToken(legacyToken),
        Number.MAX_SAFE_INTEGER,
      )
      for (const demo of demoWorlds) {
        seedSite(database, demo, { seed, scale, todayMs, passwordHash })
      }
    } else {
      seedWorldFile(database, world, { todayMs, passwordHash })
      database.run('INSERT INTO facts VALUES (?, ?)', 'world', hashWorld(world))
    }
    const fact = 'INSERT INTO facts VALUES (?, ?)'
    database.run(fact, 'seed', String(seed))
    database.run(fact, 'scale', String(scale))
    database.run(fact, 'seededAt', new Date(nowMs).toISOString())
  })
  database.script(readSql('indexes'))
  computeSums(database)
  database.script(readSql('triggers'))
  database.script(
    `ANALYZE; PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${schemaVersion};`,
  )
}

/** Returns a hash of a world's content, to detect changes. */
export function hashWorld(world: WorldFile): string {
  return createHash('sha256').update(JSON.stringify(world)).digest('hex')
}
