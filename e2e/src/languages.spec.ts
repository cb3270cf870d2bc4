import type { Page } from '@playwright/test'
import { englishSentences, expectInWelsh } from './expect-in-welsh.ts'
import { makeSupporter, signInHere } from './supporter.ts'
import { expect, open, test } from './test.ts'
import { untranslatedSentences } from './untranslated-sentences.ts'

const pages = [
  '/cy',
  '/cy/about',
  '/cy/how-it-works',
  '/cy/questions',
  '/cy/contact',
  '/cy/people',
  '/cy/people?q=maya',
  '/cy/region/north-sea',
  '/cy/donate',
  '/cy/fundraising/maya-walks',
  '/cy/fundraising/maya-walks/donate',
  '/cy/sign-in',
  '/cy/sign-up',
  '/cy/reset-password',
  '/cy/reports',
  '/cy/accessibility-statement',
  '/cy/nowhere',
  '/cy?cookies=policy',
  '/cy?cookies=preferences',
]

for (const path of pages) {
  test(`${path} says no sentence of the product in English`, async ({ page, tideline }) => {
    await open(page, tideline.siteOrigin + path)
    if (path.includes('cookies=')) await expect(page.getByRole('dialog')).toBeVisible()
    await expectInWelsh(page)
  })
}

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

test('feeds and the sitemap are by language', async ({ request, tideline }) => {
  const { siteOrigin } = tideline
  const feed = await (await request.get(`${siteOrigin}/cy/rss.xml`)).text()
  expect(feed).toContain('<language>cy-GB</language>')
  expect(feed).toContain(`<link>${siteOrigin}/cy/about</link>`)
  const map = await (await request.get(`${siteOrigin}/sitemap.xml`)).text()
  expect(map).toContain(`<loc>${siteOrigin}/cy/about</loc>`)
  expect(map).toContain(
    `<xhtml:link rel="alternate" hreflang="cy-GB" href="${siteOrigin}/cy/about"/>`,
  )
})

test('a site without Welsh documents has no Welsh addresses', async ({ page, summit }) => {
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

test('an owner reads the screen for their page in Welsh', async ({ page, request, tideline }) => {
  const owner = await makeSupporter(request, tideline, 'tideline')
  await open(page, tideline.siteOrigin)
  await signInHere(page, tideline, owner)
  await open(page, `${tideline.siteOrigin}/cy/fundraising-edit/${owner.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await untranslatedSentences(page, await englishSentences())).toEqual([])
})

async function linksOutOfWelsh(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return addresses.filter((href) => !/^\/(?:cy(?:[/?#]|$)|media\/|assets\/)/.test(href))
}
