import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedPnpm, type RunCommand } from './run-command.ts'

export interface PublishOptions {
  /** Contains the tarballs of `pnpm pack`. */
  folder: string
  run: RunCommand
  /** More options for `pnpm publish`. @default none */
  flags?: readonly string[]
  /**
   * Publishes snapshots only, under this tag: a pull request may write any version, and a version that is not a snapshot must not
   * reach people who did not request one. @default every package, under `latest`
   */
  snapshotTag?: string | undefined
}

const publishArgs = ['--access', 'public', '--no-git-checks', '--ignore-scripts']

/**
 * Publishes the tarballs whose versions the registry does not have, so that a second run continues an interrupted one.
 *
 * @returns `name@version` of the published packages
 * @throws Error if a package cannot be read, looked up or published
 */
export function publishPacked({ folder, run, flags = [], snapshotTag }: PublishOptions): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  if (files.length === 0) throw new Error(`${folder} has no packed package`)
  return files.toSorted().flatMap((file) => {
    const path = join(folder, file)
    const manifest = run('tar', ['-xzOf', path, 'package/package.json'])
    const { name, version } = JSON.parse(manifest.output || '{}') as Record<string, string>
    if (!name || !version) throw new Error(`${path} is not a packed package`)
    const release = `${name}@${version}`
    if (snapshotTag !== undefined && !version.startsWith(`0.0.0-${snapshotTag}-`)) return []
    if (isPublished(release, run)) return []
    const tag = snapshotTag === undefined ? [] : ['--tag', snapshotTag]
    const args = [...pinnedPnpm, 'publish', path, ...publishArgs, ...tag, ...flags]
    const { ok, output, errors } = run('npx', args)
    if (!ok) throw new Error(`${release} is not published: ${output}${errors}`)
    return [release]
  })
}

/** Whether the registry has a version. */
function isPublished(release: string, run: RunCommand): boolean {
  const { ok, output, errors } = run('npm', ['view', release, 'version'])
  if (ok) return output.trim() !== ''
  if (/\bE404\b/.test(errors)) return false
  throw new Error(`The registry does not answer whether it has ${release}: ${errors}`)
}
