import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'

/**
 * Version of the schema, to be incremented whenever the tables change. The sandbox has no migrations: a database of
 * another version is renamed, and a new one is seeded.
 */
export const schemaVersion = 5

/** SQLite application id of sandbox databases ("MPST"), so that other databases are never renamed or replaced. */
export const applicationId = 0x4d505354

/** Parameter of an SQL statement. */
export type SqlParameter = SQLInputValue

/** A SQLite database that caches prepared statements by their SQL. */
export interface Database {
  /** Path of the file, or `:memory:`. */
  readonly file: string
  /** Returns the first row; undefined if there is none. `Row` must match the selected columns. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows the row's shape
  get<Row>(sql: string, ...parameters: SqlParameter[]): Row | undefined
  /** Returns all rows. */
  all<Row>(sql: string, ...parameters: SqlParameter[]): Row[]
  /** Executes a write. Returns the id of the inserted row and the number of changed rows. */
  run(sql: string, ...parameters: SqlParameter[]): { id: number; changes: number }
  /** Executes several statements without parameters. */
  script(sql: string): void
  /** Runs `work` in a transaction, which is rolled back if `work` throws. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

/** Mode of the database: durable for serving, or fast for the initial load, which is discarded on failure. */
type OpenMode = 'serve' | 'load'

const pragmas: Record<OpenMode, string> = {
  // FULL flushes each commit to disk before the response is sent.
  serve: 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;',
  load: 'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;',
}

/**
 * Opens a SQLite database.
 *
 * @param file - path, or `:memory:` for a temporary database
 * @throws if the file cannot be opened or is not a database
 */
export function openDatabase(file: string, mode: OpenMode = 'serve'): Database {
  const connection = new DatabaseSync(file)
  const statements = new Map<string, StatementSync>()

  function prepared(sql: string): StatementSync {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = connection.prepare(sql)
    // SQL with a varying number of placeholders must not exhaust the memory of a long-running server.
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
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows the row's shape
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
