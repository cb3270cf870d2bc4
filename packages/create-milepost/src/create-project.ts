import { relative, resolve } from 'node:path'
import type { CommonOptions } from '@clack/prompts'
import { askOptions } from './ask-options.ts'
import type { PackageManager } from './package-manager.ts'
import { readOptions } from './read-options.ts'
import { createSiteFacts } from './site-facts.ts'
import { starterVersions } from './starter-versions.ts'
import { writeSite } from './write-site.ts'

/** Environment of the command, so that tests can replace it. */
export interface CreateScope {
  readonly cwd: string
  /** Version of this package and of all other Milepost packages. */
  readonly version: string
  /** Streams for the questions; undefined without a terminal. */
  readonly terminal: CommonOptions | undefined
  readonly say: (line: string) => void
  readonly manager: PackageManager
  readonly runManager: (
    manager: PackageManager,
    folder: string,
    args: readonly string[],
  ) => Promise<void>
}

/**
 * Creates a site: asks for omitted options, writes the files, installs packages and starts the site.
 *
 * @throws CommanderError for an invalid option, or if the folder is not empty
 */
export async function createProject(args: readonly string[], scope: CreateScope): Promise<void> {
  const line = readOptions(args, scope.say)
  if (line === undefined) return
  const isAsked = scope.terminal !== undefined && line.options.yes !== true
  const options = isAsked ? await askOptions(line, scope.terminal) : line.options
  const facts = createSiteFacts(options)
  const folder = resolve(scope.cwd, line.folder ?? facts.key)
  const { manager, runManager } = scope
  const files = await writeSite(folder, facts, {
    manager,
    ours: `^${scope.version}`,
    others: starterVersions,
  })
  scope.say(`${files.length} files written to ${folder}`)
  if (options.install) {
    scope.say('Installing packages …')
    await runManager(manager, folder, manager.install)
  }
  const place = relative(scope.cwd, folder) || '.'
  const steps = [
    `cd ${place}`,
    ...(options.install ? [] : [`${manager.name} install`]),
    `${manager.run} dev`,
  ]
  scope.say(['', ...steps.map((step) => `  ${step}`), ''].join('\n'))
  scope.say(`Then edit content/${facts.key}, and run "${manager.run} doctor".`)
  if (options.install && options.start) await runManager(manager, folder, ['run', 'dev'])
}
