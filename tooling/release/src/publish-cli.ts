/** `npm run release:publish`: publishes what `npm run release:pack` made. Further arguments go to `pnpm publish`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishPacked } from './publish-packed.ts'
import { runCommand } from './run-command.ts'

const folder = join(import.meta.dirname, '../../../reports/release')
const published = publishPacked({
  folder,
  run: runCommand,
  log: (line) => console.log(line),
  flags: process.argv.slice(2),
})
writeFileSync(join(folder, 'published.txt'), published.map((name) => `${name}\n`).join(''))
