/**
 * `npm run lab -- interactions`: how long a phone takes to answer what somebody does first on a page, with a processor four
 * times as slow and 400 ms to the server: from the press to the next picture, as the browser's Event Timing says. Each is done while
 * nothing but the page has been loaded, and again once the application runs. `-- --only search --rounds 3` does less of it.
 */
import { parseArgs } from 'node:util'
import { chromiumLaunchOptions } from '@milepost/config/chromium'
import {
  makePageOnSandbox,
  signedInState,
  signUpOnSandbox,
} from '@milepost/config/sign-up-on-sandbox'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { startStack } from './start-stack.ts'

interface Interaction {
  what: string
  /** `:page` stands for the page of who is signed in. */
  path: string
  act: (page: Page) => Promise<void>
  /** Who is signed in: the application then comes by itself, and nothing can be pressed before it. @default nobody */
  who?: 'owner' | 'newcomer'
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
      press(page.getByRole('main').getByRole('link', { name: 'Share', exact: true }).first()),
  },
  {
    what: 'people search',
    path: '/people',
    act: (page) =>
      page.getByRole('main').getByRole('combobox').first().pressSequentially('may', { delay: 80 }),
  },
  {
    what: 'the way to start a page',
    path: '/start',
    act: (page) => press(page.locator('main a[href*="/register"]').first()),
  },
  {
    what: 'start a page',
    path: '/register',
    who: 'newcomer',
    act: async (page) => {
      await page.getByLabel('Name of your page').pressSequentially('My mile', { delay: 80 })
      await page.getByLabel('What you want to raise').pressSequentially('500', { delay: 80 })
      await page.getByRole('button', { name: 'Make my page' }).click()
    },
  },
  {
    what: 'log an activity',
    path: '/fundraising-edit/:page',
    who: 'owner',
    act: async (page) => {
      const activities = page.getByRole('region', { name: 'Activities', exact: true })
      await activities.getByLabel('Distance').pressSequentially('8', { delay: 80 })
      await activities.getByLabel('Title').pressSequentially('First light', { delay: 80 })
      await activities.getByRole('button', { name: 'Log it' }).click()
    },
  },
  {
    what: 'tabs',
    path: '/sponsors',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
]

let made = 0
const browser = await chromium.launch(chromiumLaunchOptions())
const stack = await startStack('tideline')
try {
  const found = []
  for (const interaction of interactions.filter(({ what }) => what.includes(asked.only))) {
    const { what, who } = interaction
    const later = await medianOf(() => measure(browser, { interaction, starts: true }))
    const row: Record<string, string | number> = { what, 'application running, ms': later }
    if (!who) {
      const first = await medianOf(() => measure(browser, { interaction, starts: false }))
      row['first, ms'] = first
    }
    found.push(row)
    console.log(row)
  }
  console.log(
    `\nSlowest answer to a press or a key, medians of ${rounds}, processor 4 times as slow`,
  )
  console.table(found)
} finally {
  await browser.close()
  await stack.stop()
}
async function medianOf(measureOnce: () => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let round = 0; round < rounds; round += 1) values.push(await measureOnce())
  return values.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
}

/** The longest time from a press or a key to the next picture, in milliseconds; below 16 it counts as 16. */
async function measure(
  at: Browser,
  { interaction, starts }: { interaction: Interaction; starts: boolean },
): Promise<number> {
  const context = await at.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const page = await context.newPage()
  const slug = interaction.who ? await signIn(context, interaction.who) : ''
  const address = stack.site.origin + interaction.path.replace(':page', slug)
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

/** Scrolls to something, as people do before they see it, and presses it a moment later. */
async function press(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await control.page().waitForTimeout(1000)
  await control.click({ noWaitAfter: true })
}

/** Signs somebody new in, in this browser, past the screens; the address of their page, if they have one. */
async function signIn(context: BrowserContext, who: 'owner' | 'newcomer'): Promise<string> {
  made += 1
  const slug = `perf-${process.pid}-${made}`
  const name = { firstName: 'Robin', lastName: `Wader ${made}` }
  const sandbox = stack.sandbox.origin
  const user = await signUpOnSandbox(sandbox, {
    site: 'tideline',
    email: `${slug}@example.org`,
    ...name,
  })
  const hasExistingPage = who === 'owner'
  if (hasExistingPage)
    await makePageOnSandbox(sandbox, { site: 'tideline', user, slug, title: 'My mile' })
  const state = signedInState(user, { name: 'Robin Wader', hasExistingPage, now: Date.now() })
  await context.addInitScript((kept) => localStorage.setItem('app-state', kept), state)
  return slug
}
