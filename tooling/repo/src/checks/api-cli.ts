/** `npm run api`: compares the exports of each published package with its `api.txt`. `--keep` records them if there is a changeset. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Manifest, readApi } from './read-api.ts'

const root = resolve(import.meta.dirname, '../../../..')
const isKeeping = process.argv.includes('--keep')
/** The front matter of changesets names packages. */
const changesets = globSync('.changeset/*.md', { cwd: root }).map(
  (file) => readFileSync(join(root, file), 'utf8').split('---')[1] ?? '',
)
let problems = 0
for (const path of globSync('packages/*', { cwd: root }).toSorted()) {
  const folder = join(root, path)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const file = join(folder, 'api.txt')
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const current = readApi(folder, manifest)
  if (recorded === current) continue
  const { name } = manifest
  const hasChangeset = changesets.some((text) => new RegExp(`^['"]?${name}['"]?:`, 'm').test(text))
  if (isKeeping && hasChangeset) {
    writeFileSync(file, current)
    console.log(`${name}: recorded`)
    continue
  }
  problems += 1
  const next = hasChangeset ? 'Review them and run: npm run api -- --keep' : 'Run: npx changeset'
  console.error(`${name}: the exports changed. ${next}`)
}
console.log(`exports: ${problems === 0 ? 'unchanged' : `${problems} packages to review`}`)
process.exitCode = problems === 0 ? 0 : 1
