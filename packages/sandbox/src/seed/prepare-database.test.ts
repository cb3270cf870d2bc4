import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../testing/test-server.test-kit.ts'
import { openDatabase } from '../database/open-database.ts'
import { prepareDatabase } from './prepare-database.ts'
import { schemaVersion } from '../database/open-database.ts'

function prepare(file: string, options: { reset?: boolean; seed?: number } = {}) {
  const messages: string[] = []
  const database = prepareDatabase({
    file,
    seed: 1,
    scale: 1,
    nowMs: Date.parse('2026-06-01T09:00:00Z'),
    reset: false,
    log: (message) => messages.push(message),
    ...options,
  })
  return { database, messages }
}

describe('prepareDatabase', () => {
  it('seeds a new file, reuses it, and seeds it again on reset', () => {
    const file = join(testFolder(), 'deep/world.db')
    const first = prepare(file)
    first.database.run("UPDATE pages SET title = 'Changed' WHERE id = 2000002")
    first.database.close()
    const title = 'SELECT title FROM pages WHERE id = 2000002'
    const second = prepare(file)
    expect(second.database.get(title)).toMatchObject({ title: 'Changed' })
    expect(second.messages).toEqual([])
    second.database.close()
    const third = prepare(file, { reset: true })
    expect(third.database.get(title)).toMatchObject({ title: 'Maya walks the tideline' })
    third.database.close()
    expect(existsSync(`${file}.seeding`)).toBe(false)
  })

  it('warns if the file has a different seed', () => {
    const file = join(testFolder(), 'world.db')
    prepare(file).database.close()
    const { database, messages } = prepare(file, { seed: 2 })
    database.close()
    expect(messages).toEqual([
      `${file} was seeded with seed 1, not 2. Use --reset to seed it again.`,
    ])
  })

  it('renames a database with another schema, seeds a new one, and logs it', () => {
    const file = join(testFolder(), 'world.db')
    prepare(file).database.close()
    const old = openDatabase(file)
    old.script('PRAGMA user_version = 99; DROP TABLE donations;')
    old.close()
    const { database, messages } = prepare(file)
    expect(database.get('PRAGMA user_version')).toMatchObject({ user_version: schemaVersion })
    expect(database.get('SELECT count(*) AS n FROM donations')).toMatchObject({ n: 6008 })
    database.close()
    expect(messages[0]).toContain(`It was renamed to ${file}.schema-99`)
    expect(existsSync(`${file}.schema-99`)).toBe(true)
  })

  it('never changes files of other applications, even on reset', () => {
    const folder = testFolder({ 'notes.txt': 'x'.repeat(5000) })
    const notes = join(folder, 'notes.txt')
    expect(() => prepare(notes, { reset: true })).toThrow('is not a sandbox database')
    expect(readFileSync(notes, 'utf8')).toBe('x'.repeat(5000))

    const other = join(folder, 'other.db')
    const database = openDatabase(other)
    database.script('CREATE TABLE mine (a)')
    database.close()
    expect(() => prepare(other, { reset: true })).toThrow('is not a sandbox database')
    expect(
      openDatabase(other).get("SELECT name FROM sqlite_schema WHERE name = 'mine'"),
    ).toBeDefined()
  })

  it('seeds an empty file', () => {
    const file = join(testFolder(), 'empty.db')
    writeFileSync(file, '')
    const { database } = prepare(file)
    expect(database.get('SELECT count(*) AS n FROM campaigns')).toMatchObject({ n: 5 })
    database.close()
  })

  it('flushes each commit to disk before it returns', () => {
    const { database } = prepare(join(testFolder(), 'world.db'))
    expect(database.get('PRAGMA journal_mode')).toMatchObject({ journal_mode: 'wal' })
    expect(database.get('PRAGMA synchronous')).toMatchObject({ synchronous: 2 })
    expect(database.get('PRAGMA foreign_keys')).toMatchObject({ foreign_keys: 1 })
    database.close()
  })
})
