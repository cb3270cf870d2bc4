import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measureCoverage, parseOverruled, parseRequirements } from './spec-coverage.ts'
import { readTestReports } from './test-reports.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // A short run shows as many rows as this; without it, none may be open.
  options: { 'at-least': { type: 'string' } },
})
/** A folder with `docs/spec`, sources and test reports; the workspace itself when none is named. */
const root = resolve(positionals[0] ?? join(import.meta.dirname, '../../../..'))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const tests = readTestReports(root)
const coverage = measureCoverage(
  parseRequirements(read('docs/spec/requirements.tsv')),
  tests,
  parseOverruled(read('docs/spec/overruled.tsv')),
)

const ran =
  tests.length === 0
    ? 'no test has run yet: npm test writes the reports'
    : `${tests.length} tests ran`
console.log(`Requirements shown by passing tests (${ran})\n`)
for (const { area, covered, total } of coverage.areas) {
  console.log(`  ${area.padEnd(10)} ${String(covered).padStart(3)}/${total}`)
}
console.log(`  ${'all'.padEnd(10)} ${String(coverage.covered).padStart(3)}/${coverage.total}`)
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports/requirements.md'), whereShown())
console.log('\nWhere each is shown: reports/requirements.md')

const problems = [
  ...(coverage.open.length === 0 || coverage.covered >= Number(values['at-least'] ?? Infinity)
    ? []
    : [`Open, as no passing test shows them: ${coverage.open.map(({ id }) => id).join(' ')}`]),
  ...coverage.unknown.map(
    ({ id, where }) => `${where} names ${id}, which is not in docs/spec/requirements.tsv`,
  ),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1

/** Every requirement with the tests that show it, as a page to read. */
function whereShown(): string {
  const rows = coverage.shown.map(({ requirement: { id, text }, tests: showing, overruledBy }) => {
    const places = showing.map(({ file, title }) => `- \`${file}\`: ${title}`)
    const shown = places.join('\n') || 'Shown by no test.'
    const decision = overruledBy === undefined ? '' : `A decision overrules it: ${overruledBy}\n\n`
    return `## ${id}\n\n${text}\n\n${decision}${shown}\n`
  })
  return `# Requirements and the tests that show them\n\n${rows.join('\n')}`
}
