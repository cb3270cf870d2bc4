/**
 * `npm run cards`: draws share cards of 1,000 random brands and names, measures them, and writes some of them and what
 * was measured to `reports/cards/`. `--count=<number>` draws fewer, `--seed=<number>` others.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import { cardsReport, type JudgedCard } from './cards-report.ts'
import { createTools } from './create-tools.ts'
import { judgeCard } from './judge-card.ts'
import { randomCard } from './random-card.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '20261125' },
  },
})
const folder = resolve(import.meta.dirname, '../../../../reports/cards')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const numRuns = Number(values.count)
/** One card of so many is kept, so that there are 48 to look at. */
const keptEvery = Math.ceil(numRuns / 48)
const tools = await createTools()
const judged: JudgedCard[] = []
for (const [index, each] of fc
  .sample(randomCard, { numRuns, seed: Number(values.seed) })
  .entries()) {
  // oxlint-disable-next-line no-await-in-loop -- what is timed runs alone
  const { jpeg, ...verdict } = await judgeCard(each, tools)
  judged.push({ ...verdict, bytes: jpeg.length, picture: each.picture })
  const isOdd = verdict.misplaced.length > 0 || verdict.isShortened
  if (index % keptEvery === 0 || isOdd) {
    writeFileSync(join(folder, `${isOdd ? 'odd-' : ''}${String(index).padStart(4, '0')}.jpg`), jpeg)
  }
}
const report = cardsReport(judged)
writeFileSync(join(folder, 'cards.md'), report)
console.log(report)
