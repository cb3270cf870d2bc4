import { parseArgs } from 'node:util'
import { chromiumLaunchOptions } from '@milepost/config/chromium'
import {
  makePageOnSandbox,
  signedInState,
  signUpOnSandbox,
} from '@milepost/config/sign-up-on-sandbox'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { startApplication } from './outside/site-visits.ts'
import { percentile } from './processes.ts'
import { type Stack, startStack } from './stack.ts'

interface Interaction {
  name: string
  /** `:page` stands for the supporter's page. */
  path: string
  act: (page: Page) => Promise<void>
  /** Who is signed in: the application then starts by itself. */
  who?: 'owner' | 'newcomer'
}

const cpuSlowdown = 4
const latencyMs = 400
/** Long enough for the page to answer, and for the application to arrive. */
const settleMs = 4000

const press = (page: Page, name: string) =>
  page.getByRole('button', { name }).click({ noWaitAfter: true })
const type = (field: Locator, text: string) => field.pressSequentially(text, { delay: 80 })

const steps: readonly Interaction[] = [
  { name: 'menu', path: '/', act: (page) => press(page, 'Menu') },
  {
    name: 'donate',
    path: '/fundraising/maya-walks/donate',
    act: (page) => press(page, 'Continue to payment'),
  },
  {
    name: 'share',
    path: '/fundraising/maya-walks',
    act: async (page) => {
      const share = page.getByRole('main').getByRole('link', { name: 'Share', exact: true }).first()
      await share.scrollIntoViewIfNeeded()
      await page.waitForTimeout(1000)
      await share.click({ noWaitAfter: true })
    },
  },
  {
    name: 'start a page',
    path: '/register',
    who: 'newcomer',
    act: async (page) => {
      await type(page.getByLabel('Name of your page'), 'My mile')
      await type(page.getByLabel('What you want to raise'), '500')
      await press(page, 'Make my page')
    },
  },
  {
    name: 'log an activity',
    path: '/fundraising-edit/:page',
    who: 'owner',
    act: async (page) => {
      await type(page.getByLabel('Distance'), '8')
      await type(
        page.getByRole('region', { name: 'Activities' }).getByLabel('Title'),
        'First light',
      )
      await press(page, 'Log it')
    },
  },
]

/**
 * The time until a phone paints after a press or key on a page, as the browser's Event Timing reports it, with a slow processor and
 * line: while only the page is loaded, and once the application runs. `--only menu --rounds 3` runs less of it.
 */
export async function interactions(): Promise<void> {
  const { values: options } = parseArgs({
    options: { only: { type: 'string', default: '' }, rounds: { type: 'string', default: '5' } },
  })
  const browser = await chromium.launch(chromiumLaunchOptions())
  const stack = await startStack('tideline')
  const medianOf = async (interaction: Interaction, starts: boolean) => {
    const values: number[] = []
    for (let round = 0; round < Number(options.rounds); round += 1)
      values.push(await measure(browser, stack, interaction, starts))
    return percentile(values, 50)
  }
  try {
    const rows = []
    for (const interaction of steps.filter(({ name }) => name.includes(options.only))) {
      const first = interaction.who ? undefined : await medianOf(interaction, false)
      const later = await medianOf(interaction, true)
      rows.push({ name: interaction.name, 'first, ms': first, 'application running, ms': later })
    }
    console.table(rows)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

/** The longest time from a press or key to the next frame, in milliseconds; at least 16. */
async function measure(browser: Browser, stack: Stack, step: Interaction, starts: boolean) {
  const { path, act, who } = step
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const slug = who ? await signIn(context, who, stack.sandbox.origin) : ''
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
  await page.goto(stack.origin + path.replace(':page', slug), { waitUntil: 'networkidle' })
  if (starts) await startApplication(page)
  await page.waitForLoadState('networkidle')
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await devTools.send('Network.enable')
  const line = { latency: latencyMs, downloadThroughput: -1, uploadThroughput: -1 }
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await act(page)
  await page.waitForTimeout(settleMs)
  await context.close()
  return longest
}

let made = 0

/** Signs a new supporter in, and returns the slug of their page, if they have one. */
async function signIn(context: BrowserContext, who: string, sandbox: string): Promise<string> {
  made += 1
  const slug = `perf-${process.pid}-${made}`
  const person = { email: `${slug}@example.org`, firstName: 'Robin', lastName: `Wader ${made}` }
  const user = await signUpOnSandbox(sandbox, { site: 'tideline', ...person })
  const page = { site: 'tideline', user, slug, title: 'My mile' } as const
  const hasExistingPage = who === 'owner'
  if (hasExistingPage) await makePageOnSandbox(sandbox, page)
  const state = signedInState(user, { name: 'Robin Wader', hasExistingPage, now: Date.now() })
  await context.addInitScript((stored) => localStorage.setItem('app-state', stored), state)
  return slug
}
