import type { Locator, Page } from '@playwright/test'
import { type Stack, startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

/** A cell of the climb ladder, whose alignment apps/site/app/styles.css sets. */
function ladderCell(page: Page): Locator {
  return page.getByRole('table', { name: 'How high we are together' }).locator('td').first()
}

const ownFont = /^\/assets\/fraunces-600-[\w-]+\.woff2$/

test('styles of the application win over those of the kit @core', async ({ page, summit }) => {
  await open(page, `${summit.siteOrigin}/how-it-works`)
  // The selector has the specificity of one element, the kit's that of a class.
  await expect(ladderCell(page)).toHaveCSS('vertical-align', 'middle')
})

test('the application’s theme is the default', async ({ page, browserErrors, tideline }) => {
  const arrived = page.waitForResponse((response) => ownFont.test(new URL(response.url()).pathname))
  await open(page, tideline.siteOrigin)
  const font = await arrived
  expect(new URL(font.url()).origin).toBe(tideline.siteOrigin)
  expect(font.status()).toBe(200)
  expect(font.headers()).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': expect.stringMatching(/max-age=31536000.*immutable/) as unknown as string,
  })
  const headline = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(headline).toHaveCSS('font-family', /^Fraunces,/)
  await expect(headline).toHaveCSS('font-weight', '600')
  const preload = page.locator('link[rel="preload"][as="font"]')
  expect(
    await preload.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
    ),
  ).toContainEqual(expect.stringMatching(ownFont))
  expect(browserErrors).toEqual([])
})

test('a document’s typeface replaces the application’s', async ({ page, summit }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, summit.siteOrigin)
  await page.waitForLoadState('networkidle')
  const headline = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(headline).toHaveCSS('font-family', /^"Barlow Condensed",/)
  await expect(headline).toHaveCSS('font-weight', '700')
  expect(asked.filter((path) => path.endsWith('.woff2'))).not.toEqual([])
  expect(asked.filter((path) => ownFont.test(path))).toEqual([])
  expect(await page.content()).not.toContain('fraunces')
})

test.describe('an editor', () => {
  let stack: Stack
  test.beforeAll(async () => {
    stack = await startStack('summit', {
      edit: (fields) => Object.assign(fields, { 'head-styles': 'td{vertical-align:bottom}' }),
    })
  })
  test.afterAll(() => stack.stop())

  test('overrides all other styles', async ({ page }) => {
    await open(page, `${stack.siteOrigin}/how-it-works`)
    await expect(ladderCell(page)).toHaveCSS('vertical-align', 'bottom')
  })
})
