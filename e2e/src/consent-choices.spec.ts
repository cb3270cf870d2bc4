import { startApplication } from './accessibility/measures/start-application.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { type Stack, startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

/** Paths of the kinds of page: an open one, and one with a password field. */
const paths = { 'open page': '/questions', 'page with a password field': '/register' } as const
const choices = ['accept', 'reject', 'withdraw'] as const
const situations = [
  'in the same tab',
  'in another tab',
  'after a reload',
  'after client navigation',
  'with full storage',
  'with blocked storage',
] as const

type Path = (typeof paths)[keyof typeof paths]
type Choice = (typeof choices)[number]

/** A page without a password field, on which choices are made before the page under test is reached. */
const earlierPath = '/about'

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

const visit = (page: Page, path: string) => open(page, stack.siteOrigin + path)
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Yes, count me' }).click()

/** Whether the third party's script has run; undefined while the document is being replaced. */
const hasRun = (page: Page) => page.evaluate(() => 'thirdParty' in window).catch(() => undefined)

/** Follows a link of the footer, without a new document unless the application replaces it. */
async function follow(page: Page, path: Path): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await expect(page).toHaveURL(stack.siteOrigin + path)
}

/** Accepts on an open page, so that the visitor's browser has a consent and cookies to withdraw. */
async function acceptEarlier(page: Page): Promise<void> {
  await visit(page, earlierPath)
  await accept(page)
  await expect.poll(() => hasRun(page)).toBe(true)
}

/** Makes a choice on the page that is open. Without storage the confirmation cannot outlive the reload that stops scripts. */
async function choose(page: Page, choice: Choice, hasStorage = true): Promise<void> {
  if (choice === 'accept') return accept(page)
  if (choice === 'reject') {
    await banner(page).getByRole('button', { name: 'No, thank you' }).click()
    return expect(banner(page)).toBeHidden()
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Preferences' }).click()
  const dialog = page.getByRole('dialog', { name: 'My Preferences' })
  await dialog.getByRole('radio', { name: 'Deny all cookies' }).check()
  await dialog.getByRole('button', { name: 'Save my preferences' }).click()
  await expect(dialog).toBeHidden()
  if (hasStorage) await expect(page.getByText('We’ve saved your preferences.')).toBeVisible()
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toEqual([])
}

/** Waits until the scripts of a page have been requested, also in a document that is about to replace it. */
async function settle(page: Page): Promise<void> {
  await expect(async () => {
    // The document that was started may be replaced: then the next one has to be started.
    await startApplication(page, 5000)
    // A script that is loaded after a choice comes from the cache, or in less time than a page does.
    await page.evaluate(async () => {
      await (await fetch(location.href, { signal: AbortSignal.timeout(5000) })).text()
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    })
  }).toPass()
}

/** Waits until the requests of an accepted page have been made: the script's, and those that the script makes. */
async function settleAccepted(page: Page, path: Path): Promise<void> {
  if (path !== '/register') await expect.poll(() => hasRun(page)).toBe(true)
  await settle(page)
}

/** Starts to count a tab's requests of other origins than the site's and its platform's. */
function thirdPartyRequests(tab: Page): string[] {
  const requests: string[] = []
  tab.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const isOwn = origin === stack.siteOrigin || origin === stack.sandboxOrigin
    if (protocol.startsWith('http') && !isOwn) requests.push(request.url())
  })
  return requests
}

/** Makes the storage of later documents refuse writes, or every use. */
const breakStorage = (context: BrowserContext, kind: 'full' | 'blocked') =>
  context.addInitScript((isFull) => {
    const refuse = (name: string) => () => {
      throw new DOMException('', name)
    }
    if (isFull) Storage.prototype.setItem = refuse('QuotaExceededError')
    else {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse('SecurityError') })
    }
  }, kind === 'full')

/** Makes a choice in a situation. Returns the tab that shows the page under test, and its requests since the choice. */
const reach: Record<
  (typeof situations)[number],
  (page: Page, path: Path, choice: Choice) => Promise<{ tab: Page; requests: string[] }>
