import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashWorld, seedWorld } from './seed-world.ts'
import type { WorldOptions } from './seed-world.ts'
import type { Database } from '../database/open-database.ts'
import { applicationId, openDatabase, schemaVersion } from '../database/open-database.ts'

/** The file is not a sandbox database. It is left unchanged. */
export class ForeignDatabaseError extends Error {
  override readonly name = 'ForeignDatabaseError' as const
}

interface PrepareOptions extends WorldOptions {
  /** Path of the SQLite file, or `:memory:`. */
  file: string
  /** Whether to discard the database. */
  reset: boolean
  log: (message: string) => void
}

/**
 * Opens the database for serving. Seeds a new one if there is none, on reset, or if another version of the sandbox
 * created the existing one, which is renamed as a backup.
 *
 * @throws ForeignDatabaseError if the file is not a sandbox database
 */
export function prepareDatabase(options: PrepareOptions): Database {
  const { file, reset, log } = options
  if (file === ':memory:') {
    const database = openDatabase(file)
    database.script('PRAGMA foreign_keys = OFF')
    seedWorld(database, options)
    database.script('PRAGMA foreign_keys = ON')
    return database
  }
  const state = existsSync(file) ? readDatabaseState(file) : 'absent'
  if (state === 'foreign') {
    throw new ForeignDatabaseError(`${file} is not a sandbox database. Choose another file.`)
  }
  if (typeof state === 'number' && state !== schemaVersion) {
    const backup = `${file}.schema-${state}`
    log(
      `${file} has schema ${state} of another sandbox version instead of ${schemaVersion}. It was renamed to ${backup}, and a new database was seeded.`,
    )
    backUpDatabase(file, backup)
    seedDatabaseFile(options)
  } else if (reset || state === 'absent' || state === 'empty') {
    seedDatabaseFile(options)
  }
  const database = openDatabase(file)
  warnOfDifferences(database, options)
  return database
}

/** Seeds into a temporary file and renames it, so that a half-seeded database is never served. */
function seedDatabaseFile(options: PrepareOptions): void {
  const { file } = options
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.seeding`
  removeDatabase(unfinished)
  const database = openDatabase(unfinished, 'load')
  try {
    seedWorld(database, options)
  } finally {
    database.close()
  }
  removeDatabase(file)
  renameSync(unfinished, file)
}

/** Returns the schema version of a sandbox database, `empty` for a file without tables, or `foreign` for any other. */
function readDatabaseState(file: string): number | 'empty' | 'foreign' {
  let database: Database | undefined
  try {
    database = openDatabase(file)
    const id = database.get<{ application_id: number }>('PRAGMA application_id')?.application_id
    const version = database.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
    const tables = database.get<{ n: number }>('SELECT count(*) AS n FROM sqlite_schema')?.n ?? 0
    if (id === applicationId) return version
    return tables === 0 ? 'empty' : 'foreign'
  } catch {
    return 'foreign'
  } finally {
    database?.close()
  }
}

function warnOfDifferences(
  database: Database,
  { file, seed, scale, world, log }: PrepareOptions,
): void {
  const backup = database.get<{ value: string }>('SELECT value FROM facts WHERE name = ?', 'world')
  if (backup?.value !== (world && hashWorld(world))) {
    log(`${file} was seeded with a different world. Use --reset to seed it again.`)
  }

  for (const [name, wanted] of Object.entries({ seed, scale })) {
    const fact = database.get<{ value: string }>('SELECT value FROM facts WHERE name = ?', name)
    if (fact !== undefined && fact.value !== String(wanted)) {
      log(
        `${file} was seeded with ${name} ${fact.value}, not ${wanted}. Use --reset to seed it again.`,
      )
    }
  }
}

const fileSuffixes = ['', '-wal', '-shm', '-journal']

function removeDatabase(file: string): void {
  for (const end of fileSuffixes) rmSync(file + end, { force: true })
}

function backUpDatabase(file: string, backup: string): void {
  removeDatabase(backup)
  for (const end of fileSuffixes) if (existsSync(file + end)) renameSync(file + end, backup + end)
}
