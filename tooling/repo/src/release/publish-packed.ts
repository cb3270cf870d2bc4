import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedPnpm, type RunCommand } from './run-command.ts'

export interface PublishOptions {
  /** Contains the packed packages, as `pnpm pack` made them. */
  folder: string
  run: RunCommand
  log: (line: string) => void
  /** More for `pnpm publish`. @default none */
  flags?: readonly string[]
  /**
   * Publishes snapshots alone, under this tag: whoever made them may have written any version, and one that is no
   * snapshot must not come to people who asked for none. Left out: every package is published, under `latest`.
   */
  snapshotTag?: string | undefined
}

/**
 * Publishes the packed packages whose versions the registry does not have yet. A second run goes on where a first
 * one broke off.
 *
 * @returns `name@version` of those that are new
 * @throws Error when one cannot be read, looked up or published
 */
export function publishPacked({
  folder,
  run,
  log,
  flags = [],
  snapshotTag,
}: PublishOptions): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  if (files.length === 0) throw new Error(`${folder} has no packed package`)
  return files.toSorted().flatMap((file) => {
    const path = join(folder, file)
    const { name, version } = factsOf(path, run)
    if (snapshotTag !== undefined && !version.startsWith(`0.0.0-${snapshotTag}-`)) {
      log(`${name}: is no snapshot of ${snapshotTag}`)
      return []
    }
    if (isPublished(name, run)) {
      log(`${name}: is published already`)
      return []
    }
    const published = run('npx', [
      ...pinnedPnpm,
      'publish',
      path,
      '--access',
      'public',
      '--no-git-checks',
      '--ignore-scripts',
      ...(snapshotTag === undefined ? [] : ['--tag', snapshotTag]),
      ...flags,
    ])
    if (!published.ok)
      throw new Error(`${name} is not published: ${published.output}${published.errors}`)
    log(`${name}: published`)
    return [name]
  })
}

/** Its name with its version, and the version alone. */
function factsOf(path: string, run: RunCommand): { name: string; version: string } {
  const { ok, output } = run('tar', ['-xzOf', path, 'package/package.json'])
  const { name, version } = JSON.parse(ok ? output : '{}') as { name?: string; version?: string }
  if (name === undefined || version === undefined) throw new Error(`${path} is no packed package`)
  return { name: `${name}@${version}`, version }
}

/** Whether the registry has it. That it cannot be asked is no answer. */
function isPublished(name: string, run: RunCommand): boolean {
  const { ok, output, errors } = run('npm', ['view', name, 'version'])
  if (ok) return output.trim() !== ''
  if (/\bE404\b/.test(errors)) return false
  throw new Error(`Whether ${name} is published cannot be found out: ${errors}`)
}
