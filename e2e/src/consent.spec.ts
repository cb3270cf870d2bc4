import { startApplication } from './accessibility/measures/start-application.ts'
import type { Page } from '@playwright/test'
import { startConfiguredSite } from './configured-site.ts'
import type { Stack } from './stack.ts'
import { expect, open, test } from './test.ts'

let stack: Stack
test.beforeAll(async () => void (stack = await startConfiguredSite()))
test.afterAll(() => stack.stop())

async function enter(page: Page, path = '/about'): Promise<void> {
  await open(page, stack.siteOrigin + path)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

function foreignRequests(page: Page): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (!protocol.startsWith('http')) return
    if (origin !== stack.siteOrigin && origin !== stack.sandboxOrigin) foreign.push(request.url())
  })
  return foreign
}

const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

test('nothing is requested from third parties before consent; consent loads what is configured @core', async ({
  page,
}) => {
  await page.route('https://chat.invalid/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.chat = 1' }),
  )
  const foreign = foreignRequests(page)
  await enter(page)
  await expect(banner(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(await names(page)).toEqual([])

  await banner(page).getByRole('button', { name: 'Yes, count me' }).click()
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => foreign.length).toBeGreaterThanOrEqual(3)
  await expect.poll(() => names(page)).toContain('_visitor')
  await expect
    .poll(() => foreign.map((url) => new URL(url).origin))
    .toContain('https://chat.invalid')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'inlineRan'))).toBe(1)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'chat'))).toBe(1)

  await open(page, `${stack.siteOrigin}/questions`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'inlineRan'))).toBe(1)
  await expect(banner(page)).toBeHidden()
})

test('a withdrawn yes deletes cookies [S4.14, S4.15, S2.18, S2.19] @core', async ({ page }) => {
  await page.route('https://chat.invalid/**', (route) => route.abort())
  await enter(page)
  const foreign = foreignRequests(page)
  await banner(page).getByRole('button', { name: 'No, thank you' }).click()
  await expect(banner(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Preferences' }).click()
  const dialog = page.getByRole('dialog', { name: 'My Preferences' })
  await expect(page).toHaveURL(/\?cookies=preferences$/)
  await expect(dialog.getByRole('radio', { name: 'Deny all cookies' })).toBeChecked()
  expect(foreign).toEqual([])

  await dialog.getByRole('radio', { name: 'Accept all cookies' }).check()
  await dialog.getByRole('button', { name: 'Save my preferences' }).click()
  await expect(page.getByText('We’ve saved your preferences.')).toBeVisible()
  await expect.poll(() => names(page)).toContain('_visitor')

  await page.getByRole('contentinfo').getByRole('link', { name: 'My Preferences' }).click()
  await dialog.getByRole('radio', { name: 'Deny all cookies' }).check()
  await dialog.getByRole('button', { name: 'Save my preferences' }).click()
  await expect(page.getByRole('dialog', { name: 'Planned maintenance' })).toBeVisible()
  await expect(page).not.toHaveURL(/cookies=/)
  await expect.poll(() => names(page)).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'inlineRan'))).toBeUndefined()
})

test('the cookie policy lists each cookie [S2.16, S2.17, S2.52, S9.09] @core', async ({ page }) => {
  await enter(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies we keep' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie Policy' })
  await expect(dialog.getByRole('columnheader')).toHaveText(
    'Name Provider Purpose Expiry'.split(' '),
  )
  const row = (name: string) => dialog.getByRole('row').filter({ hasText: name })
  await expect(row('draft')).toContainText('1 day')
  await expect(row('_user')).toContainText('13 months')
  await expect(row('_session')).toContainText('30 minutes')
  await expect(row('_event')).toContainText('13 months')
  await expect(row('app-state')).toContainText('Tideline')
})

test('analytics that fail to load are logged [S8.03]', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info') lines.push(message.text())
  })
  await page.route(`${stack.thirdPartyOrigin}/**`, (route) => route.abort())
  await page.route('https://chat.invalid/**', (route) => route.abort())
  await enter(page)
  await banner(page).getByRole('button', { name: 'Yes, count me' }).click()
  await expect.poll(() => lines.join('\n')).toContain('/analytics.js')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
  await expect(page).toHaveURL(/\/questions$/)
})

test('the banner at the bottom hides no focused element [S2.53] @core', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await enter(page)
    await expect(banner(page)).toBeVisible()
    const bar = await banner(page).boundingBox()
    expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(640)
    expect(bar?.width).toBeGreaterThanOrEqual(width - 20)
    const links = page.getByRole('contentinfo').getByRole('link')
    const last = links.nth((await links.count()) - 1)
    await last.focus()
    await expect
      .poll(async () => {
        const box = await last.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      })
      .toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  }
})

test('a donation is counted once, and only with consent [S3.72] @core', async ({ page }) => {
  await page.route('https://chat.invalid/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await enter(page, '/fundraising/maya-walks/donate?amount=30')
  await expect(page.getByRole('textbox', { name: 'Other amount' })).toHaveValue('30')
  await page.getByRole('textbox', { name: /message/i }).fill('Go Maya!')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue('Go Maya!')
  await page.getByRole('textbox', { name: /name/i }).first().fill('Siân O’Neill')
  await page.getByRole('button', { name: /give|donate|pay/i }).click()
  await page.waitForURL(/\/donate\/complete\?donation-id=\d+/)
  await page.waitForSelector('html[data-hydrated]')
  const counted = () =>
    page.evaluate(() =>
      ((Reflect.get(window, 'dataLayer') ?? []) as { event?: string }[]).filter(
        (entry) => entry.event === 'donation',
      ),
    )
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  expect(await counted()).toEqual([])
  await banner(page).getByRole('button', { name: 'Yes, count me' }).click()
  await expect.poll(counted).toHaveLength(1)
  expect((await counted())[0]).toMatchObject({
    transactionTotal: 30,
    firstName: 'Siân',
    lastName: 'O’Neill',
    products: [{ name: 'Donation', price: 30, quantity: 1 }],
  })
  await page.reload()
  await startApplication(page)
  await page.waitForLoadState('networkidle')
  expect(await counted()).toEqual([])
})
