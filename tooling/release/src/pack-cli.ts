/** The second half of `npm run release:pack`: packs each package, built before, into `reports/release`. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedPnpm } from './pinned-pnpm.ts'
import { runCommand } from './run-command.ts'

const folder = join(import.meta.dirname, '../../../reports/release')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const { ok, output, errors } = runCommand('npx', [
  ...pinnedPnpm,
  '--recursive',
  '--filter=./packages/*',
  'pack',
  '--pack-destination',
  folder,
])
console.log(output)
if (!ok) {
  console.error(errors)
  process.exitCode = 1
}
