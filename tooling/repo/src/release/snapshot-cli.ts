/**
 * `npm run release:snapshot -- pr-12`: gives what waits for a release a version for trying it, such as
 * `0.0.0-pr-12-20261123190000`. Nothing of it is committed.
 */
import { join } from 'node:path'
import { runCommand } from './run-command.ts'
import { snapshotTagOf } from './snapshot-tag.ts'
import { writeSnapshot } from './write-snapshot.ts'

try {
  const version = writeSnapshot({
    root: join(import.meta.dirname, '../../../..'),
    tag: snapshotTagOf(process.argv[2]),
    run: runCommand,
  })
  console.log(`All packages have the version ${version}, in this folder alone. Do not commit it.
  Pack them:       npm run release:pack
  Take them back:  git restore .`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
