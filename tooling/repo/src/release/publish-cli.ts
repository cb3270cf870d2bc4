/**
 * `npm run release:publish`: publishes what `npm run release:pack` made. `--snapshot pr-12` publishes snapshots alone, under
 * that tag. Further arguments go to `pnpm publish`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishPacked } from './publish-packed.ts'
import { runCommand } from './run-command.ts'
import { snapshotTagOf } from './snapshot-tag.ts'

const args = process.argv.slice(2)
const at = args.indexOf('--snapshot')
const snapshotTag = at === -1 ? undefined : snapshotTagOf(args.splice(at, 2)[1])
const folder = join(import.meta.dirname, '../../../../reports/release')
const published = publishPacked({
  folder,
  run: runCommand,
  log: (line) => console.log(line),
  flags: args,
  snapshotTag,
})
writeFileSync(join(folder, 'published.txt'), published.map((name) => `${name}\n`).join(''))
