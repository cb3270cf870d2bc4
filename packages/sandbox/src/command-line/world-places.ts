import { basename, extname } from 'node:path'

/** A world of the process: its name, database and port. */
export interface WorldPlace {
  readonly name: string
  /** Undefined for the demo worlds. */
  readonly file: string | undefined
  readonly databaseFile: string
  readonly port: number
}

/**
 * Returns the port and database of each world: the first one as given, the others at the next ports and in databases
 * with their names. Without world files, the demo worlds share one.
 *
 * @param options.port - 0 takes a free port for each
 */
export function worldPlaces({
  worldFiles,
  databaseFile,
  port,
}: {
  worldFiles: readonly string[]
  databaseFile: string
  port: number
}): readonly [WorldPlace, ...WorldPlace[]] {
  const [first, ...others] = worldFiles
  return [
    { name: nameOf(first), file: first, databaseFile, port },
    ...others.map((file, index) => ({
      name: nameOf(file),
      file,
      databaseFile: databaseOf(databaseFile, nameOf(file)),
      port: port === 0 ? 0 : port + index + 1,
    })),
  ]
}

function nameOf(file: string | undefined): string {
  return file === undefined ? 'demo' : basename(file, extname(file))
}

function databaseOf(file: string, name: string): string {
  if (file === ':memory:') return file
  const end = extname(file)
  return `${file.slice(0, file.length - end.length)}-${name}${end}`
}
