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
  test(`${site}: what is below the first screen is laid out once somebody scrolls, and nothing in view moves`, async ({
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

test('one press of End leads to the end of the page', async ({ page, tideline }) => {
  await page.goto(tideline.siteOrigin, { waitUntil: 'networkidle' })
  await page.keyboard.press('End')
  await expect
    .poll(() => page.evaluate(() => Math.round(scrollY + innerHeight - document.body.scrollHeight)))
    .toBe(0)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await isWhole(page)).toBe(true)
})

test('a link to an anchor works at the first visit and reload', async ({ page, tideline }) => {
  const top = () =>
    page.locator('#leaderboard').evaluate((place) => Math.round(place.getBoundingClientRect().top))
  await page.goto(`${tideline.siteOrigin}/#leaderboard`)
  await expect(page.locator('#leaderboard')).toBeInViewport()
  expect(await isWhole(page)).toBe(true)
  const before = await top()
  await page.reload()
  await expect.poll(top).toBe(before)
})

test('a reload in the middle of a page stays where it was', async ({ page, tideline }) => {
  await page.goto(tideline.siteOrigin, { waitUntil: 'networkidle' })
  await scrollTo(page, 2500)
  const where = () => page.evaluate(() => Math.round(scrollY))
  await expect.poll(where).toBe(2500)
  await page.reload()
  await expect.poll(where).toBe(2500)
})

test('without scripts the whole page is laid out at once', async ({ browser, tideline }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(tideline.siteOrigin)
  const last = page.locator('main section:not(section section) > div:last-child > *').last()
  await expect(last).toHaveCSS('content-visibility', 'visible')
  await page.close()
})
