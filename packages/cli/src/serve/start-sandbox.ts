import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SandboxServer } from '@milepost/sandbox'
import type { CommandContext } from '../command/command.ts'
import { CommandError } from '../command/command-errors.ts'

interface StartSandboxOptions {
  readonly content: string
  /** World file. If it does not exist, the demo worlds are used. */
  readonly world: string
  readonly siteOrigin: string
  readonly port: number
  readonly scale: number
  readonly reset: boolean
}

/**
 * Starts the sandbox in this process, so that both end together. Its database is in `.milepost` of the working directory.
 *
 * @throws {CommandError} if the database is not the sandbox's, or the world file is invalid
 */
export async function startSandbox(
  { content, world, siteOrigin, port, scale, reset }: StartSandboxOptions,
  { cwd, log }: Pick<CommandContext, 'cwd' | 'log'>,
): Promise<SandboxServer> {
  const { createSandbox, ForeignDatabaseError, parseWorldFile, serveSandbox, WorldFileError } =
    await import('@milepost/sandbox')
  const folder = join(cwd, '.milepost')
  await mkdir(folder, { recursive: true })
  try {
    const text = await readFile(world, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    const sandbox = createSandbox({
      databaseFile: join(folder, 'sandbox.db'),
      content: { root: content },
      ...(text === undefined ? {} : { world: parseWorldFile(text, world) }),
      siteOrigin,
      scale,
      reset,
      log: (line) => log(`  sandbox: ${line}`),
    })
    return await serveSandbox(sandbox, port)
  } catch (error) {
    if (error instanceof WorldFileError) {
      throw new CommandError(error.message, 'Fix the file, and run this command again.', {
        cause: error,
      })
    }
    if (!(error instanceof ForeignDatabaseError)) throw error
    throw new CommandError(error.message, `Move or delete ${folder}, and run this command again.`, {
      cause: error,
    })
  }
}
