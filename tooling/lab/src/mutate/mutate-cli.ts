/**
 * `npm run lab -- mutate [package…]`: changes the code of packages bit by bit and says which changes no test notices.
 * `--sample` changes a few rules only, in seconds, and fails when any change goes unnoticed.
 * `--part 1/8` takes an eighth of the files of each package, chosen by their names: a whole package takes hours.
 * `--files src/a.ts,src/b.ts` takes those files of one package alone, for example while their tests are written.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { partOf, readPart } from './part.ts'
import { strykerSettings } from './stryker-settings.ts'
import { sampleTargets, targets } from './targets.ts'

const root = resolve(import.meta.dirname, '../../../..')
const folder = join(root, 'reports/mutation')
const isSample = process.argv.includes('--sample')
const known = isSample ? sampleTargets : targets
const words = process.argv.slice(2)
const part = words.includes('--part') ? readPart(valueOf('--part')) : undefined
const files = valueOf('--files')?.split(',')
const wanted = words.filter(
  (word, at) => !word.startsWith('--') && !['--part', '--files'].includes(words[at - 1] ?? ''),
)
const unknown = wanted.filter((name) => !(name in known))
if (unknown.length > 0) {
  console.error(
    `No such package: ${unknown.join(', ')}. There are ${Object.keys(known).join(', ')}.`,
  )
  process.exit(2)
}
if (files !== undefined && wanted.length !== 1) {
  console.error(
    '--files needs one package: npm run lab -- mutate content -- --files src/a.ts,src/b.ts',
  )
  process.exit(2)
}

const core = dirname(createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json'))
mkdirSync(folder, { recursive: true })
const failed: string[] = []
for (const [name, target] of Object.entries(known)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n── ${name}`)
  const reports = join(folder, reportName(name))
  const mutate = files ?? (part ? partOf(join(root, target.folder), target, part) : target.mutate)
  const settings = `${reports}.stryker.json`
  writeFileSync(
    settings,
    JSON.stringify(strykerSettings({ ...target, mutate }, { reports, isSample }), null, 2),
  )
  const { status } = spawnSync(
    process.execPath,
    [join(core, 'bin/stryker.js'), 'run', settings, '--logLevel', 'warn'],
    {
      cwd: join(root, target.folder),
      stdio: 'inherit',
      // Property tests try a tenth of their cases: there is a run for every change.
      env: {
        ...process.env,
        MUTATING: '1',
        FUZZ_RUNS_FACTOR: '0.1',
        ...(target.keepsModules && { KEEP_MODULES: '1' }),
      },
    },
  )
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) console.error(`\nToo many changes went unnoticed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

/** What follows an option on the command line. */
function valueOf(option: string): string | undefined {
  return words.includes(option) ? words[words.indexOf(option) + 1] : undefined
}

function reportName(name: string): string {
  if (files) return `${name}-files`
  return part ? `${name}-${part.number}-of-${part.of}` : name
}
