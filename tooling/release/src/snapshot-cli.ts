/**
 * `npm run release:snapshot -- pr-12`: gives what waits for a release a version for trying it, such as
 * `0.0.0-pr-12-20261123190000`. Nothing of it is committed.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pinSnapshots } from './pin-snapshots.ts'
import { runCommand } from './run-command.ts'
import { snapshotTagOf } from './snapshot-tag.ts'

const root = join(import.meta.dirname, '../../..')
const tag = snapshotTagOf(process.argv[2])
const { ok, output, errors } = runCommand('changeset', ['version', '--snapshot', tag])
console.log(output)
if (!ok) throw new Error(`changeset gave no versions: ${errors}`)
pinSnapshots(globSync('packages/*/package.json', { cwd: root }).map((file) => join(root, file)))
