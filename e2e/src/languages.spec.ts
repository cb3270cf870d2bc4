import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

test('a page names itself and links to the other languages', async ({ page, tideline }) => {
  const { siteOrigin } = tideline
  await open(page, `${siteOrigin}/cy/about?utm_source=x`)
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    )
  expect(alternates).toEqual([
    ['en-GB', `${siteOrigin}/about`],
    ['cy-GB', `${siteOrigin}/cy/about`],
    ['x-default', `${siteOrigin}/about`],
  ])
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${siteOrigin}/cy/about`,
  )
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${siteOrigin}/about?utm_source=x`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cymraeg' })).toHaveAttribute(
    'lang',
    'cy-GB',
  )
})

test('a supporter’s text has its own language on other pages', async ({ page, tideline }) => {
  for (const [path, lang] of [
    ['/cy/fundraising/maya-walks', 'en-GB'],
    ['/fundraising/maya-walks', null],
  ] as const) {
    await open(page, tideline.siteOrigin + path)
    const langOf = (text: string) =>
      page
        .getByRole('main')
        .getByText(text)
        .first()
        .evaluate((element) => element.closest('main [lang]')?.getAttribute('lang') ?? null)
    expect(await langOf('Maya walks the tideline')).toBe(lang)
    expect(await langOf('I teach Year 5 in Whitstable')).toBe(lang)
  }
})

test('without scripts the links of a Welsh page stay in Welsh', async ({ browser, tideline }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/cy', '/cy/about', '/cy/questions', '/cy/fundraising/maya-walks']) {
    await page.goto(tideline.siteOrigin + path)
    expect([path, await linksOutOfWelsh(page)]).toEqual([path, []])
  }
  await context.close()
})

test('a site without Welsh documents has no Welsh URLs', async ({ page, summit }) => {
  const answer = await page.goto(`${summit.siteOrigin}/cy`)
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBe(0)
})

test('a missing page is in the language of its URL', async ({ page, tideline }) => {
  for (const [path, lang] of [
    ['/no-such-page', 'en-GB'],
    ['/cy/no-such-page', 'cy-GB'],
    ['/no-other-page', 'en-GB'],
    ['/cy/no-other-page', 'cy-GB'],
  ] as const) {
    const answer = await page.goto(tideline.siteOrigin + path)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
})

async function linksOutOfWelsh(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return addresses.filter((href) => !/^\/(?:cy(?:[/?#]|$)|media\/|assets\/)/.test(href))
}
