/** `npm run sbom`: lists all that the workspace is made of in `reports/sbom.cdx.json`, and checks the list. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedPnpm } from './pinned-pnpm.ts'
import { runCommand } from './run-command.ts'
import { sbomProblems } from './sbom-problems.ts'

const root = join(import.meta.dirname, '../../../..')
const file = join(root, 'reports/sbom.cdx.json')
mkdirSync(join(root, 'reports'), { recursive: true })
const { ok, output, errors } = runCommand('npx', [
  ...pinnedPnpm,
  '--dir',
  root,
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-spec-version',
  '1.6',
  '--sbom-type',
  'application',
  '--out',
  file,
])
if (!ok) throw new Error(`pnpm made no list: ${output}${errors}`)
const document = JSON.parse(readFileSync(file, 'utf8')) as { components?: unknown[] }
const problems = sbomProblems(document)
for (const problem of problems) console.error(problem)
console.log(`sbom: ${document.components?.length ?? 0} parts in reports/sbom.cdx.json`)
process.exitCode = problems.length === 0 ? 0 : 1
