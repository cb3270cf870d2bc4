import type { Page } from '@playwright/test'
import { expect, open, openWithPausedClock, test } from './test.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

async function remember(page: Page, state: object): Promise<void> {
  await page.addInitScript((stored) => {
    if (window.localStorage.getItem('app-state') === null)
      window.localStorage.setItem('app-state', JSON.stringify(stored))
  }, state)
}

test('links open as they should [S2.31, S2.32, S2.33, S2.34] @core', async ({ page, tideline }) => {
  await remember(page, { consent: { accepted: false, touched: true } })
  await open(page, `${tideline.siteOrigin}/contact?utm_source=post`)
  const foreign = footer(page).getByRole('link', { name: 'JustGiving' })
  await expect(foreign).toHaveAttribute('target', '_blank')
  await expect(foreign).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(foreign).toHaveAccessibleName(/opens in a new tab/)
  for (const link of await page.locator('a[href^="mailto:"], a[href^="#"]').all())
    expect(await link.getAttribute('target')).toBeNull()
  await expect(footer(page).getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
    'href',
    '/contact?cookies=policy',
  )
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await footer(page).getByRole('link', { name: 'Questions' }).click()
  await expect(page).toHaveURL(`${tideline.siteOrigin}/questions`)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
})

test('a link within 200 px prefetches code, not data [S9.08]', async ({ page, tideline }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await remember(page, { consent: { accepted: false, touched: true } })
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, tideline.siteOrigin)
  await page.waitForLoadState('networkidle')
  const supporter = /\/assets\/fundraising-page-/
  expect(asked.some((path) => supporter.test(path))).toBe(false)
  // Off-screen content has positions only after the first interaction.
  await page.evaluate(() => window.scrollTo({ top: 1, behavior: 'instant' }))
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen')
  const link = page.locator('main a[href^="/fundraising/"]').first()
  const top = await link.evaluate((element) => element.getBoundingClientRect().top)
  const scrollTo = (beyondPx: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top - 600 - beyondPx)
  await scrollTo(260)
  await page.waitForTimeout(300)
  expect(asked.some((path) => supporter.test(path))).toBe(false)
  await scrollTo(150)
  await expect.poll(() => asked.some((path) => supporter.test(path))).toBe(true)
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([])
})

test('a slow navigation shows progress [S2.56, S4.16, S9.07] @core', async ({ page, tideline }) => {
  await remember(page, { consent: { accepted: false, touched: true } })
  await openWithPausedClock(page, tideline.siteOrigin)
  let answer = () => undefined as void
  const allowed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/questions\.data/, async (route) => {
    await allowed
    await route.continue()
  })
  const main = page.locator('#main')
  await expect(main).toHaveAttribute('data-status', 'fetched')
  await footer(page).getByRole('link', { name: 'Questions' }).click()
  await expect(main).toHaveAttribute('data-status', 'fetching')
  await expect(main).toHaveAttribute('aria-busy', 'true')
  const loading = page.getByText('Loading your site')
  let waitedMs = 0
  await expect(async () => {
    await page.clock.runFor(50)
    waitedMs += 50
    await expect(loading).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
  // The message is part of the code, and React renders it within 300 ms of page time.
  expect(waitedMs).toBeGreaterThanOrEqual(200)
  expect(waitedMs).toBeLessThan(1000)
  answer()
  await expect(main).toHaveAttribute('data-status', 'fetched')
  await expect(loading).toBeHidden()
})

test('a flash message is temporary [S4.17, S4.18, S4.19] @core', async ({ page, tideline }) => {
  await remember(page, { consent: { accepted: false, touched: true } })
  await openWithPausedClock(page, `${tideline.siteOrigin}/about`)
  const toast = page.getByText('We’ve saved your preferences.')
  /** Lets time go on in small steps, and no further than it takes. */
  const until = (isSo: () => Promise<boolean>) =>
    expect
      .poll(async () => {
        await page.clock.runFor(100)
        return isSo()
      })
      .toBe(true)
  const save = async (choice: string) => {
    // By its key: the message before may be over the link.
    await footer(page).getByRole('link', { name: 'My Preferences' }).press('Enter')
    const radio = page.getByRole('radio', { name: choice })
    await until(() => radio.isVisible())
    await radio.check()
    await page.getByRole('button', { name: 'Save my preferences' }).click()
    await until(async () => (await toast.count()) === 1 && (await toast.and(known).count()) === 0)
  }
  const known = page.locator('.known')
  await save('Accept all cookies')
  await toast.evaluate((element) => element.classList.add('known'))
  await save('Accept all cookies')
  await page.clock.runFor(4000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1500)
  await expect(toast).toBeHidden()
  await save('Accept all cookies')
  await toast.locator('xpath=..').getByRole('button', { name: 'Close' }).click()
  await expect(toast).toBeHidden()
})

/** Returns the opacity of the header's background, from 0 to 255. */
const headerAlpha = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) return -1
    context.fillStyle = getComputedStyle(header).backgroundColor
    context.fillRect(0, 0, 1, 1)
    return context.getImageData(0, 0, 1, 1).data[3] ?? -1
  })

for (const timelines of ['with scroll timelines', 'without scroll timelines'] as const) {
  test(`the header is solid from 50 px, ${timelines} [S4.27] @core`, async ({ page, tideline }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await remember(page, { consent: { accepted: false, touched: true } })
    if (timelines === 'without scroll timelines') {
      // As in a browser that has never heard of them: neither its style sheets nor its scripts have.
      await page.route(/\.css(?:\?|$)/, async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replaceAll('animation-timeline', 'unknown-timeline')
        await route.fulfill({ response: answer, body })
      })
      await page.addInitScript(() => {
        const supports = CSS.supports.bind(CSS)
        CSS.supports = (...asked: string[]) =>
          !asked.join().includes('animation-timeline') &&
          supports(...(asked as Parameters<typeof CSS.supports>))
      })
    }
    await open(page, tideline.siteOrigin)
    const header = page.getByRole('banner')
    const alphaAt = (top: number) => {
      void page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      return expect.poll(() => headerAlpha(page))
    }
    await alphaAt(0).toBe(0)
    for (const [top, alpha] of [
      [60, 255],
      [49, 0],
      [50, 255],
      [600, 255],
      [0, 0],
    ] as const) {
      await alphaAt(top).toBe(alpha)
      expect((await header.boundingBox())?.y).toBe(0)
    }
    await alphaAt(49).toBe(0)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    expect(await headerAlpha(page)).toBe(0)
  })
}

test('a share link is read only once [S2.14, S2.15] @core', async ({ page, request, tideline }) => {
  const options = Buffer.from(
    JSON.stringify({ title: 'Siân </title><script>walks', image: 'https://p.example/a.jpg' }),
  ).toString('base64')
  const address = `${tideline.siteOrigin}/about?shareOptions=${encodeURIComponent(options)}`
  const response = await request.get(address)
  expect(response.headers()['cache-control']).toBe('private, no-store')
  const html = await response.text()
  expect(html).toContain(
    '<meta property="og:title" content="Siân &lt;/title&gt;&lt;script&gt;walks"/>',
  )
  expect(html).toContain('content="https://p.example/a.jpg"')
  expect(html).not.toContain('<script>walks')
  await open(page, address)
  await expect(page).toHaveURL(`${tideline.siteOrigin}/about`)
  expect((await request.get(`${tideline.siteOrigin}/about?shareOptions=%25`)).status()).toBe(200)
})
