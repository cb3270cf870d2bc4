import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

/** The widths, in rem, at which the style sheets of a page change, those of the kit's breakpoints. */
const breakpointsOf = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<number>()
    const look = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          for (const [, width] of rule.conditionText.matchAll(/min-width:\s*([\d.]+)rem/g)) {
            found.add(Number(width))
          }
        }
        if ('cssRules' in rule) look(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) look(sheet.cssRules)
    return [...found].toSorted((a, b) => a - b)
  })

test('a section’s column grows to 67.5rem and no further [S9.24]', async ({ page, tideline }) => {
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

test('pages change at the kit’s breakpoints and at no other width [S9.25]', async ({
  page,
  tideline,
}) => {
  await open(page, tideline.siteOrigin)
  const found = await breakpointsOf(page)
  expect(found.filter((width) => ![24, 36, 48, 60, 72].includes(width))).toEqual([])
  expect(found).toContain(60)
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await page.setViewportSize({ width: 60 * 16 - 1, height: 800 })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 60 * 16, height: 800 })
  await expect(menu).toBeHidden()
})

test('what changes eases out in a quarter of a second [S9.29]', async ({ page, tideline }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, tideline.siteOrigin)
  const button = page.getByRole('main').getByRole('button', { name: 'Continue to payment' })
  await expect(button).toHaveCSS('transition-duration', /^0\.25s(, 0\.25s)*$/)
  await expect(button).toHaveCSS('transition-timing-function', /^ease-out(, ease-out)*$/)
})
