import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@milepost/config/chromium'
import { freePort } from '@milepost/config/free-port'
import { chromium, type Page } from 'playwright'
import { runIn } from './application.ts'
import { addSection } from './milepost-command.ts'
import { fillAccount, makePage } from './supporter-journey.ts'
import { withServer } from './with-server.ts'

/** As a stranger would answer. */
const answers = ['river', '--name', 'River Trust', '--country', 'IE', '--primary', '#0b5d6b']
const mostFiles = 12
const minuteMs = 60_000

/**
 * Begins a site by `npm create milepost`, without a question, in an empty folder; waits for its first page, runs its
 * tests, reads its pages, and has a supporter make a page.
 *
 * @param folder - an empty folder
 * @param environment - of a stranger, whose registry has our packages
 * @returns the folder of the site
 * @throws Error when a step fails, or a page is not the charity's own
 */
export async function runCreatedSite(
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const site = join(folder, 'river')
  const startedMs = Date.now()
  const create = ['create', 'milepost', ...answers.slice(0, 1), '--', ...answers.slice(1), '--yes']
  await withServer(
    { cwd: folder, command: 'npm', args: create, environment, isGroup: true },
    async (origin) => {
      await seePage(origin, ['River Trust', '€205', '#0b5d6b'])
      const seconds = Math.round((Date.now() - startedMs) / 1000)
      console.log(`outside (npm create milepost): the first page came after ${seconds} s`)
      expectFewFiles(site)
      await addSectionWhileServed(site, origin)
    },
  )
  await runIn(site, 'npm', ['test'], environment)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const args = ['start', '--port', String(port), '--sandbox-port', String(sandboxPort)]
  const milepost = join(site, 'node_modules/.bin/milepost')
  await withServer({ cwd: site, command: milepost, args, environment }, async (origin) => {
    await seePage(`${origin}/fundraising/alex-for-river-trust`, ['Alex for River Trust', '€85'])
    await seePage(`${origin}/questions`, ['Who gets the money?'])
    await beginPage(origin)
  })
  console.log('outside (npm create milepost): the site is tested, built, served and joined')
  return site
}

function expectFewFiles(site: string): void {
  const files = globSync('**/*', {
    cwd: site,
    withFileTypes: true,
    exclude: ({ name }) => ['node_modules', 'content'].includes(name),
  }).filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
  // A glob finds no file whose name begins with a dot: there is one.
  if (files.length + 1 > mostFiles) throw new Error(`It has ${files.length + 1} files`)
}

async function seePage(address: string, texts: readonly string[]): Promise<void> {
  const response = await fetch(address)
  const page = await response.text()
  const missing = texts.filter((text) => !page.includes(text))
  if (!response.ok || missing.length > 0 || /tideline|summit/i.test(page)) {
    throw new Error(
      `${address} answers ${response.status}, without ${missing.join(', ') || 'a fault'}`,
    )
  }
}

/** A supporter signs up and makes a page: everybody can see it. */
async function beginPage(origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(2 * minuteMs)
    await page.goto(`${origin}/register`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await signUpOnPlatform(page, 'wren@example.org')
    await makePage(page, 'wren-for-the-river')
  } finally {
    await browser.close()
  }
  await seePage(`${origin}/fundraising/wren-for-the-river`, ['Wren along the river', '€500'])
}

/**
 * Adds a section to the page about the charity while the site is served from its source. A browser takes it up without a new start
 * of the server, and loads no library late: that would load the page again.
 */
async function addSectionWhileServed(site: string, origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const page = await browser.newPage()
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    const listening = page.locator('html[data-hydrated]')
    await page.goto(`${origin}/about`)
    await listening.waitFor({ state: 'attached', timeout: minuteMs })
    if (loads.length > 1) throw new Error(`The first page was loaded ${loads.length} times`)
    await addSection(site, 'FloodWatch', ['river-trust'])
    await page.getByRole('heading', { name: 'Flood Watch' }).waitFor({ timeout: minuteMs })
  } finally {
    await browser.close()
  }
}

/** Makes an account on the platform's own pages, and comes back to the site. */
async function signUpOnPlatform(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Create a JustGiving account' }).click()
  await fillAccount(page, email)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Your page' }).waitFor()
}
