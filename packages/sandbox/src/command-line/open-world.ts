import { readFileSync } from 'node:fs'
import { createSandbox, type Sandbox } from '../sandbox/create-sandbox.ts'
import { type SandboxServer, serveSandbox } from '../sandbox/serve-sandbox.ts'
import { parseWorldFile, WorldFileError } from '../seed/world-file.ts'
import { ForeignDatabaseError } from '../seed/prepare-database.ts'
import type { CommandLine } from './parse-arguments.ts'
import type { WorldConfig } from './world-configs.ts'

/** Exit code if the port is in use, so that the parent process can retry with another port. */
export const portInUseCode = 98

/** A world that is being served. */
export interface RunningWorld {
  readonly name: string
  readonly origin: string
  readonly server: SandboxServer
}

/** Reason why a world could not start, and the exit code. */
interface OpenWorldFailure {
  readonly problem: string
  readonly exitCode: number
}

/**
 * Opens a world and serves it.
 *
 * @param parts.worlds - returns all worlds that are currently served, for the front page
 */
export async function openWorld(
  place: WorldConfig,
  options: CommandLine,
  parts: { log: (message: string) => void; worlds: () => readonly RunningWorld[] },
): Promise<{ readonly server: SandboxServer } | OpenWorldFailure> {
  const opened = createWorldSandbox(place, options, parts)
  if ('problem' in opened) return opened
  const { sandbox } = opened
  const { host } = options
  try {
    return { server: await serveSandbox(sandbox, place.port, host) }
  } catch (error) {
    sandbox.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      const problem = `${host} is not an address of this machine. Choose another with --host.`
      return { problem, exitCode: 2 }
    }
    if (code !== 'EADDRINUSE') throw error
    const problem = `port ${place.port} is taken. Choose another with --port, or 0 for any free port.`
    return { problem, exitCode: portInUseCode }
  }
}

function createWorldSandbox(
  { file, databaseFile }: WorldConfig,
  { contentRoot, siteOrigin, scenario, reset, scale, seed, tokenLifetimeSeconds }: CommandLine,
  { log, worlds }: { log: (message: string) => void; worlds: () => readonly RunningWorld[] },
): { sandbox: Sandbox } | OpenWorldFailure {
  try {
    const world = file === undefined ? undefined : parseWorldFile(readFileSync(file, 'utf8'), file)
    const sandbox = createSandbox({
      databaseFile,
      reset,
      scale,
      seed,
      tokenLifetimeSeconds,
      worlds,
      log,
      ...(contentRoot === undefined ? {} : { content: { root: contentRoot } }),
      ...(world === undefined ? {} : { world }),
      ...(siteOrigin === undefined ? {} : { siteOrigin }),
      ...(scenario === undefined ? {} : { scenario }),
    })
    return { sandbox }
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && file !== undefined
    if (!isMissing && !(error instanceof ForeignDatabaseError || error instanceof WorldFileError)) {
      throw error
    }
    return {
      problem: isMissing ? `${file} does not exist.` : (error as Error).message,
      exitCode: 2,
    }
  }
}
