import { donateHere, raisedMinorOn } from './donation.ts'
import { startApplication } from './accessibility/measures/start-application.ts'
import type { Page, Route } from '@playwright/test'
import { layoutShifts } from './layout-shifts.ts'
import { startStack } from './stack.ts'
import { makeSupporter, signInHere } from './supporter.ts'
import { expect, test } from './test.ts'

const scripts = '**/assets/*.js'

/** Collects the scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url())
  })
  return asked
}

/** Delays scripts, as on a slow network. */
async function delayScripts(page: Page, ms: number): Promise<void> {
  await page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue()
  })
}

const hold = () => undefined
const refuse = (route: Route) => route.abort()

test('reading and following links load no scripts @core', async ({ page, tideline }) => {
  const asked = scriptsOf(page)
  await page.goto(tideline.siteOrigin, { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 3000)
  await page.getByRole('main').locator('a[href^="/fundraising/"]').first().click()
  await expect(page).toHaveURL(/\/fundraising\//)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await startApplication(page)
  expect(asked.length).toBeGreaterThan(3)
})

test('a click before the scripts load works once @core', async ({ page, tideline }) => {
  await page.goto(`${tideline.siteOrigin}/sponsors`)
  await delayScripts(page, 400)
  const second = page.getByRole('tab').nth(1)
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-busy', 'true', { timeout: 1000 })
  await second.click()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(second).not.toHaveAttribute('aria-busy')
  await expect(second).toBeFocused()
})

test('an image clicked before the scripts load opens once', async ({ page, tideline }) => {
  await page.goto(`${tideline.siteOrigin}/about`)
  await delayScripts(page, 400)
  await page.locator('main a[data-opens]').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL(/\/about$/)
})

test('a dialog opened before the scripts load keeps the page', async ({ page, tideline }) => {
  await page.goto(tideline.siteOrigin)
  await delayScripts(page, 400)
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page.getByRole('link', { name: 'My Preferences' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})

test('donating works without scripts, and sends once @core', async ({ page, tideline }) => {
  await page.route(scripts, hold)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto(`${tideline.siteOrigin}/fundraising/maya-walks/donate`)
  const other = page.getByRole('textbox', { name: 'Other amount' })
  await other.fill('12.50')
  const go = page.getByRole('button', { name: 'Continue to payment' })
  await go.dblclick()
  await expect(page.getByRole('button', { name: 'Donate now' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Amount in/ })).toHaveValue('12.50')
  expect(sent.filter((url) => url.startsWith(tideline.siteOrigin))).toHaveLength(1)
})

test('starting the application loses no input and moves nothing', async ({ page, tideline }) => {
  await page.goto(`${tideline.siteOrigin}/fundraising/maya-walks/donate`)
  await delayScripts(page, 400)
  const message = page.getByRole('textbox', { name: /message/i })
  await message.pressSequentially('Go ', { delay: 30 })
  await startApplication(page)
  await message.pressSequentially('Maya!', { delay: 30 })
  await expect(message).toHaveValue('Go Maya!')
  await expect(message).toBeFocused()

  await page.goto(`${tideline.siteOrigin}/questions`)
  const details = page.locator('main details').first()
  await details.locator('summary').click()
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  const shifts = await layoutShifts(page)
  await startApplication(page)
  expect(await layoutShifts(page)).toEqual(shifts)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(details).toHaveAttribute('open')
})

for (const [what, files] of [
  ['all scripts', scripts],
  ['the first module', '**/assets/entry.client-*.js'],
] as const) {
  test(`the next click retries if ${what} failed to load`, async ({ page, tideline }) => {
    await page.route(files, refuse)
    await page.goto(`${tideline.siteOrigin}/sponsors`)
    const second = page.getByRole('tab').nth(1)
    await second.click()
    await expect(second).not.toHaveAttribute('aria-busy')
    await page.unroute(files)
    await second.click()
    await expect(second).toHaveAttribute('aria-selected', 'true')
  })
}

test('links work without scripts', async ({ page, tideline }) => {
  await page.route(scripts, refuse)
  await page.goto(tideline.siteOrigin)
  await page.getByRole('link', { name: 'My Preferences' }).click()
  await expect(page).toHaveURL(/\?cookies=preferences$/)
})

test('going back across documents restores the scroll position', async ({ page, tideline }) => {
  await page.goto(`${tideline.siteOrigin}/questions`)
  await startApplication(page)
  await page.evaluate(() => scrollTo(0, 600))
  // The application renders the next page. The page after that is loaded as a new document.
  await page
    .getByRole('contentinfo')
    .locator('a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('About Tideline Trust')
  await page.goto(`${tideline.siteOrigin}/sponsors`)
  await page.goBack()
  await expect(title).toHaveText('About Tideline Trust')
  await page.goBack()
  await expect(page).toHaveURL(/\/questions$/)
  await expect(title).toHaveText('Questions')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('the cookie banner starts the application when answered', async ({ page, tideline }) => {
  const asked = scriptsOf(page)
  const question = page.getByRole('region', { name: 'Cookies' })
  await page.goto(tideline.siteOrigin, { waitUntil: 'networkidle' })
  await expect(question).toBeVisible()
  expect(asked).toEqual([])
  await question.getByRole('button').first().click()
  await expect(question).toBeHidden()
  expect(asked.length).toBeGreaterThan(3)
  asked.length = 0
  await page.goto(`${tideline.siteOrigin}/about`, { waitUntil: 'networkidle' })
  await expect(question).toBeHidden()
  expect(asked).toEqual([])
})

test('the application starts at once where needed', async ({ page, request, tideline }) => {
  const listening = page.locator('html[data-hydrated]')
  for (const path of ['/?login', '/about?cookies=policy', '/register', '/start', '/about?team=x']) {
    await page.goto(tideline.siteOrigin + path)
    await listening.waitFor()
  }
  await signInHere(page, tideline, await makeSupporter(request, tideline, 'tideline'))
  await page.goto(`${tideline.siteOrigin}/sponsors`)
  await listening.waitFor()
})

test('a campaign parameter is kept before the application starts', async ({ page, tideline }) => {
  const asked = scriptsOf(page)
  await page.goto(`${tideline.siteOrigin}/about?utm_source=letter`, { waitUntil: 'networkidle' })
  await page.goto(`${tideline.siteOrigin}/sponsors`, { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await startApplication(page)
  const remembered = () => page.evaluate(() => localStorage.getItem('app-state') ?? '')
  await expect.poll(remembered).toContain('letter')
})

test('totals on an open page update without the application, which starts from the same totals and keeps updating @core', async ({
  page,
  context,
}) => {
  const stack = await startStack('tideline', {
    edit(fields) {
      const platform = fields['platform'] as { primary: Record<string, unknown> }[]
      Object.assign(platform[0]?.primary ?? {}, { 'refresh-enabled': 'On', 'refresh-interval': 1 })
    },
  })
  const asked = scriptsOf(page)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  try {
    await page.goto(`${stack.siteOrigin}/fundraising/maya-walks`)
    const total = () => raisedMinorOn(page)
    const before = await total()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const details = page.getByRole('main').locator('details').first()
    await details.locator('summary').click()
    const donate = async () => {
      const donor = await context.newPage()
      await donor.goto(`${stack.siteOrigin}/fundraising/maya-walks/donate`)
      await donateHere(donor, '25')
      await donor.close()
      await page.bringToFront()
    }
    await donate()
    await expect.poll(total).toBe(before + 2500)
    await expect(page.getByRole('main')).toContainText('£25')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(asked.map((url) => new URL(url).pathname.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
      '/assets/fresh-figures',
    ])
    await expect(details).toHaveAttribute('open')
    await startApplication(page)
    await expect(details).toHaveAttribute('open')
    expect(await total()).toBe(before + 2500)
    await donate()
    await expect.poll(total).toBe(before + 5000)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(problems).toEqual([])
  } finally {
    await stack.stop()
  }
})
