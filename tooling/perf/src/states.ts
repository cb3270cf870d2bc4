/**
 * `npm run perf:states`: how long `/preview/matrix` takes to show the home page in sixty states, and whether a fault of the
 * layout that one of them has is told of at that one alone. Five people, on four days, with a platform that answers, is slow
 * or is down.
 */
import { chromiumLaunchOptions } from '@milepost/presets/chromium'
import { chromium } from 'playwright'
import { startStack } from './start-stack.ts'

const states = {
  who: ['visitor', 'member', 'captain', 'owner', 'admin'],
  when: ['before', 'during', 'last-day', 'over'],
  platform: ['platform-up', 'platform-slow', 'platform-down'],
}
/** The state whose page is too wide. */
const faulty = 'owner,last-day,platform-slow'
const longestMs = 300_000

const stack = await startStack('tideline')
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.route(
    (url) => url.searchParams.get('pageState') === faulty && !url.pathname.endsWith('.json'),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace('<h1 ', '<h1 style="inline-size:120vw;max-inline-size:none" ')
      await route.fulfill({ response, body })
    },
  )
  const query = new URLSearchParams({ page: '/', combine: 'all' })
  for (const [aspect, words] of Object.entries(states)) {
    for (const word of words) query.append(aspect, word)
  }
  const startedMs = performance.now()
  await page.goto(`${stack.site.origin}/preview/matrix?${query}`)
  await page.locator('[data-ready]').waitFor({ timeout: longestMs })
  const seconds = (performance.now() - startedMs) / 1000
  const shown = await page.locator('li[data-outcome]').count()
  const faults = await page.locator('li[data-outcome]:not([data-outcome=fine])').allInnerTexts()
  console.log(`${shown} states in ${seconds.toFixed(1)} s; ${faults.length} with a fault:`)
  for (const fault of faults) console.log(fault.replaceAll(/\s+/g, ' '))
  if (shown !== 60 || faults.length !== 1) process.exitCode = 1
} finally {
  await browser.close()
  await stack.stop()
}
