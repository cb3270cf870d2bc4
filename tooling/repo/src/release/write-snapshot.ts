import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinSnapshots } from './pin-snapshots.ts'
import { pinnedPnpm, type RunCommand } from './run-command.ts'

export interface SnapshotOptions {
  /** The repository. */
  root: string
  /** Such as `pr-12`. */
  tag: string
  run: RunCommand
}

/** Also where a workflow runs it, in which pnpm would not change the lockfile unasked. */
const writeLockfile = ['install', '--lockfile-only', '--no-frozen-lockfile'] as const

/**
 * Writes the versions of a snapshot into the working tree, so that `git restore .` takes all of it back.
 *
 * @returns the version that all packages have now
 * @throws Error when something is not committed, no changeset waits, or changesets fail
 */
export function writeSnapshot({ root, tag, run }: SnapshotOptions): string {
  const git = (...args: string[]) => run('git', ['-C', root, ...args])
  const changed = git('status', '--short', '--untracked-files=no')
  if (!changed.ok) throw new Error(`git does not answer: ${changed.errors}`)
  if (changed.output !== '') {
    throw new Error(
      `These files have changes:\n${changed.output}\n` +
        'A snapshot is taken back with "git restore .", which would lose them.\n' +
        'Commit them first. If they are an earlier snapshot, take it back.',
    )
  }
  const versions = run('changeset', ['version', '--snapshot', tag])
  if (!versions.ok) throw new Error(`changeset gave no versions: ${versions.errors}`)
  const manifests = globSync('packages/*/package.json', { cwd: root }).map((file) =>
    join(root, file),
  )
  const version = versionsOf(manifests).find((one) => one.startsWith(`0.0.0-${tag}-`))
  if (version === undefined) {
    throw new Error('No changeset waits, so there is nothing to try. Write one: npx changeset')
  }
  pinSnapshots(manifests)
  const lockfile = run('npx', [...pinnedPnpm, '--dir', root, ...writeLockfile])
  if (!lockfile.ok) throw new Error(`pnpm wrote no lockfile: ${lockfile.output}${lockfile.errors}`)
  // Restoring brings back what was changed and leaves what is new. No tarball has a changelog.
  git('clean', '--force', '--quiet', '--', ':(glob)packages/*/CHANGELOG.md')
  return version
}

function versionsOf(manifests: readonly string[]): string[] {
  return manifests.map(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version,
  )
}
