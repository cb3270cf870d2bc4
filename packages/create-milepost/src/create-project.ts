import { relative, resolve } from 'node:path'
import type { CommonOptions } from '@clack/prompts'
import { askOptions } from './ask-options.ts'
import type { PackageManager } from './package-manager.ts'
import { parseCommandLine } from './parse-command-line.ts'
import { createSiteDetails } from './site-details.ts'
import { starterVersions } from './starter-versions.ts'
import { writeSite } from './write-site.ts'

/** Environment of the command, so that tests can replace it. */
export interface CreateScope {
  readonly cwd: string
  /** Version of this package and of all other Milepost packages. */
  readonly version: string
  /** Streams for the questions; undefined without a terminal. */
  readonly terminal: CommonOptions | undefined
  readonly log: (line: string) => void
  readonly manager: PackageManager
  readonly runPackageManager: (
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
  const line = parseCommandLine(args, scope.log)
  if (line === undefined) return
  const isAsked = scope.terminal !== undefined && line.options.yes !== true
  const options = isAsked ? await askOptions(line, scope.terminal) : line.options
  const details = createSiteDetails(options)
  const folder = resolve(scope.cwd, line.folder ?? details.key)
  const { manager, runPackageManager } = scope
  const files = await writeSite(folder, details, {
    manager,
    milepostVersion: `^${scope.version}`,
    thirdPartyVersions: starterVersions,
  })
  scope.log(`${files.length} files written to ${folder}`)
  if (options.install) {
    scope.log('Installing packages …')
    await runPackageManager(manager, folder, manager.install)
  }
  const place = relative(scope.cwd, folder) || '.'
  const steps = [
    `cd ${place}`,
    ...(options.install ? [] : [`${manager.name} install`]),
    `${manager.run} dev`,
  ]
  scope.log(['', ...steps.map((step) => `  ${step}`), ''].join('\n'))
  scope.log(`Then edit content/${details.key}, and run "${manager.run} doctor".`)
  if (options.install && options.start) await runPackageManager(manager, folder, ['run', 'dev'])
}
