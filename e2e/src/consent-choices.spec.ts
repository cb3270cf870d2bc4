import type { BrowserContext, Page } from '@playwright/test'
import { type Stack, startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

let stack: Stack
test.beforeAll(async () => {
  stack = await startStack('tideline', {
    edit(fields, { thirdParty }) {
      Object.assign(fields, {
        analytics: [{ type: 'script', id: '', url: `${thirdParty}/analytics.js` }],
        // People sign in with a password on the site itself.
        useJGOauth: 'No',
      })
    },
  })
})
test.afterAll(() => stack.stop())

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Yes, count me' }).click()
const reject = (page: Page) => banner(page).getByRole('button', { name: 'No, thank you' }).click()

/** Requests of the third party's script by any tab of a browser. */
function thirdPartyRequests(context: BrowserContext): string[] {
  const requests: string[] = []
  context.on('request', (request) => {
    if (request.url() === `${stack.thirdPartyOrigin}/analytics.js`) requests.push(request.url())
  })
  return requests
}

async function visit(page: Page, path: string): Promise<void> {
  await open(page, stack.siteOrigin + path)
  await page.waitForLoadState('networkidle')
}

/** Number of third-party scripts in the document. */
const thirdPartyScripts = (page: Page) =>
  page.evaluate(
    (origin) => [...document.scripts].filter(({ src }) => src.startsWith(origin)).length,
    stack.thirdPartyOrigin,
  )

/** Whether the third party's script has run; undefined while the document is being replaced. */
const hasRun = (page: Page) => page.evaluate(() => 'thirdParty' in window).catch(() => undefined)

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Preferences' }).click()
  const dialog = page.getByRole('dialog', { name: 'My Preferences' })
  await dialog.getByRole('radio', { name: 'Deny all cookies' }).check()
  await dialog.getByRole('button', { name: 'Save my preferences' }).click()
}

test('a visitor who accepted is counted on each page that they open [S4.12, S4.13]', async ({
  page,
  context,
}) => {
  const requests = thirdPartyRequests(context)
  await visit(page, '/')
  await accept(page)
  await expect.poll(() => requests.length).toBe(1)
  // Pages that work without the application, before any interaction.
  for (const [index, path] of ['/questions', '/', '/how-it-works', '/people'].entries()) {
    await page.goto(stack.siteOrigin + path)
    await expect.poll(() => requests.length).toBe(index + 2)
  }
})

test('withdrawing consent in one tab stops the scripts of the others, and is confirmed [S4.14, S4.15, S4.18]', async ({
  page,
  context,
}) => {
  await visit(page, '/about')
  await accept(page)
  await expect.poll(() => hasRun(page)).toBe(true)
  const other = await context.newPage()
  await visit(other, '/questions')
  await expect.poll(() => hasRun(other)).toBe(true)

  await withdraw(page)
  await expect(page.getByText('Your preferences are saved.')).toBeVisible()
  for (const tab of [page, other]) {
    await expect.poll(() => hasRun(tab)).toBe(false)
    expect(await thirdPartyScripts(tab)).toBe(0)
  }
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([])
  const requests = thirdPartyRequests(context)
  await visit(other, '/people')
  await visit(page, '/about')
  expect(requests).toEqual([])
})

test('a page that asks for a password has no third-party scripts, however it was reached, and open pages get them back [S7.98]', async ({
  page,
}) => {
  await visit(page, '/about')
  await accept(page)
  await expect.poll(() => hasRun(page)).toBe(true)
  for (const closed of ['/register', '?login']) {
    await page.locator(`a[href$="${closed}"]:visible`).first().click()
    await expect(page).toHaveURL(new RegExp(`${closed.replace('?', '[?]')}=?$`))
    await page.waitForSelector('html[data-hydrated]')
    await expect.poll(() => hasRun(page)).toBe(false)
    expect(await thirdPartyScripts(page)).toBe(0)
    await expect(page.locator('input[type=password]').first()).toBeVisible()
    if (closed === '?login') await page.keyboard.press('Escape')
    else await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
    await expect(page).not.toHaveURL(/login|register/)
    await expect.poll(() => hasRun(page)).toBe(true)
  }
})

for (const storage of ['full', 'blocked'] as const) {
  test(`with ${storage} storage a choice about cookies is respected, and "no" never becomes "yes" [S4.10, S7.98]`, async ({
    page,
    context,
  }) => {
    await visit(page, '/about')
    await accept(page)
    await expect.poll(() => hasRun(page)).toBe(true)
    await context.addInitScript((kind) => {
      if (kind === 'full') {
        Storage.prototype.setItem = () => {
          throw new DOMException('', 'QuotaExceededError')
        }
        return
      }
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('', 'SecurityError')
          },
        })
      }
    }, storage)
    await visit(page, '/about')
    if (storage === 'full') {
      await expect.poll(() => hasRun(page)).toBe(true)
      await withdraw(page)
      await expect.poll(() => hasRun(page)).toBe(false)
    } else {
      await reject(page)
      await expect(banner(page)).toBeHidden()
    }
    const requests = thirdPartyRequests(context)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
    await expect(page).toHaveURL(/\/questions$/)
    await visit(page, '/people')
    await visit(page, '/register')
    expect(requests).toEqual([])
  })
}
