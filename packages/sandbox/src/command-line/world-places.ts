import { basename, extname } from 'node:path'

/** A world of the process: what it is called, and where it is kept and reached. */
export interface WorldPlace {
  readonly name: string
  /** Undefined for the demo worlds. */
  readonly file: string | undefined
  readonly databaseFile: string
  readonly port: number
}

/**
 * Where each world of a process is: the first at the port and in the database that the command names, the next one at the
 * next port and in a database with its name. Without a file there are the demo worlds, in one place.
 *
 * @param options.port - 0 takes any free port for each
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
