import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '@milepost/config/chromium'
import type { RehearsalFolder } from './in-a-folder.ts'
import { run } from './run.ts'
import { runScratchProjects } from './scratch-projects.ts'
import { startRegistry, type LocalRegistry } from './start-registry.ts'

const pnpm = ['--yes', 'pnpm@12.21.0']

/**
 * Goes through a whole release without leaving this machine: clones what is committed, versions it by
 * its changesets, builds, publishes to a registry of its own, installs from there into projects of
 * other kinds and runs them; then the same with a second version.
 *
 * @param root - the repository
 * @param folder - an empty folder to work in
 * @throws Error when a step fails, or there is no Chromium
 */
export async function rehearseRelease({ root, folder, log }: RehearsalFolder): Promise<void> {
  if (findChromium() === undefined) {
    throw new Error('There is no Chromium. Install it, or set CHROMIUM_PATH to its file.')
  }
  log('takes some ten minutes; nothing leaves this machine')
  log('cloning what is committed, and installing')
  const clone = join(folder, 'clone')
  run('git', ['clone', '--quiet', root, clone], { cwd: folder })
  run('npx', [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: clone })
  log('starting a registry')
  const registry = await startRegistry(join(folder, 'registry'))
  try {
    log('writing the first version, building, packing, publishing: minutes without a word')
    const first = release(clone, registry)
    log(`published to it: ${describe(first)}`)
    const scratch = join(folder, 'scratch')
    mkdirSync(scratch)
    cpSync(join(import.meta.dirname, '../../applications/release'), scratch, { recursive: true })
    await runScratchProjects({ folder: scratch, versions: first, registry, log })

    writeFileSync(
      join(clone, '.changeset/rehearsed.md'),
      `---\n'@milepost/measures': patch\n---\n\nRehearse a second version.\n`,
    )
    log('the same with a second version')
    const second = release(clone, registry)
    log(`published to it: ${describe(second)}`)
    expectSecondVersion(clone, first, second)
    await runScratchProjects({ folder: scratch, versions: second, registry, log })
  } finally {
    await registry.stop()
  }
}

/** Versions, builds and publishes, by the commands of the release workflow. */
function release(clone: string, registry: LocalRegistry): Map<string, string> {
  run('npm', ['run', 'release:version'], { cwd: clone })
  run('npm', ['run', 'release:pack'], { cwd: clone, timeoutMs: 600_000 })
  // Where it comes from can be signed in the release workflow alone.
  run('npm', ['run', 'release:publish', '--', '--no-provenance'], {
    cwd: clone,
    environment: registry.environment,
  })
  return new Map(
    globSync('packages/*/package.json', { cwd: clone }).map((file) => {
      const { name, version } = readManifest(join(clone, file))
      const published = run('npm', ['view', `${name}@${version}`, 'version'], {
        cwd: clone,
        environment: registry.environment,
      }).trim()
      if (published !== version) throw new Error(`${name}@${version} is not published`)
      return [name, version] as const
    }),
  )
}

function expectSecondVersion(
  clone: string,
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): void {
  const name = '@milepost/measures'
  if (first.get(name) === second.get(name)) throw new Error(`${name} got no second version`)
  const changelog = readFileSync(join(clone, 'packages/measures/CHANGELOG.md'), 'utf8')
  if (!changelog.includes('Rehearse a second version.')) {
    throw new Error('The changelog says nothing of the second version')
  }
  const platform = readFileSync(join(clone, 'packages/platform/CHANGELOG.md'), 'utf8')
  if (!platform.includes(`${name}@${second.get(name)}`)) {
    throw new Error('The platform’s changelog does not name the measures it needs now')
  }
}

function readManifest(file: string): { name: string; version: string } {
  return JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string }
}

/** All have one number: anything else shows here. */
function describe(versions: ReadonlyMap<string, string>): string {
  return `${versions.size} packages, ${[...new Set(versions.values())].join(' and ')}`
}
