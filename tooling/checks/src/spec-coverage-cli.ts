import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { measureCoverage, parseRequirements } from './spec-coverage.ts'
import { readTestReports } from './test-reports.ts'

/** A folder with `docs/spec` and test reports; the workspace itself when none is named. */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../../..'))
const requirements = parseRequirements(
  readFileSync(join(root, 'docs/spec/requirements.tsv'), 'utf8'),
)
const tests = readTestReports(root)
const coverage = measureCoverage(requirements, tests)

const ran =
  tests.length === 0
    ? 'no test has run yet: npm test writes the reports'
    : `${tests.length} tests ran`
console.log(`Requirements shown by passing tests (${ran})\n`)
for (const { area, covered, total } of coverage.areas) {
  console.log(`  ${area.padEnd(10)} ${String(covered).padStart(3)}/${total}`)
}
console.log(`  ${'all'.padEnd(10)} ${String(coverage.covered).padStart(3)}/${coverage.total}`)
if (coverage.open.length > 0) {
  console.log(`\nOpen: ${coverage.open.map((row) => row.id).join(' ')}`)
}
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports/requirements.md'), whereShown())
console.log('\nWhere each is shown: reports/requirements.md')
for (const { id, test } of coverage.unknown) {
  console.error(
    `${test.report}: "${test.title}" names ${id}, which is not in docs/spec/requirements.tsv`,
  )
}
process.exitCode = coverage.unknown.length === 0 ? 0 : 1

/** Every requirement with the tests that show it, as a page to read. */
function whereShown(): string {
  const rows = coverage.shown.map(({ requirement: { id, text }, tests: showing }) => {
    const places = showing.map(({ file, title }) => `- \`${file}\`: ${title}`)
    return `## ${id}\n\n${text}\n\n${places.join('\n') || 'Shown by no test.'}\n`
  })
  return `# Requirements and the tests that show them\n\n${rows.join('\n')}`
}
