import { basename, extname } from 'node:path'

/** Name, database and port of a world of the process. */
export interface WorldConfig {
  readonly name: string
  /** Path of the world file. Undefined for the demo worlds. */
  readonly file: string | undefined
  readonly databaseFile: string
  readonly port: number
}

/**
 * Returns the port and database of each world. The first world uses the given ones. Each further world uses the next
 * port, and a database with the world's name as suffix. Without world files, the demo worlds share a port and database.
 *
 * @param options.port - 0 for any free port for each world
 */
export function listWorldConfigs({
  worldFiles,
  databaseFile,
  port,
}: {
  worldFiles: readonly string[]
  databaseFile: string
  port: number
}): readonly [WorldConfig, ...WorldConfig[]] {
  const [first, ...others] = worldFiles
  return [
    { name: getWorldName(first), file: first, databaseFile, port },
    ...others.map((file, index) => ({
      name: getWorldName(file),
      file,
      databaseFile: getDatabaseFile(databaseFile, getWorldName(file)),
      port: port === 0 ? 0 : port + index + 1,
    })),
  ]
}

function getWorldName(file: string | undefined): string {
  return file === undefined ? 'demo' : basename(file, extname(file))
}

function getDatabaseFile(file: string, name: string): string {
  if (file === ':memory:') return file
  const end = extname(file)
  return `${file.slice(0, file.length - end.length)}-${name}${end}`
}
