/** `npm run release -- <step>`: the steps of a release. Without a step it lists them. Publishing needs no installed packages. */
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findAdvisories } from './advisories.ts'
import { publishPacked } from './publish-packed.ts'
import { pinnedPnpm, runCommand } from './run-command.ts'
import { snapshotTag, writeSnapshot } from './snapshot.ts'

const root = join(import.meta.dirname, '../../../..')
const reports = join(root, 'reports')
const folder = join(reports, 'release')
const [step = '', ...args] = process.argv.slice(2)

/** @throws Error with the output if the command fails */
function pnpm(...words: string[]): void {
  const { ok, output, errors } = runCommand('npx', [...pinnedPnpm, ...words])
  if (!ok) throw new Error(`pnpm ${words.join(' ')}\n${output}${errors}`)
}

function version(): void {
  pnpm('exec', 'changeset', 'version')
  pnpm('exec', 'oxfmt')
  pnpm('install', '--lockfile-only')
}

function pack(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  pnpm('exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only')
  pnpm('--recursive', '--filter=./packages/*', 'pack', '--pack-destination', folder)
  console.log(`reports/release: ${readdirSync(folder).toSorted().join(', ')}`)
}

function publish(): void {
  const at = args.indexOf('--snapshot')
  const tag = at === -1 ? undefined : snapshotTag(args.splice(at, 2)[1])
  const published = publishPacked({ folder, run: runCommand, flags: args, snapshotTag: tag })
  const lines = published.map((name) => `${name}\n`).join('')
  writeFileSync(join(folder, 'published.txt'), lines)
  console.log(lines === '' ? 'Nothing to publish' : lines)
}

function snapshot(): void {
  const written = writeSnapshot(root, snapshotTag(args[0]), runCommand)
  console.log(
    `All packages have the version ${written}. Do not commit it; "git restore ." reverts it.`,
  )
}

interface Part {
  name: string
  purl?: string
  scope?: string
  licenses?: readonly unknown[]
}

function sbom(): void {
  const file = join(reports, 'sbom.cdx.json')
  mkdirSync(reports, { recursive: true })
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6']
  pnpm('--dir', root, 'sbom', ...format, '--sbom-type', 'application', '--out', file)
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: readonly Part[] }
  const isOurs = ({ purl }: Part) => purl?.startsWith('pkg:npm/%40milepost/')
  const shipped = components.filter((part) => part.scope !== 'excluded' && !isOurs(part))
  const unclear = shipped.filter(({ purl, licenses }) => !purl || !licenses?.length)
  if (unclear.length > 0)
    throw new Error(`No licence: ${unclear.map(({ name }) => name).join(', ')}`)
  console.log(`sbom: ${components.length} parts in reports/sbom.cdx.json`)
}

/** @throws Error naming each package with a known vulnerability */
async function advisories(): Promise<void> {
  sbom()
  const lists = globSync(['reports/sbom.cdx.json', 'packages/*/dist/sbom.cdx.json'], { cwd: root })
  const lines = await findAdvisories(lists.map((file) => join(root, file)))
  if (lines.length > 0) throw new Error(lines.join('\n'))
  console.log('No known vulnerability in any of them')
}

const steps: Readonly<Record<string, readonly [does: string, run: () => void | Promise<void>]>> = {
  version: ['writes versions and changelogs from the changesets', version],
  pack: ['builds and packs the packages into reports/release', pack],
  publish: [
    'publishes the tarballs; --snapshot pr-12 for snapshots, other options go to pnpm publish',
    publish,
  ],
  snapshot: ['gives all packages a version for a pull request, for example pr-12', snapshot],
  sbom: ['lists all third-party parts in reports/sbom.cdx.json', sbom],
  advisories: [
    'looks up all third-party parts, also bundled ones, in the database of OSV',
    advisories,
  ],
}

const chosen = steps[step]
if (chosen === undefined) {
  const lines = Object.entries(steps).map(([key, [does]]) => `  ${key.padEnd(10)} ${does}`)
  console.log(`npm run release -- <step>\n\n${lines.join('\n')}`)
  process.exitCode = step === '' ? 0 : 1
} else {
  try {
    await chosen[1]()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
