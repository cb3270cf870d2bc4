/**
 * `npm run lab -- lighthouse`: what a first visit of each kind of page costs, in both demo sites, and what
 * Lighthouse's phone says of the home page. Fails where a page is over the budget of the site's size-budget.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@milepost/config/chromium'
import { chromium } from 'playwright'
import { installLighthouse, type LighthouseFigures } from './lighthouse.ts'
import { pageTypes } from './page-types.ts'
import { root, startStack } from './start-stack.ts'
import { weighFirstPaint, weighPage } from './weigh-page.ts'

const budget = JSON.parse(readFileSync(join(root, 'apps/site/size-budget.json'), 'utf8')) as {
  beforeIntention: number
  javascript: number
  total: number
}
const lighthouse = installLighthouse()
const browser = await chromium.launch(chromiumLaunchOptions())
const report: Record<string, unknown> = {}
let over = 0
try {
  for (const site of ['tideline', 'summit'] as const) {
    const stack = await startStack(site)
    try {
      const weights = []
      const weightsBefore = []
      for (const { type, path } of await pageTypes(site, stack.site.origin)) {
        const before = await weighPage(browser, stack.site.origin + path, { starts: false })
        const weight = await weighPage(browser, stack.site.origin + path, { starts: true })
        const isOverBefore = type !== 'sign-in' && before.totalKb > budget.beforeIntention
        if (isOverBefore) over += 1
        weightsBefore.push({ page: type, ...before, over: isOverBefore })
        const isOver = weight.scriptKb > budget.javascript || weight.totalKb > budget.total
        if (isOver) over += 1
        weights.push({ page: type, ...weight, over: isOver })
      }
      console.log(`\n${site}: first visits at 360 px before anybody acts, kB as they travel`)
      console.table(weightsBefore)
      console.log(`\n${site}: the same once the application runs`)
      console.table(weights)
      const beforePaint = await weighFirstPaint(browser, `${stack.site.origin}/`)
      console.log(`${site}: ${beforePaint} kB of the home page before a phone's first paint`)
      const runs: LighthouseFigures[] = []
      for (let round = 0; round < 3; round += 1)
        runs.push(await lighthouse.audit(`${stack.site.origin}/`))
      console.log(`${site}: Lighthouse, phone, home page, three runs`)
      console.table(runs)
      report[site] = { weightsBefore, weights, beforePaintKb: beforePaint, lighthouse: runs }
    } finally {
      await stack.stop()
    }
  }
} finally {
  await browser.close()
  lighthouse.remove()
}
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports/perf.json'), JSON.stringify(report, null, 2))
if (over > 0) console.error(`${over} pages are over the budget`)
process.exitCode = over === 0 ? 0 : 1
