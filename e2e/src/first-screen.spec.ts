import type { Page } from '@playwright/test'
import { layoutShifts } from './layout-shifts.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Whether the browser has laid out the last section of a page. */
const isWhole = (page: Page) =>
  page
    .locator('main section:not(section section) > div:last-child > *')
    .last()
    .evaluate((content) => content.checkVisibility({ contentVisibilityAuto: true }))

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

for (const site of ['tideline', 'summit'] as const) {
  test(`${site}: scrolling lays out the content below the fold without shifting visible content`, async ({
    page,
    tideline,
    summit,
  }) => {
    const { siteOrigin } = { tideline, summit }[site]
    await page.goto(siteOrigin, { waitUntil: 'networkidle' })
    expect(await isWhole(page)).toBe(false)
    await scrollTo(page, 300)
    await expect.poll(() => isWhole(page)).toBe(true)
    expect(await layoutShifts(page)).toEqual([])
  })
}

test('pressing End once scrolls to the end of the page', async ({ page, tideline }) => {
  await page.goto(tideline.siteOrigin, { waitUntil: 'networkidle' })
  await page.keyboard.press('End')
  await expect
    .poll(() => page.evaluate(() => Math.round(scrollY + innerHeight - document.body.scrollHeight)))
    .toBe(0)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await isWhole(page)).toBe(true)
})

test('an anchor link works on the first visit and on reload', async ({ page, tideline }) => {
  const top = () =>
    page.locator('#leaderboard').evaluate((place) => Math.round(place.getBoundingClientRect().top))
  await page.goto(`${tideline.siteOrigin}/#leaderboard`)
  await expect(page.locator('#leaderboard')).toBeInViewport()
  expect(await isWhole(page)).toBe(true)
  const before = await top()
  await page.reload()
  await expect.poll(top).toBe(before)
})

test('reloading mid-page keeps the scroll position', async ({ page, tideline }) => {
  await page.goto(tideline.siteOrigin, { waitUntil: 'networkidle' })
  await scrollTo(page, 2500)
  const where = () => page.evaluate(() => Math.round(scrollY))
  await expect.poll(where).toBe(2500)
  await page.reload()
  await expect.poll(where).toBe(2500)
})

test('the whole page is laid out at once without scripts', async ({ browser, tideline }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(tideline.siteOrigin)
  const last = page.locator('main section:not(section section) > div:last-child > *').last()
  await expect(last).toHaveCSS('content-visibility', 'visible')
  await page.close()
})
