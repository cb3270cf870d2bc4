import type { Locator, Page } from '@playwright/test'
import { editDocument } from './content-documents.ts'
import { startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

/** The widths, in px, at which the style sheets of a page change its layout, where its text is not enlarged. */
const breakpointsOf = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<number>()
    const look = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const widths = rule.conditionText.matchAll(/(?:min|max)-width:\s*([\d.]+)rem/g)
          // A range ends a hundredth of a rem below the next one.
          for (const [, width] of widths) found.add(Math.ceil(Number(width) * 10) * 1.6)
        }
        if ('cssRules' in rule) look(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) look(sheet.cssRules)
    return [...found].map(Math.round).toSorted((a, b) => a - b)
  })

test('a section’s column grows to at most 67.5rem [S9.24] @core', async ({ page, tideline }) => {
  const columnPx = () =>
    page
      .getByRole('contentinfo')
      .locator('> div')
      .first()
      .evaluate((element) => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
        return (
          element.clientWidth -
          Number.parseFloat(paddingInlineStart) -
          Number.parseFloat(paddingInlineEnd)
        )
      })
  await page.setViewportSize({ width: 2000, height: 900 })
  await open(page, `${tideline.siteOrigin}/about`)
  expect(await columnPx()).toBe(67.5 * 16)
  await page.setViewportSize({ width: 800, height: 900 })
  expect(await columnPx()).toBeLessThan(800)
})

test('both buttons of the home page are on the first screen of a phone @core', async ({
  page,
  tideline,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, tideline.siteOrigin)
  for (const name of ['Start your page', 'Give now']) {
    const button = page.getByRole('main').getByRole('link', { name }).first()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
})

test('pages change at the site’s breakpoints only [S9.23]', async ({ page, tideline }) => {
  await open(page, tideline.siteOrigin)
  const found = await breakpointsOf(page)
  expect(found.filter((width) => ![360, 480, 768, 960, 1280].includes(width))).toEqual([])
  expect(found).toEqual(expect.arrayContaining([480, 768, 960]))
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: 'Menu' })
  const columnsOf = (child: Locator) =>
    child.evaluate(
      (element) => getComputedStyle(element.parentElement!).gridTemplateColumns.split(' ').length,
    )
  const milestone = page.getByText('Seven beaches cleaned').locator('xpath=ancestor::li')
  const footerLinks = page.getByRole('contentinfo').getByRole('navigation').first()
  const textPx = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  const at = (width: number) => page.setViewportSize({ width, height: 800 })
  await at(320)
  const smallPx = await textPx()
  await at(360)
  expect(await textPx()).toBe(smallPx)
  await at(400)
  expect(await textPx()).toBeGreaterThan(smallPx)
  await at(479)
  expect(await columnsOf(milestone)).toBe(1)
  expect(await columnsOf(footerLinks)).toBe(2)
  await at(480)
  expect(await columnsOf(milestone)).toBeGreaterThan(1)
  await at(959)
  await expect(menu).toBeVisible()
  await at(960)
  await expect(menu).toBeHidden()
  expect(await columnsOf(footerLinks)).toBeGreaterThan(2)
  await at(1200)
  const belowPx = await textPx()
  await at(1280)
  const largePx = await textPx()
  expect(largePx).toBeGreaterThan(belowPx)
  await at(1600)
  expect(await textPx()).toBe(largePx)
})

test('each logo size differs, on phones and wide screens [S9.21]', async ({ page }) => {
  const sizes = { about: 'tiny', questions: 'small', people: 'medium', sponsors: 'large' }
  const stack = await startStack('tideline', { environment: { CONTENT_CHECK_MS: '100' } })
  try {
    for (const [name, size] of Object.entries(sizes)) {
      editDocument(stack, `internal_page/${name}`, (data) => {
        Object.assign(data, { 'header-logoSize': size })
      })
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const heights: number[] = []
      for (const name of Object.keys(sizes)) {
        await open(page, `${stack.siteOrigin}/${name}`)
        const logo = page.getByRole('banner').getByRole('img').first()
        await expect(logo).toBeInViewport({ ratio: 1 })
        heights.push(
          await logo.evaluate((image: HTMLImageElement) => {
            const { width: boxPx, height } = image.getBoundingClientRect()
            return Math.min(height, (boxPx * image.naturalHeight) / image.naturalWidth)
          }),
        )
      }
      for (const [index, height] of heights.slice(1).entries())
        expect(height, `${width} px: ${heights.join(', ')}`).toBeGreaterThan(heights[index]! * 1.15)
    }
  } finally {
    await stack.stop()
  }
})

test('transitions take a quarter of a second [S9.29]', async ({ page, tideline }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, tideline.siteOrigin)
  const button = page.getByRole('main').getByRole('button', { name: 'Continue to payment' })
  await expect(button).toHaveCSS('transition-duration', /^0\.25s(, 0\.25s)*$/)
  await expect(button).toHaveCSS('transition-timing-function', /^ease-out(, ease-out)*$/)
})
