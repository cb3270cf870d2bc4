/**
 * `npm run report`: every target beside what was last measured, in one table, and what falls short by
 * name. It measures nothing itself: run `npm run bench`, `npm run perf` and `npm run load` before.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '@milepost/presets/figures'
import { root } from './start-stack.ts'
import { reportLines } from './report-lines.ts'
import { targets } from './targets.ts'

const figures = globSync('reports/figures/*.json', { cwd: root }).flatMap(
  (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Figure[],
)
const lines = reportLines(targets, figures)
console.log('| # | target | measured | |\n|---|---|---|---|')
for (const { row, what, found, verdict } of lines)
  console.log(`| ${row} | ${what} | ${found} | ${verdict} |`)
const short = lines.filter(({ verdict }) => verdict === 'falls short')
console.log(
  short.length === 0
    ? '\nNothing that was measured falls short.'
    : `\nFalls short: ${short.map(({ row, what, found }) => `${row} (${what}: ${found})`).join('; ')}`,
)
