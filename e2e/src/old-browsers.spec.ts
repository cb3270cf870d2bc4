import type { Page } from '@playwright/test'
import { donateHere } from './donation.ts'
import { expect, open, test } from './test.ts'

/*
 * Browsers that lack newer functions: the oldest supported ones (`vite-plugin.ts` of the framework) run the
 * application, and older ones keep the pages as the server rendered them.
 */

/** Removes what browsers of May 2024 do not have yet. */
function removeNewFunctions() {
  const statics: [object | undefined, string[]][] = [
    [URL, ['parse']],
    [Promise, ['try']],
    [RegExp, ['escape']],
    [Error, ['isError']],
    [Math, ['sumPrecise', 'f16round']],
    [Intl, ['DurationFormat']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [
      Set.prototype,
      'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'.split(
        ' ',
      ),
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
      'map filter take drop flatMap reduce toArray forEach some every find'.split(' '),
    ],
    [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
    [Element.prototype, ['moveBefore', 'setHTML', 'checkVisibility']],
    [
      window,
      'scheduler requestIdleCallback navigation cookieStore Iterator Temporal Float16Array URLPattern'.split(
        ' ',
      ),
    ],
  ]
  for (const [owner, names] of statics)
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
}

/** Removes what browsers have that are older than the supported ones. */
function removeRecentFunctions() {
  Reflect.deleteProperty(URL, 'parse')
  Reflect.deleteProperty(URL, 'canParse')
  Reflect.deleteProperty(Promise, 'withResolvers')
  Reflect.deleteProperty(Object, 'groupBy')
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast'])
    Reflect.deleteProperty(Array.prototype, name)
}

async function give(page: Page, siteOrigin: string) {
  await page.goto(`${siteOrigin}/fundraising/maya-walks/donate`)
  await donateHere(page, '25.00')
  await expect(page.getByText('£25.00').first()).toBeVisible()
}

test('the oldest browsers donate and sign in', async ({
  page,
  tideline,
  summit,
  browserErrors,
}) => {
  await page.addInitScript(removeNewFunctions)
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, tideline.siteOrigin)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.mouse.wheel(0, 3000)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').locator('a[href^="/fundraising/"]').first().click()
  await expect(page).toHaveURL(/\/fundraising\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
  await page.goto(`${tideline.siteOrigin}/people`)
  await expect(page.getByRole('combobox').first()).toBeVisible()
  await give(page, tideline.siteOrigin)

  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${summit.siteOrigin}/?login`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill('jack@summit.example')
  await dialog.getByLabel(/^Password/).fill('milepost')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
  await open(page, `${summit.siteOrigin}/fundraising-edit/jack-for-home`)
  await expect(page.getByLabel('Page title')).toBeVisible()
  // The router warns that it navigates without an animation.
  expect(browserErrors.filter((line) => !line.includes('viewTransition'))).toEqual([])
})

test('older browsers show plain pages and donate', async ({ page, tideline, browserErrors }) => {
  await page.addInitScript(removeRecentFunctions)
  await page.goto(tideline.siteOrigin)
  await page.mouse.click(5, 5)
  await page.mouse.wheel(0, 3000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accessibility')
  await give(page, tideline.siteOrigin)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('£25.00').first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  expect(browserErrors).toEqual([])
})
