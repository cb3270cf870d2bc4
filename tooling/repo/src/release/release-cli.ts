/** `npm run release -- <step>`: the steps of a release. Without a step it lists what there is. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findAdvisories, partsLists } from './advisories.ts'
import { publishPacked } from './publish-packed.ts'
import { pinnedPnpm, runCommand } from './run-command.ts'
import { sbomProblems } from './sbom-problems.ts'
import { snapshotTagOf } from './snapshot-tag.ts'
import { writeSnapshot } from './write-snapshot.ts'

const root = join(import.meta.dirname, '../../../..')
const reports = join(root, 'reports')
const folder = join(reports, 'release')
const [step = '', ...args] = process.argv.slice(2)

/** @throws Error with what the command said, when it fails */
function run(command: string, ...words: string[]): void {
  const { ok, output, errors } = runCommand(command, words)
  if (!ok) throw new Error(`${command} ${words.join(' ')}\n${output}${errors}`)
}

const pnpm = (...words: string[]) => run('npx', ...pinnedPnpm, ...words)

function pack(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  pnpm('exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only')
  pnpm('--recursive', '--filter=./packages/*', 'pack', '--pack-destination', folder)
  const files = readdirSync(folder).toSorted()
  console.log(`Packed ${files.length} packages into reports/release:`)
  for (const file of files) console.log(`  ${file}`)
  if (files.some((file) => file.endsWith('-0.0.0.tgz')))
    console.log(
      '0.0.0 is for trying only. "npm run release -- version" gives the number to publish.',
    )
}

function publish(): void {
  const at = args.indexOf('--snapshot')
  const snapshotTag = at === -1 ? undefined : snapshotTagOf(args.splice(at, 2)[1])
  const log = (line: string) => console.log(line)
  const published = publishPacked({ folder, run: runCommand, log, flags: args, snapshotTag })
  writeFileSync(join(folder, 'published.txt'), published.map((name) => `${name}\n`).join(''))
}

function listParts(): void {
  const file = join(reports, 'sbom.cdx.json')
  mkdirSync(reports, { recursive: true })
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6']
  pnpm('--dir', root, 'sbom', ...format, '--sbom-type', 'application', '--out', file)
  const document = JSON.parse(readFileSync(file, 'utf8')) as { components?: unknown[] }
  const problems = sbomProblems(document)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log(`sbom: ${document.components?.length ?? 0} parts in reports/sbom.cdx.json`)
}

/** @throws Error naming each package with a known vulnerability */
async function lookUpAdvisories(): Promise<void> {
  listParts()
  const found = await findAdvisories(partsLists(root))
  const lines = found.map(({ part, ids }) => `${part}: ${ids.join(', ')}`)
  if (lines.length > 0) throw new Error(lines.join('\n'))
  console.log('No known vulnerability in any of them')
}

function takeSnapshot(): void {
  const version = writeSnapshot({ root, tag: snapshotTagOf(args[0]), run: runCommand })
  console.log(`All packages have the version ${version}, in this folder alone. Do not commit it.
  Pack them:       npm run release -- pack
  Take them back:  git restore .`)
}

const steps: Readonly<Record<string, { does: string; run: () => void | Promise<void> }>> = {
  version: {
    does: 'writes versions and changelogs from the changesets',
    run: () => {
      pnpm('exec', 'changeset', 'version')
      pnpm('exec', 'oxfmt')
      pnpm('install', '--lockfile-only')
    },
  },
  pack: { does: 'builds and packs the packages into reports/release', run: pack },
  publish: {
    does: 'publishes what was packed; --snapshot pr-12 for snapshots, other options go to pnpm publish',
    run: publish,
  },
  snapshot: {
    does: 'gives all packages a version for trying a pull request, such as pr-12',
    run: takeSnapshot,
  },
  sbom: { does: 'lists all third-party parts in reports/sbom.cdx.json', run: listParts },
  advisories: {
    does: 'looks up all third-party parts, also bundled ones, in the database of OSV',
    run: lookUpAdvisories,
  },
}

const chosen = steps[step]
if (chosen === undefined) {
  const lines = Object.entries(steps).map(([key, { does }]) => `  ${key.padEnd(9)} ${does}`)
  console.log(`npm run release -- <step>\n\n${lines.join('\n')}`)
  process.exitCode = step === '' ? 0 : 1
} else {
  try {
    await chosen.run()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
