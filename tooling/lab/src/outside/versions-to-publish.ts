import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runIn } from './application.ts'

type Names = Record<string, string>

interface Manifest {
  version: string
  dependencies?: Names
  peerDependencies?: Names
}

/**
 * What a site is created with. From 1.0.0 on `^` takes a later minor version, too: so will sites that are created once the
 * packages have left 0.x.
 */
export const firstVersion = '1.0.0'

/** What is published afterwards, one after the other: something is mended, then something is new. */
export const nextVersions = ['1.0.1', '1.1.0'] as const

/** What a visitor sees of the next versions: a button says something else. */
export const changedWords = { from: 'Continue to payment', to: 'Go on to the payment' } as const

/** Unpacks packed packages into folders below one, which npm publishes from in one go. */
export function unpackPackages(tarballs: string, folder: string): void {
  for (const file of globSync('*.tgz', { cwd: tarballs })) {
    const target = join(folder, file.replace(/-\d[^-]*\.tgz$/, ''))
    mkdirSync(target, { recursive: true })
    execFileSync('tar', ['-xzf', join(tarballs, file), '-C', target, '--strip-components=1'])
  }
}

/**
 * Publishes unpacked packages under one version; each needs the others in this version, or a later compatible one.
 *
 * @param folder - contains the unpacked packages
 * @param environment - names the registry, and who publishes
 * @throws Error when npm does not publish one
 */
export async function publishVersion(
  folder: string,
  version: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const files = globSync('*/package.json', { cwd: folder })
  for (const file of files) {
    const manifest = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Manifest
    manifest.version = version
    for (const group of [manifest.dependencies ?? {}, manifest.peerDependencies ?? {}]) {
      for (const name of Object.keys(group)) {
        if (name.startsWith('@milepost/')) group[name] = `^${version}`
      }
    }
    writeFileSync(join(folder, file), JSON.stringify(manifest))
  }
  const workspaces = files.map((file) => dirname(file))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, workspaces }))
  const publish = ['publish', '--workspaces', '--ignore-scripts', '--loglevel=error']
  await runIn(folder, 'npm', publish, environment)
}

/**
 * Writes the change that visitors see into the unpacked framework.
 *
 * @throws Error when nothing says the words that are to change
 */
export function changeWords(folder: string): void {
  const files = globSync('milepost-framework/{dist/**/*.js,messages.json}', { cwd: folder })
  const changed = files.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    if (!text.includes(changedWords.from)) return false
    writeFileSync(join(folder, file), text.replaceAll(changedWords.from, changedWords.to))
    return true
  })
  if (changed.length === 0) throw new Error(`Nothing says ${changedWords.from}`)
}

/**
 * Reads which of our packages an application has locked, and refuses two copies, and versions that it should not have.
 *
 * @param folder - of the application
 * @param packages - those that it needs, such as `milepost-ui`
 * @throws Error when one is missing, is there twice, or has another version
 */
export function expectInstalled(
  folder: string,
  packages: readonly string[],
  version: string,
): void {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  const installed = Object.entries(lock.packages)
    .filter(([place]) => place.includes('node_modules/@milepost/'))
    .map(([place, one]) => `${place} ${one.version}`)
  const expected = packages.map(
    (name) => `node_modules/${name.replace('milepost-', '@milepost/')} ${version}`,
  )
  if (installed.toSorted().join() !== expected.toSorted().join()) {
    throw new Error(`Installed is ${installed.join(', ')} in place of ${expected.join(', ')}`)
  }
}
