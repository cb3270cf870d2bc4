import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { defineCommand } from '../command/command.ts'
import { CommandError, UsageError } from '../command/command-errors.ts'
import { fallbackIfMissing } from '../application/fallback-if-missing.ts'
import { parseRenames, renameImports } from './renames.ts'

/** `milepost upgrade`: installs the latest version of Milepost and updates renamed imports. */
export const upgradeCommand = defineCommand({
  options: {
    to: {
      type: 'string',
      value: '<version>',
      description: 'version to install (default: the latest)',
    },
    from: {
      type: 'string',
      value: '<version>',
      description: 'only update imports renamed since this version, and install nothing',
    },
  },
  example: 'upgrade',
  details:
    'Sets all Milepost packages in package.json to one version, and installs them. In app/ and test/, imports of renamed exports get\nthe new name, such as "import { new as old }". Commit your work first, and read the changelogs in node_modules/@milepost.',
  async run({ options }, context) {
    const { cwd, step } = context
    const manifestFile = join(cwd, 'package.json')
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
    const groups = [manifest.dependencies ?? {}, manifest.devDependencies ?? {}]
    const names = groups.flatMap((group) =>
      Object.keys(group).filter((name) => name.startsWith('@milepost/')),
    )
    if (names.length === 0) throw new UsageError('package.json contains no Milepost packages.')
    const from = options.from ?? (await getInstalledVersion(cwd, names[0] ?? ''))
    if (options.from === undefined) {
      const to = await step('Finding the version', () =>
        fetchAvailableVersion(options.to ?? 'latest'),
      )
      for (const group of groups)
        for (const name of names) if (name in group) group[name] = `^${to}`
      await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
      const manager = detectPackageManager(cwd)
      // `npm install` keeps transitive Milepost packages, whose peer ranges then conflict with the new version.
      const command = manager === 'npm' ? 'update' : 'install'
      await step(`Installing ${to}`, () => runCommand(manager, [command], cwd))
    }
    const renamed = await renameInApplication(cwd, names, from)
    const version = await getInstalledVersion(cwd, names[0] ?? '')
    return {
      lines: [
        ...renamed.map((file) => `Renamed imports in ${file}`),
        from === version ? `Milepost ${version} is up to date` : `Milepost ${from} → ${version}`,
      ],
      json: { from, version, renamed },
    }
  },
})

/** On Windows, npm is a script of the shell. */
const needsShell = process.platform === 'win32'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** @throws {CommandError} if the package is not installed */
async function getInstalledVersion(cwd: string, name: string): Promise<string> {
  try {
    const file = createRequire(join(cwd, 'package.json')).resolve(`${name}/package.json`)
    return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
  } catch (cause) {
    throw new CommandError(`${name} is not installed`, 'Install the packages first.', { cause })
  }
}

/** @throws {CommandError} if the registry has no such version */
async function fetchAvailableVersion(requested: string): Promise<string> {
  try {
    const args = ['view', `@milepost/framework@${requested}`, 'version']
    const { stdout } = await promisify(execFile)('npm', args, { shell: needsShell })
    // A range may match several versions, the newest of which is last.
    const version = /(\d+\.\d+\.\d+[\w.-]*)'?\s*$/.exec(stdout)?.[1]
    if (version !== undefined) return version
    throw new Error('no such version')
  } catch (cause) {
    throw new CommandError(
      `There is no version ${requested} of @milepost/framework`,
      'Check the version and the network, and run this command again.',
      { cause },
    )
  }
}

/** Returns the package manager whose lockfile exists. */
function detectPackageManager(cwd: string): string {
  if (existsSync(join(cwd, 'pnpm-lock.yaml'))) return 'pnpm'
  return existsSync(join(cwd, 'yarn.lock')) ? 'yarn' : 'npm'
}

async function runCommand(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, shell: needsShell, stdio: ['ignore', 2, 2] })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code === 0) return
  throw new CommandError(
    `${command} ${args.join(' ')} failed`,
    'Fix the errors above, and run this command again.',
  )
}

/** Returns the files whose imports were renamed. */
async function renameInApplication(
  cwd: string,
  names: readonly string[],
  since: string,
): Promise<string[]> {
  const changelogs = await Promise.all(
    names.map((name) =>
      fallbackIfMissing(readFile(join(cwd, 'node_modules', name, 'CHANGELOG.md'), 'utf8'), ''),
    ),
  )
  const renames = parseRenames(changelogs, since)
  const changed: string[] = []
  for await (const entry of glob('{app,test}/**/*.{ts,tsx}', { cwd })) {
    const file = join(cwd, entry)
    const source = await readFile(file, 'utf8')
    const next = renameImports(source, renames)
    if (next === source) continue
    await writeFile(file, next)
    changed.push(relative(cwd, file))
  }
  return changed.toSorted()
}