> = {
  async 'in the same tab'(page, path, choice) {
    if (choice === 'withdraw') await acceptEarlier(page)
    await visit(page, path)
    if (choice === 'withdraw') await settleAccepted(page, path)
    const requests = thirdPartyRequests(page)
    await choose(page, choice)
    return { tab: page, requests }
  },
  async 'in another tab'(page, path, choice) {
    if (choice === 'withdraw') await acceptEarlier(page)
    else await visit(page, earlierPath)
    const tab = await page.context().newPage()
    await visit(tab, path)
    if (choice === 'withdraw') await settleAccepted(tab, path)
    const requests = thirdPartyRequests(tab)
    await choose(page, choice)
    return { tab, requests }
  },
  async 'after a reload'(page, path, choice) {
    if (choice === 'withdraw') await acceptEarlier(page)
    await visit(page, path)
    await choose(page, choice)
    await settle(page)
    const requests = thirdPartyRequests(page)
    await visit(page, path)
    return { tab: page, requests }
  },
  async 'after client navigation'(page, path, choice) {
    if (choice === 'withdraw') await acceptEarlier(page)
    // From the other kind of page, whose scripts the next page must not take over.
    await visit(page, path === '/register' ? earlierPath : '/sign-in')
    await choose(page, choice)
    await settle(page)
    const requests = thirdPartyRequests(page)
    await follow(page, path)
    return { tab: page, requests }
  },
  async 'with full storage'(page, path, choice) {
    if (choice === 'withdraw') await acceptEarlier(page)
    await breakStorage(page.context(), 'full')
    await visit(page, path)
    return chooseWithoutStorage(page, path, choice)
  },
  async 'with blocked storage'(page, path, choice) {
    await breakStorage(page.context(), 'blocked')
    await visit(page, path)
    // An earlier choice cannot be read: the accept that is withdrawn is one of the same document.
    if (choice === 'withdraw') await accept(page)
    return chooseWithoutStorage(page, path, choice)
  },
}

/** Makes a choice that is not stored, so that it is current in this document only: the next one makes no request. */
async function chooseWithoutStorage(page: Page, path: Path, choice: Choice) {
  await (choice === 'withdraw' ? settleAccepted(page, path) : settle(page))
  const requests = thirdPartyRequests(page)
  await choose(page, choice, false)
  if (choice === 'accept' && path !== '/register') await expect.poll(() => hasRun(page)).toBe(true)
  await settle(page)
  const requestsOfDocument = requests.length
  await visit(page, path)
  await settle(page)
  expect(requests).toHaveLength(requestsOfDocument)
  return { tab: page, requests }
}

/** Situations whose open pages `npm test` tries; the full run tries all. */
const shortRun: readonly string[] = [
  'in the same tab',
  'after client navigation',
  'with blocked storage',
]

for (const choice of choices) {
  for (const situation of situations) {
    for (const [kind, path] of Object.entries(paths)) {
      const isExpected = choice === 'accept' && kind === 'open page'
      test(`${choice} ${situation}: the ${kind} makes ${isExpected ? 'third-party requests' : 'no third-party request'} [S4.10, S4.12, S4.13, S4.14, S4.15, S4.18, S7.98]${kind === 'open page' && shortRun.includes(situation) ? ' @core' : ''}`, async ({
        page,
      }) => {
        const { tab, requests } = await reach[situation](page, path, choice)
        await settle(tab)
        if (isExpected) return expect.poll(() => requests.length).toBeGreaterThan(0)
        await expect.poll(() => hasRun(tab)).toBe(false)
        expect(requests).toEqual([])
        if (path === '/register')
          await expect(tab.locator('input[type=password]').first()).toBeVisible()
      })
    }
  }
}

test('a password dialog stops third-party scripts until closed [S7.98]', async ({ page }) => {
  await acceptEarlier(page)
  await page.locator('a[href$="?login"]:visible').first().click()
  await expect(page.locator('input[type=password]').first()).toBeVisible()
  await expect.poll(() => hasRun(page)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/login/)
  await expect.poll(() => hasRun(page)).toBe(true)
})
