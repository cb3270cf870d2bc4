/**
 * `npm run perf:interactions`: how long a phone takes to answer what somebody does first on a page, with a processor four
 * times as slow and 400 ms to the server: from the press to the next picture, as the browser's Event Timing says. Each is done while
 * nothing but the page has been loaded, and again once the application runs. `-- --only search --rounds 3` does less of it.
 */
import { parseArgs } from 'node:util'
import { chromiumLaunchOptions } from '@milepost/presets/chromium'
import { type Figure, recordFigures } from '@milepost/presets/figures'
import { type Browser, chromium, type Page } from 'playwright'
import { startStack } from './start-stack.ts'

interface Interaction {
  what: string
  path: string
  act: (page: Page) => Promise<void>
}

const slowdown = 4
const latencyMs = 400
const { values: asked } = parseArgs({
  options: { only: { type: 'string', default: '' }, rounds: { type: 'string', default: '5' } },
})
const rounds = Number(asked.rounds)
/** Long enough for the page to answer, and for the application to come. */
const settleMs = 4000

const interactions: readonly Interaction[] = [
  { what: 'menu', path: '/', act: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  {
    what: 'sign-in dialog',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Log in' }).first().click()
    },
  },
  {
    what: 'choose an amount',
    path: '/fundraising/maya-walks/donate',
    act: (page) => page.getByRole('radio').nth(1).locator('xpath=..').click(),
  },
  {
    what: 'type an amount',
    path: '/fundraising/maya-walks/donate',
    act: (page) =>
      page.getByRole('textbox', { name: 'Other amount' }).pressSequentially('12.50', { delay: 80 }),
  },
  {
    what: 'give',
    path: '/fundraising/maya-walks/donate',
    act: (page) =>
      page.getByRole('button', { name: 'Continue to payment' }).click({ noWaitAfter: true }),
  },
  {
    what: 'share',
    path: '/fundraising/maya-walks',
    act: (page) =>
      page.getByRole('main').getByRole('link', { name: 'Share', exact: true }).first().click(),
  },
  {
    what: 'people search',
    path: '/people',
    act: (page) =>
      page.getByRole('main').getByRole('combobox').first().pressSequentially('may', { delay: 80 }),
  },
  {
    what: 'tabs',
    path: '/sponsors',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
]

const browser = await chromium.launch(chromiumLaunchOptions())
const figures: Figure[] = []
const stack = await startStack('tideline')
try {
  const found = []
  for (const interaction of interactions.filter(({ what }) => what.includes(asked.only))) {
    const address = stack.site.origin + interaction.path
    const first = await medianOf(() => measure(browser, address, { interaction, starts: false }))
    const later = await medianOf(() => measure(browser, address, { interaction, starts: true }))
    found.push({ what: interaction.what, 'first, ms': first, 'application running, ms': later })
    console.log(`${interaction.what}: ${first} ms at first, ${later} ms later`)
    figures.push(
      { row: 45, measure: `${interaction.what}, first`, value: first, unit: 'ms' },
      { row: 45, measure: `${interaction.what}, later`, value: later, unit: 'ms' },
    )
  }
  console.log(
    `\nSlowest answer to a press or a key, medians of ${rounds}, processor 4 times as slow`,
  )
  console.table(found)
} finally {
  await browser.close()
  await stack.stop()
}
recordFigures('interactions', figures)

async function medianOf(measureOnce: () => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let round = 0; round < rounds; round += 1) values.push(await measureOnce())
  return values.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
}

/** The longest time from a press or a key to the next picture, in milliseconds; below 16 it counts as 16. */
async function measure(
  at: Browser,
  address: string,
  { interaction, starts }: { interaction: Interaction; starts: boolean },
): Promise<number> {
  const context = await at.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const page = await context.newPage()
  let longest = 16
  await page.exposeFunction('noteDuration', (ms: number) => {
    longest = Math.max(longest, ms)
  })
  await page.addInitScript(() => {
    const { noteDuration } = globalThis as unknown as { noteDuration: (ms: number) => void }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) noteDuration(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  if (starts) {
    await page.evaluate(() => document.dispatchEvent(new Event('milepost-start')))
    await page.waitForSelector('html[data-hydrated]')
    await page.waitForLoadState('networkidle')
  }
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await interaction.act(page)
  await page.waitForTimeout(settleMs)
  await context.close()
  return longest
}
