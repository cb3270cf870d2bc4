import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedPnpm, type RunCommand } from './run-command.ts'

/**
 * Checks the dist-tag of a pull request's snapshots: `pr-` and its number.
 *
 * @throws Error for any other tag, for example `latest`
 */
export function snapshotTag(word = ''): string {
  if (/^pr-[1-9]\d*$/.test(word)) return word
  throw new Error(`A snapshot is named by its pull request, for example pr-12, not "${word}"`)
}

/**
 * Writes the versions of a snapshot into the working tree, so that `git restore .` reverts all of it.
 *
 * @param run - runs commands in the repository's root
 * @returns the version of all packages
 * @throws Error if there are uncommitted changes or no changesets, or a command fails
 */
export function writeSnapshot(root: string, tag: string, run: RunCommand): string {
  const must = (command: string, ...args: string[]): string => {
    const { ok, output, errors } = run(command, args)
    if (!ok) throw new Error(`${command} ${args.join(' ')} failed: ${output}${errors}`)
    return output
  }
  const changed = must('git', '-C', root, 'status', '--short', '--untracked-files=no')
  if (changed !== '') throw new Error(`Commit first; "git restore ." would lose:\n${changed}`)
  must('changeset', 'version', '--snapshot', tag)
  const files = globSync('packages/*/package.json', { cwd: root }).map((file) => join(root, file))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const versions = texts.map((text) => (JSON.parse(text) as { version: string }).version)
  const version = versions.find((each) => each.startsWith(`0.0.0-${tag}-`))
  if (version === undefined) throw new Error('No changesets found. Add one: npx changeset')
  // `^0.0.0-pr-12-…` would accept the snapshots of pull request 13, too.
  for (const [index, file] of files.entries())
    writeFileSync(file, texts[index]?.replaceAll('"workspace:^"', '"workspace:*"') ?? '')
  const install = ['install', '--lockfile-only', '--no-frozen-lockfile']
  must('npx', ...pinnedPnpm, '--dir', root, ...install)
  // `git restore` does not remove untracked files.
  must('git', '-C', root, 'clean', '--force', '--quiet', '--', ':(glob)packages/*/CHANGELOG.md')
  return version
}
