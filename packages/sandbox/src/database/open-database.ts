import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'

/**
 * Raised whenever the tables change. A database of another version is put aside and seeded again: the sandbox keeps no
 * migrations.
 */
export const schemaVersion = 5

/** Marks a SQLite file as the sandbox's ("MPST"), so that no other database is ever put aside. */
export const applicationId = 0x4d505354

/** Parameter of a statement: numbers are integers, absent values are null. */
export type SqlParameter = SQLInputValue

/** A SQLite database with its prepared statements kept by their text. */
export interface Database {
  /** The file's path, or `:memory:`. */
  readonly file: string
  /** The first row, or undefined when there is none. `Row` is what the caller selected. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only who wrote the SQL knows the row's shape
  get<Row>(sql: string, ...parameters: SqlParameter[]): Row | undefined
  /** Every row. */
  all<Row>(sql: string, ...parameters: SqlParameter[]): Row[]
  /** Runs a write and gives the id of the inserted row and the number of changed rows. */
  run(sql: string, ...parameters: SqlParameter[]): { id: number; changes: number }
  /** Runs several statements at once, without parameters. */
  script(sql: string): void
  /** Runs `work` in a transaction. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

/** Mode of the database: durable for serving, or fast for the initial load, which is discarded on failure. */
type OpenMode = 'serve' | 'load'

const pragmas: Record<OpenMode, string> = {
  // FULL makes every commit reach the disk before the answer leaves.
  serve: 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;',
  load: 'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;',
}

/**
 * Opens a SQLite database.
 *
 * @param file - a path, or `:memory:` for a temporary one
 * @throws if the file cannot be opened or is not a database
 */
export function openDatabase(file: string, mode: OpenMode = 'serve'): Database {
  const connection = new DatabaseSync(file)
  const statements = new Map<string, StatementSync>()

  function prepared(sql: string): StatementSync {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = connection.prepare(sql)
    // Texts with a varying number of placeholders must not fill the memory of a long-lived server.
    if (statements.size >= 500) statements.clear()
    statements.set(sql, statement)
    return statement
  }

  try {
    connection.exec(`PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32768; ${pragmas[mode]}`)
  } catch (error) {
    connection.close()
    throw error
  }

  return {
    file,
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only who wrote the SQL knows the row's shape
    get: <Row>(sql: string, ...parameters: SqlParameter[]) =>
      prepared(sql).get(...parameters) as Row | undefined,
    all: <Row>(sql: string, ...parameters: SqlParameter[]) =>
      prepared(sql).all(...parameters) as Row[],
    run(sql, ...parameters) {
      const { lastInsertRowid, changes } = prepared(sql).run(...parameters)
      return { id: Number(lastInsertRowid), changes: Number(changes) }
    },
    script: (sql) => connection.exec(sql),
    transaction(work) {
      connection.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        connection.exec('COMMIT')
        return result
      } catch (error) {
        if (connection.isTransaction) connection.exec('ROLLBACK')
        throw error
      }
    },
    close() {
      statements.clear()
      if (connection.isOpen) connection.close()
    },
  }
}
