/**
 * `npm run lab -- accessibility`: evaluates every kind of page of both demo sites by WCAG 2.2, and writes to `reports`:
 * `acr.yaml` (OpenACR), `acr.html`, `acr.json` and the accessibility trees. `--keep` also updates the product's
 * conformance for each site's statement. Names of page kinds after `--` limit the run, without a report. Fails if a
 * check fails.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stringify } from 'yaml'
import { acrProblems } from './conformance/acr-problems.ts'
import { componentRows } from './conformance/component-rows.ts'
import { conformanceModule } from './conformance/conformance-module.ts'
import { countChecks } from './conformance/count-checks.ts'
import { criteria } from './conformance/criteria.data.ts'
import { manualNotes, notLookedAt } from './conformance/manual-notes.data.ts'
import { judgeCriteria } from './conformance/judge-criteria.ts'
import { reportPage } from './conformance/report-page.ts'
import { toAcr } from './conformance/to-acr.ts'
import { runChecks } from './run/run-checks.ts'

const root = resolve(import.meta.dirname, '../../..')
const folder = join(root, 'reports')
const shipped = join(root, 'packages/framework/src/pages/content/conformance.data.ts')
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'))

const { observations, trees } = await runChecks(only, console.log)
const counts = countChecks(observations)
const failed = observations.filter(({ problems }) => problems.length > 0)
for (const { check, place, problems } of failed) {
  console.error(`${check}, ${place}:\n  ${problems.join('\n  ')}`)
}
console.table(counts)

if (only.length === 0) {
  const { version } = readJson(join(root, 'packages/framework/package.json')) as { version: string }
  const day = new Date().toISOString().slice(0, 10)
  const judgements = judgeCriteria(criteria, observations, manualNotes, notLookedAt)
  const acr = toAcr(judgements, { version, day })
  const wrong = acrProblems(acr)
  if (wrong.length > 0)
    throw new Error(`The report is not in OpenACR's format:\n${wrong.join('\n')}`)
  const stories = join(folder, 'stories.json')
  const components = componentRows(
    readdirSync(join(root, 'packages/ui/src/components')),
    existsSync(stories) ? readJson(stories) : undefined,
  )
  mkdirSync(join(folder, 'accessibility-trees'), { recursive: true })
  for (const [name, tree] of trees) {
    writeFileSync(
      join(folder, 'accessibility-trees', `${name.replaceAll(' ', '-')}.txt`),
      `${tree}\n`,
    )
  }
  writeFileSync(join(folder, 'acr.yaml'), stringify(acr))
  writeFileSync(join(folder, 'acr.html'), reportPage(acr, judgements, counts, components))
  writeFileSync(
    join(folder, 'acr.json'),
    JSON.stringify({ observations, counts, components }, null, 1),
  )
  const levels = Map.groupBy(judgements, ({ adherence }) => adherence)
  for (const [level, own] of levels) console.log(`${level}: ${own.length} of ${judgements.length}`)
  console.log(
    `components: ${components.filter(({ status }) => status === 'passes').length} of ${components.length} pass their stories`,
  )
  console.log('reports/acr.yaml, reports/acr.html and reports/accessibility-trees are written.')
  if (process.argv.includes('--keep')) {
    const [, declaration = ''] = readFileSync(shipped, 'utf8').split(
      /(?=\/\*\* Conformance of the product)/,
    )
    writeFileSync(shipped, conformanceModule(judgements, { version, day, declaration }))
    execFileSync(join(root, 'node_modules/.bin/oxfmt'), [shipped])
    console.log('What the statement says of the product is kept.')
  }
}
process.exitCode = failed.length === 0 ? 0 : 1

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
