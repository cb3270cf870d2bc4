/** The second half of `npm run release:pack`: packs each package, built before, into `reports/release`. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedPnpm } from './pinned-pnpm.ts'
import { runCommand } from './run-command.ts'

const folder = join(import.meta.dirname, '../../../../reports/release')
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
if (ok) {
  const files = readdirSync(folder).toSorted()
  console.log(`Packed ${files.length} packages into reports/release:`)
  for (const file of files) console.log(`  ${file}`)
  if (files.some((file) => file.endsWith('-0.0.0.tgz')))
    console.log('0.0.0 is for trying only. "npm run release:version" gives the number to publish.')
} else {
  console.error(output, errors)
  process.exitCode = 1
}
